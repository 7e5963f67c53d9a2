import { ChangeDetectionStrategy, Component, computed, effect, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GameOnPage, rulesOf } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { type RuledSide, rulingOf } from '../deal/result/ruling';
import { pageTitle } from '../title/page-title';
import { Session } from '../account/account';
import { freshId } from '../graphql/fresh-id';
import { ActButton } from '../writes/act-button';
import type { Given } from '../writes/form-field';
import { PageWrites } from '../writes/page-writes';
import { ArbiterDesk, CloseHallCall, DealsChanged, type ArbiterDeskResult } from './arbiter.operations';
import { closingFields, outcomeIn } from './closing';
import { HallCall } from './hall-call';
import { SessionWaits } from './session-waits';
import { TasksPanel } from '../tasks/tasks-panel';
import { arbiterTexts } from './arbiter-texts';

type Known = NonNullable<ArbiterDeskResult['competition']>;
type GivenRuling = Known['rulings']['nodes'][number];
type HallCallOnPage = Known['hallCalls'][number];

type Place = {
  readonly session: number;
  readonly round: number | null;
  readonly table: string;
  readonly board?: number;
};

/** What waits for the arbiter of a competition, the longest first, and the rulings given, for everybody to read. Both are live. */
@Component({
  selector: 'arb-arbiter-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More, TasksPanel, ActButton, HallCall, SessionWaits],
  providers: [PageWrites],
  templateUrl: './arbiter-page.html',
  styleUrl: './arbiter-page.scss',
})
export class ArbiterPage {
  private readonly graphql = inject(GraphQL);
  private readonly writes = inject(PageWrites);
  private readonly session = inject(Session);
  protected readonly closing = closingFields();
  protected readonly mayClose = computed(() => this.session.operations().has('closeHallCall'));
  protected readonly hallCalls = computed(() => this.list.query.data()?.competition?.hallCalls ?? []);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(arbiterTexts);
  /** The sessions that go on, where the game has something to ask the arbiter in them. */
  protected readonly asking = computed(() =>
    this.game.face()?.waits === undefined
      ? []
      : (this.context.head()?.sessions ?? []).filter(({ state }) => state === 'OPEN'),
  );
  private readonly variables = computed(() => ({ id: this.context.id() }));
  protected readonly list = furtherPages(
    ArbiterDesk,
    this.variables,
    ({ competition }) => competition?.rulings ?? null,
  );
  private readonly rules = rulesOf(() => this.context.head()?.game ?? '');
  protected readonly rulings = computed(() =>
    this.list.nodes().map((ruling) => ({
      ...ruling,
      where: this.placeOf(ruling.deal),
      sentence: this.sentence(ruling.article),
      decided: this.decided(ruling.outcome),
      sides: this.sidesOf(ruling),
    })),
  );

  constructor() {
    pageTitle(() => [this.texts().title, this.context.head()?.name]);
    this.follow();
  }

  private follow(): void {
    effect((onCleanup) => {
      const competition = this.context.id();
      if (competition === '') return;
      const changes = this.graphql.client
        .subscribe({ query: DealsChanged, variables: { competition } })
        .subscribe(({ data }) => {
          if (data === undefined) return;
          this.graphql
            .ask(ArbiterDesk, { id: competition, atLeast: data.dealsChanged.position })
            .catch(() => undefined);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
  }

  /** Ends a call about which nothing is ruled. */
  protected readonly closer = (one: HallCallOnPage) => async (given: Given) => {
    const { call, session, table } = one;
    const input = {
      ...{ clientMutationId: freshId(), competition: this.context.id(), session, table, call },
      ...outcomeIn(given),
    };
    const done = await this.writes.send(CloseHallCall, 'closeHallCall', { input });
    if (done !== null) this.asked(done.position);
    return done !== null;
  };

  /** The list as it is after a write. */
  protected asked(atLeast: string): void {
    this.graphql.ask(ArbiterDesk, { id: this.context.id(), atLeast }).catch(() => undefined);
  }

  protected placeOf({ session, round, table, board }: Place): string {
    const terms = this.language.terms(this.context.head()?.game ?? '');
    const { session: sessionOf, table: tableOf } = this.language.texts().standings;
    return [
      sessionOf(session),
      ...(round === null ? [] : [terms.round(round)]),
      tableOf(table),
      ...(board === undefined ? [] : [terms.board(board)]),
    ].join(' · ');
  }

  private sentence(article: string | null): string | null {
    return this.rules()?.articles.find(({ id }) => id === article)?.text[this.language.code()] ?? null;
  }

  /** What the law let the arbiter decide. */
  private decided(outcome: string | null): string | null {
    const said = outcome === null ? undefined : this.rules()?.laws?.outcomes[outcome];
    return said?.says[this.language.code()] ?? outcome;
  }

  /** What each side got, by whom it is played. */
  private sidesOf({ adjustments, deal }: GivenRuling) {
    return (rulingOf('RulingGiven', { adjustments })?.adjustments ?? []).map((ruled) => {
      const { entry = null, partner = null } = deal.sides.find((each) => each.side === ruled.side) ?? {};
      return {
        side: this.game.side(ruled.side),
        name: [entry, partner]
          .flatMap((each) => (each === null ? [] : [this.language.entry(each)]))
          .join(' + '),
        given: this.given(ruled),
      };
    });
  }

  private given(ruled: RuledSide): string {
    switch (ruled.kind) {
      case 'artificial':
        return this.texts().percent(this.language.decimal(String(ruled.amount)));
      case 'assigned':
        return this.texts().points(this.language.signed(ruled.amount));
      case 'apart':
        return this.texts().apart(ruled.form);
      case 'weighted':
        return ruled.of
          .map(({ score, percent }) => this.texts().weighed(percent, this.language.signed(score)))
          .join(', ');
    }
  }
}
