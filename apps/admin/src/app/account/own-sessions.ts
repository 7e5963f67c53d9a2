import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { Router } from '@angular/router';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { PageWrites } from '../writes/page-writes';
import { Session } from './account';
import { accountTexts } from './account-texts';
import { browserOf } from './browser-of';
import { EndAllSessions, EndSession, MySessions } from './care.operations';

/** Where one is signed in; each place is ended, or all, by the password where one has not just signed in. */
@Component({
  selector: 'arb-own-sessions',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  templateUrl: './own-sessions.html',
  styleUrl: './care.scss',
})
export class OwnSessions {
  protected readonly browserOf = browserOf;
  private readonly graphql = inject(GraphQL);
  private readonly router = inject(Router);
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly writes = inject(PageWrites);
  protected readonly query = liveQuery(MySessions, () => ({}));
  protected readonly sessions = computed(() => this.query.data()?.mySessions ?? []);
  protected readonly password = signal('');

  protected async end(session: string): Promise<void> {
    const input = { session, current: this.password() || null };
    if ((await this.writes.send(EndSession, 'endSession', { input })) !== null) this.password.set('');
    await this.graphql.ask(MySessions, {}).catch(() => null);
  }

  protected async endAll(): Promise<void> {
    const input = { current: this.password() || null };
    if ((await this.writes.send(EndAllSessions, 'endAllSessions', { input })) === null) return;
    await this.session.ended();
    await this.router.navigateByUrl('/sign-in');
  }
}
