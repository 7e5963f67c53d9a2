import { ChangeDetectionStrategy, Component, inject, input, signal } from '@angular/core';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { OwnMember } from '../people/members/own-member';
import { pageTitle } from '../title/page-title';
import { accountTexts } from './account-texts';
import { PageWrites } from '../writes/page-writes';
import { OtherLogin } from './other-login';
import { OwnSessions } from './own-sessions';
import { Passkeys } from './passkeys';
import { Tokens } from './tokens';
import { Webhooks } from '../webhooks/webhooks';
import { SecondFactor } from './second-factor';
import { ChangePassword, MySessions } from './care.operations';

/** One's own account: where one is signed in, and the password. */
@Component({
  selector: 'arb-account-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OwnSessions, OwnMember, OtherLogin, Tokens, Webhooks, Passkeys, SecondFactor],
  providers: [PageWrites],
  templateUrl: './account-page.html',
  styleUrl: './care.scss',
})
export class AccountPage {
  /** The code of what an OpenID provider sent somebody back with. */
  readonly refused = input<string>();
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly writes = inject(PageWrites);
  protected readonly current = signal('');
  protected readonly fresh = signal('');
  protected readonly shown = signal(false);
  protected readonly changed = signal(false);

  constructor() {
    pageTitle(() => [this.texts().mine]);
  }

  protected async change(event: Event): Promise<void> {
    event.preventDefault();
    this.changed.set(false);
    const input = { current: this.current(), password: this.fresh() };
    if ((await this.writes.send(ChangePassword, 'changePassword', { input })) === null) return;
    this.current.set('');
    this.fresh.set('');
    this.changed.set(true);
    await this.again();
  }

  private async again(): Promise<void> {
    await this.graphql.ask(MySessions, {}).catch(() => null);
  }
}
