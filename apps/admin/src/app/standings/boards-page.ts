import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  untracked,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { NotationText } from '../cards/notation-text';
import { GameOnPage } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { furtherPages, wholeOf } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { sayTexts } from '../results/say-texts';
import { SessionValidity } from '../sessions/validity/session-validity';
import { TakeAway, type Taken } from '../take-away/take-away';
import { pageTitle } from '../title/page-title';
import { BoardSpread } from './board-spread';
import { boardTexts } from './board-texts';
import { CompetitionContext } from './competition-context';
import { ownEntries } from './own/own-entries';
import { OwnMark } from './own/own-mark';
import { BoardResults, type BoardResultsResult } from './standings.operations';

type Deal = NonNullable<BoardResultsResult['competition']>['deals']['nodes'][number];
type SideResult = Deal['sides'][number];

/** Every board with its results table by table; each line leads to the deal. */
@Component({
  selector: 'arb-boards-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, BoardSpread, More, NotationText, OwnMark, SessionValidity, TakeAway],
  templateUrl: './boards-page.html',
  styleUrl: './boards-page.scss',
})
export class BoardsPage {
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  protected readonly sayTexts = pageTexts(sayTexts);
  protected readonly boardTexts = pageTexts(boardTexts);
  protected readonly context = inject(CompetitionContext);
  protected readonly game = inject(GameOnPage);
  readonly session = input<string>();
  readonly board = input<string>();
  protected readonly sessions = computed(() => {
    const boards = this.context.head()?.boards ?? [];
    return [...new Set(boards.map(({ session }) => session))].map((session) => ({
      session,
      boards: boards.filter((each) => each.session === session),
    }));
  });
  protected readonly chosen = computed(() => {
    const first = this.sessions()[0];
    return {
      session: Number(this.session() ?? first?.session ?? 1),
      board: Number(this.board() ?? first?.boards[0]?.board ?? 1),
    };
  });
  /** The session has a page of its own, where it is run. */
  protected readonly hasOrder = computed(
    () => this.context.head()?.sessions.some(({ number }) => number === this.chosen().session) === true,
  );
  private readonly variables = computed(() =>
    this.sessions().length === 0 ? null : { id: this.context.id(), ...this.chosen() },
  );
  protected readonly list = furtherPages(
    BoardResults,
    this.variables,
    ({ competition }) => competition?.deals ?? null,
  );
  private readonly found = this.list.nodes;
  /** The same board at every table goes from the best score down; other games keep the order of the evening. */
  protected readonly deals = computed(() =>
    this.found().toSorted((a, b) =>
      this.mirrored()
        ? (b.sides[0]?.score ?? -Infinity) - (a.sides[0]?.score ?? -Infinity)
        : a.round - b.round || a.table.localeCompare(b.table, undefined, { numeric: true }),
    ),
  );
  /** A number that comes back in several rounds names a deal only together with its round. */
  protected readonly severalRounds = computed(
    () => !this.mirrored() && new Set(this.found().map(({ round }) => round)).size > 1,
  );
  protected readonly terms = computed(() => this.language.terms(this.context.head()?.game ?? ''));
  /** Of all its tables: one with four players has a seat that others have not. */
  protected readonly sides = computed(() => [
    ...new Set(this.found().flatMap(({ sides }) => sides.map(({ side }) => side))),
  ]);
  private readonly bounds = computed(() => {
    const scores = this.found().flatMap(({ sides: [one] }) =>
      typeof one?.score === 'number' ? [one.score] : [],
    );
    return { least: Math.min(...scores), most: Math.max(...scores) };
  });
  private readonly awarded = computed(() =>
    this.found().some(({ sides }) => sides.some(({ award }) => award !== null)),
  );
  protected readonly ownOf = ownEntries();
  /** What one of two sides scores, the other loses: one column says both, beside what each is awarded. */
  protected readonly mirrored = computed((): boolean =>
    this.found().some(
      ({ sides: [one, other] }) => (one?.score ?? 0) !== 0 && one?.score === -(other?.score ?? 0),
    ),
  );

  /** There are results of it that whoever looks has no part in: others have yet to play it. */
  protected readonly kept = computed(() =>
    this.found().some(({ state, notation }) => state === 'SCORED' && notation === null),
  );

  constructor() {
    pageTitle(() =>
      this.context.hasDeals()
        ? [
            this.terms().board(this.chosen().board),
            this.language.texts().standings.session(this.chosen().session),
            this.context.head()?.name,
          ]
        : [this.language.texts().standings.noBoards, this.context.head()?.name],
    );
    effect(() => {
      const atLeast = this.context.changed();
      const variables = untracked(this.variables);
      if (atLeast !== null && variables !== null)
        this.graphql.ask(BoardResults, { ...variables, atLeast }).catch(() => undefined);
    });
  }

  protected readonly document = BoardResults;
  protected readonly asked = computed(() => this.variables() ?? {});
  protected readonly fileName = computed(
    () => `${this.context.id()}-s${this.chosen().session}-b${this.chosen().board}`,
  );

  protected readonly take = async (): Promise<Taken> => {
    await wholeOf(this.list);
    const { table, entry, score, total } = this.language.texts().standings;
    const sides = this.sides();
    const titles = sides.flatMap((side) =>
      [entry, score, total].map((title) => `${title} (${this.game.side(side)})`),
    );
    const lines = this.deals().map((deal) => [
      ...[`${this.terms().round(deal.round)} · ${table(deal.table)}`, deal.notation ?? ''],
      ...sides.flatMap((each) => {
        const found = deal.sides.find(({ side }) => side === each);
        const who = found?.entry ?? null;
        const partner = found?.partner ?? null;
        const names = [who, partner].flatMap((one) => (one === null ? [] : [this.language.entry(one)]));
        return [names.join(' + '), found?.score ?? '', found?.award?.text ?? ''];
      }),
    ]);
    const head = [table('').trim(), this.terms().contract, ...titles];
    return { head, lines, data: this.deals() };
  };

  /** Where a score lies between the least and the best of the board, in percent of a column. */
  protected placeOf({ sides }: Deal): number {
    const score = sides[0]?.score ?? null;
    const { least, most } = this.bounds();
    return score === null || least === most ? 48 : 4 + (88 * (score - least)) / (most - least);
  }

  /** A result of an entry of one's own, or of one's club. */
  protected isOwn({ sides }: Deal): boolean {
    const all = sides.flatMap(({ entry, partner }) => [entry, partner]);
    return all.some((entry) => entry !== null && this.ownOf(entry) !== null);
  }

  protected score({ score }: SideResult): string {
    return score === null ? '' : this.language.whole(score);
  }

  /** What a side has of a deal: its award, or what it scores where deals are worth nothing by themselves (Joffre). */
  protected award({ sides }: Deal, of: string): string {
    const found = sides.find(({ side }) => side === of);
    if (!this.awarded())
      return typeof found?.score === 'number' ? this.language.signed(String(found.score)) : '';
    const award = found?.award ?? null;
    if (award === null) return '';
    return this.context.head()?.unit === 'imp'
      ? this.language.signed(award.text)
      : this.language.decimal(award.text);
  }
}
