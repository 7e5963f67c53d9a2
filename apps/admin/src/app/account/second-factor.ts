import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Session } from './account';
import { accountTexts } from './account-texts';
import { squares } from './qr';
import { PageWrites } from '../writes/page-writes';
import { BeginSecondFactor, ConfirmSecondFactor, RemoveSecondFactor } from './care.operations';

type Begun = { readonly secret: string; readonly address: string };

/** The authenticator of one's own account: added with a code of it, taken away with the password. */
@Component({
  selector: 'arb-second-factor',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  templateUrl: './second-factor.html',
  styleUrls: ['./care.scss', './second-factor.scss'],
})
export class SecondFactor {
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly writes = inject(PageWrites);
  protected readonly state = computed(() => this.session.account()?.secondFactor ?? 'NONE');
  protected readonly password = signal('');
  protected readonly code = signal('');
  protected readonly begun = signal<Begun | null>(null);
  protected readonly picture = computed(() => {
    const begun = this.begun();
    return begun && squares(begun.address);
  });
  /** In fours, as people type it. */
  protected readonly key = computed(() => this.begun()?.secret.replace(/(.{4})(?=.)/g, '$1 ') ?? '');

  protected async begin(event: Event): Promise<void> {
    event.preventDefault();
    const input = { current: this.password() };
    this.begun.set(await this.writes.send(BeginSecondFactor, 'beginSecondFactor', { input }));
    if (this.begun() !== null) this.password.set('');
  }

  protected async confirm(event: Event): Promise<void> {
    event.preventDefault();
    const input = { code: this.code() };
    if ((await this.writes.send(ConfirmSecondFactor, 'confirmSecondFactor', { input })) === null) return;
    this.begun.set(null);
    this.code.set('');
    await this.session.again();
  }

  protected async remove(event: Event): Promise<void> {
    event.preventDefault();
    const input = { current: this.password() };
    if ((await this.writes.send(RemoveSecondFactor, 'removeSecondFactor', { input })) === null) return;
    this.password.set('');
    await this.session.again();
  }
}
