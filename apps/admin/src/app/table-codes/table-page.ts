import { ChangeDetectionStrategy, Component, computed, effect, inject, input, signal } from '@angular/core';
import { Session } from '../account/account';
import { sessionCodes } from '../games/listings';
import { GameOnPage } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { ResultsPage } from '../results/results-page';
import { loadEntries } from '../sessions/load-entries';
import { entryName, type SessionEntries } from '../sessions/session-entries';
import { SessionPage } from '../sessions/session-page';
import { CompetitionContext } from '../standings/competition-context';
import { pageTitle } from '../title/page-title';
import { PageWrites } from '../writes/page-writes';
import { HallCall } from '../arbiter/hall-call';
import { dropPage, keepPage } from './kept-page';
import { OwnHands } from './own-hands';
import { EnterTableCode, MyTable } from './table-codes.operations';
import { tableTexts } from './table-texts';

/** A table on a telephone: its code is entered, then its results; nothing else is offered. */
@Component({
  selector: 'arb-table-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [HallCall, OwnHands, ResultsPage, SessionPage],
  providers: [PageWrites, CompetitionContext, GameOnPage],
  templateUrl: './table-page.html',
  styleUrl: '../account/care.scss',
})
export class TablePage {
  private readonly account = inject(Session);
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(tableTexts);
  protected readonly writes = inject(PageWrites);
  protected readonly context = inject(CompetitionContext);
  protected readonly game = inject(GameOnPage);
  readonly round = input<string>();
  private readonly query = liveQuery(MyTable, () => (this.account.isAtTable() ? {} : null));
  protected readonly mine = computed(() =>
    this.account.isAtTable() ? (this.query.data()?.myTable ?? null) : null,
  );
  protected readonly session = computed(() => this.mine()?.session.split('.s').at(-1) ?? '1');
  private readonly entries = signal<SessionEntries>(new Map());
  /** Where a code is for a player, the own name and number. */
  protected readonly whose = computed(() => {
    const table = this.mine()?.table ?? null;
    if (table === null) return this.texts().all;
    return this.isForPlayer() ? entryName(this.entries(), table) : this.texts().ofTable(table);
  });
  protected readonly isForPlayer = computed(
    () => sessionCodes(this.context.head()?.game ?? '') === 'players',
  );
  /** A picture brings the code behind #, which no server is sent. */
  protected readonly code = signal(location.hash.slice(1));

  /** Somebody sat here whose code has come to its end. */
  protected readonly over = signal(false);
  private sat = false;

  constructor() {
    const { game } = this;
    pageTitle(() => [this.texts().enterTitle]);
    effect(() => {
      this.context.id.set(this.mine()?.competition ?? '');
    });
    effect(() => {
      const isAtTable = this.mine() !== null;
      this.over.set(!isAtTable && this.sat);
      this.sat ||= isAtTable;
    });
    effect(() => {
      const competition = this.mine()?.competition ?? '';
      if (competition === '' || !this.isForPlayer()) return;
      loadEntries(this.graphql, this.language, competition).then(
        (entries) => {
          this.entries.set(entries);
        },
        () => undefined,
      );
    });
    effect(() => {
      if (this.mine() !== null && this.context.head() !== null) void keepPage();
    });
    effect(() => {
      game.id.set(this.context.head()?.game ?? '');
    });
  }

  protected async enter(event: Event): Promise<void> {
    event.preventDefault();
    const input = { code: this.code() };
    if ((await this.writes.send(EnterTableCode, 'enterTableCode', { input })) === null) return;
    this.code.set('');
    await this.account.again();
    // The code before it may have come to its end while the page stood: what it was told of its table holds no longer.
    await this.graphql.ask(MyTable, {}).catch(() => undefined);
  }

  protected async leave(): Promise<void> {
    this.sat = false;
    await this.account.signOut();
    await dropPage();
  }
}
