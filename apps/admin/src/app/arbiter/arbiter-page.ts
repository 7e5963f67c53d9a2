import { ChangeDetectionStrategy, Component, computed, effect, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GameOnPage, rulesOf } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { rulingOf } from '../deal/result/ruling';
import { pageTitle } from '../title/page-title';
import { ArbiterDesk, DealsChanged, type ArbiterDeskResult } from './arbiter.operations';
import { TasksPanel } from '../tasks/tasks-panel';
import { arbiterTexts } from './arbiter-texts';

type Known = NonNullable<ArbiterDeskResult['competition']>;
type Given = Known['rulings']['nodes'][number];

/** What waits for the arbiter of a competition, the longest first, and the rulings given, for everybody to read. Both are live. */
@Component({
  selector: 'arb-arbiter-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More, TasksPanel],
  templateUrl: './arbiter-page.html',
  styleUrl: './arbiter-page.scss',
})
export class ArbiterPage {
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(arbiterTexts);
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

  private placeOf({ session, round, table, board }: Given['deal']): string {
    const terms = this.language.terms(this.context.head()?.game ?? '');
    const { session: sessionOf, table: tableOf } = this.language.texts().standings;
    return [sessionOf(session), terms.round(round), tableOf(table), terms.board(board)].join(' · ');
  }

  private sentence(article: string | null): string | null {
    return this.rules()?.articles.find(({ id }) => id === article)?.text[this.language.code()] ?? null;
  }

  /** What each side got, by whom it is played. */
  private sidesOf({ adjustments, deal }: Given) {
    return (rulingOf('RulingGiven', { adjustments })?.adjustments ?? []).map(({ side, kind, amount }) => {
      const entry = deal.sides.find((each) => each.side === side)?.entry ?? null;
      return {
        side: this.game.side(side),
        name: entry === null ? '' : this.language.entry(entry),
        given:
          kind === 'artificial'
            ? this.texts().percent(this.language.decimal(String(amount)))
            : this.texts().points(this.language.signed(amount)),
      };
    });
  }
}
