import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { PageWrites } from '../writes/page-writes';
import { Session } from './account';
import { accountTexts } from './account-texts';
import { AddPasskey, BeginPasskey, MyPasskeys, RemovePasskey } from './care.operations';
import { PasskeyQuestions } from './passkey-questions';
import { SignInWays } from './sign-in-ways';

/** The passkeys of one's own account: added and taken away with the password, or right after a strong sign-in. */
@Component({
  selector: 'arb-passkeys',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  templateUrl: './passkeys.html',
  styleUrls: ['./care.scss', './second-factor.scss'],
})
export class Passkeys {
  private readonly graphql = inject(GraphQL);
  private readonly session = inject(Session);
  private readonly announcer = inject(Announcer);
  protected readonly questions = inject(PasskeyQuestions);
  protected readonly ways = inject(SignInWays);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly writes = inject(PageWrites);
  protected readonly query = liveQuery(MyPasskeys, () => ({}));
  protected readonly list = computed(() => this.query.data()?.myPasskeys ?? []);
  protected readonly name = signal('');
  protected readonly password = signal('');

  constructor() {
    void this.ways.load();
  }

  protected async add(event: Event): Promise<void> {
    event.preventDefault();
    const begun = await this.writes.send(BeginPasskey, 'beginPasskey', {
      input: { current: this.password() },
    });
    if (begun === null) return;
    const response = await this.questions.make(begun.options);
    if (response === null) {
      this.announcer.warn(this.texts().passkeyAborted);
      return;
    }
    const input = { name: this.name(), response };
    if ((await this.writes.send(AddPasskey, 'addPasskey', { input })) !== null) await this.done();
  }

  protected async remove(passkey: string): Promise<void> {
    const input = { passkey, current: this.password() };
    if ((await this.writes.send(RemovePasskey, 'removePasskey', { input })) !== null) await this.done();
  }

  private async done(): Promise<void> {
    this.name.set('');
    this.password.set('');
    await this.graphql.ask(MyPasskeys, {}).catch(() => null);
    await this.session.again();
  }
}
