import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Router } from '@angular/router';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { OwnMember } from '../people/members/own-member';
import { pageTitle } from '../title/page-title';
import { Session } from './account';
import { accountTexts } from './account-texts';
import { PageWrites } from '../writes/page-writes';
import { OtherLogin } from './other-login';
import { Passkeys } from './passkeys';
import { Tokens } from './tokens';
import { Webhooks } from '../webhooks/webhooks';
import { SecondFactor } from './second-factor';
import { ChangePassword, EndAllSessions, EndSession, MySessions } from './care.operations';

/** One's own account: where one is signed in, and the password. */
@Component({
  selector: 'arb-account-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OwnMember, OtherLogin, Tokens, Webhooks, Passkeys, SecondFactor],
  providers: [PageWrites],
  templateUrl: './account-page.html',
  styleUrl: './care.scss',
})
export class AccountPage {
  /** The code of what an OpenID provider sent somebody back with. */
  readonly refused = input<string>();
  private readonly graphql = inject(GraphQL);
  private readonly router = inject(Router);
  private readonly session = inject(Session);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly writes = inject(PageWrites);
  protected readonly query = liveQuery(MySessions, () => ({}));
  protected readonly sessions = computed(() => this.query.data()?.mySessions ?? []);
  protected readonly current = signal('');
  protected readonly fresh = signal('');
  protected readonly shown = signal(false);
  protected readonly changed = signal(false);

  constructor() {
    pageTitle(() => [this.texts().mine]);
  }

  protected async end(session: string): Promise<void> {
    await this.writes.send(EndSession, 'endSession', { input: { session } });
    await this.again();
  }

  protected async endAll(): Promise<void> {
    try {
      await this.graphql.send(EndAllSessions, {});
    } catch {
      this.announcer.warn(this.language.texts().connection.down);
      return;
    }
    await this.session.ended();
    await this.router.navigateByUrl('/sign-in');
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
