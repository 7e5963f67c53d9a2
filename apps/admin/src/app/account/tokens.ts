import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { Announcer } from '../announce/announcer';
import { copyText } from '../deal/clipboard';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { officialsTexts } from '../people/officials/officials-texts';
import { scopeWords } from '../people/officials/scope-words';
import { PageWrites } from '../writes/page-writes';
import { tokenTexts } from './token-texts';
import { CreateToken, MyTokens, RevokeToken } from './tokens.operations';

/** As the API has it where nothing is said. */
const DAYS = 90;

/** The tokens of one's own account, for programs: each shown once, when it is made. */
@Component({
  selector: 'arb-tokens',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  templateUrl: './tokens.html',
  styleUrl: './care.scss',
})
export class Tokens {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(tokenTexts);
  private readonly officials = pageTexts(officialsTexts);
  protected readonly writes = inject(PageWrites);
  private readonly query = liveQuery(MyTokens, () => ({}));
  protected readonly list = computed(() => this.query.data()?.myTokens ?? []);
  protected readonly grants = computed(() =>
    (this.query.data()?.me?.grants ?? []).filter((one) => !one.ended),
  );
  protected readonly name = signal('');
  protected readonly chosen = signal<ReadonlySet<string>>(new Set());
  protected readonly readsOnly = signal(true);
  protected readonly days = signal(DAYS);
  protected readonly password = signal('');
  /** The token that was made last. */
  protected readonly fresh = signal('');

  protected choose(grant: string, chosen: boolean): void {
    this.chosen.update(
      (before) => new Set([...before].filter((one) => one !== grant).concat(chosen ? grant : [])),
    );
  }

  protected async make(event: Event): Promise<void> {
    event.preventDefault();
    const [name, current, days] = [this.name(), this.password(), Math.trunc(this.days()) || DAYS];
    const input = { name, current, days, readsOnly: this.readsOnly(), grants: [...this.chosen()] };
    const made = await this.writes.send(CreateToken, 'createToken', { input });
    if (made === null) return;
    this.fresh.set(made.token);
    this.name.set('');
    this.password.set('');
    await this.again();
  }

  protected async revoke(token: string, name: string): Promise<void> {
    if (!confirm(this.texts().revokeAsk(name))) return;
    if ((await this.writes.send(RevokeToken, 'revokeToken', { input: { token } })) !== null)
      await this.again();
  }

  protected async copy(): Promise<void> {
    await copyText(this.fresh());
    this.announcer.say(this.texts().copied);
  }

  private async again(): Promise<void> {
    await this.graphql.ask(MyTokens, {}).catch(() => null);
  }

  /** Where a grant holds, in words. */
  protected whereOf(scope: string): string {
    return scopeWords(this.officials().places, scope);
  }
}
