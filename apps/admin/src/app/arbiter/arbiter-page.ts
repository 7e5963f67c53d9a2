import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  signal,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { Announcer } from '../announce/announcer';
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
import { arbiterTexts } from './arbiter-texts';

type Known = NonNullable<ArbiterDeskResult['competition']>;
type Deal = Known['arbiterTasks'][number]['deal'];
type Given = Known['rulings']['nodes'][number];

const minute = 60_000;

/** What waits for the arbiter of a competition, the longest first, and the rulings given, for everybody to read. Both are live. */
@Component({
  selector: 'arb-arbiter-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More],
  templateUrl: './arbiter-page.html',
  styleUrl: './arbiter-page.scss',
})
export class ArbiterPage {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
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
  private readonly now = signal(Date.now());
  private readonly rules = rulesOf(() => this.context.head()?.game ?? '');
  protected readonly tasks = computed(() =>
    (this.list.query.data()?.competition?.arbiterTasks ?? []).map((task) => ({
      ...task,
      where: this.placeOf(task.deal),
      age: Math.max(0, Math.floor((this.now() - Date.parse(task.since)) / minute)),
      caller: task.by === null ? null : this.callerOf(task.by),
      sentence: this.sentence(task.article),
    })),
  );
  protected readonly rulings = computed(() =>
    this.list.nodes().map((ruling) => ({
      ...ruling,
      where: this.placeOf(ruling.deal),
      sentence: this.sentence(ruling.article),
      sides: this.sidesOf(ruling),
    })),
  );
  private waited: number | null = null;

  constructor() {
    pageTitle(() => [this.texts().title, this.context.head()?.name]);
    const timer = setInterval(() => {
      this.now.set(Date.now());
    }, minute / 4);
    inject(DestroyRef).onDestroy(() => {
      clearInterval(timer);
    });
    this.follow();
    effect(() => {
      const count = this.tasks().length;
      if (this.waited !== null && count > this.waited) this.announcer.say(this.texts().arrived(count));
      this.waited = count;
    });
  }

  private follow(): void {
    effect((onCleanup) => {
      const competition = this.context.id();
      if (competition === '') return;
      const changes = this.graphql.client
        .subscribe({ query: DealsChanged, variables: { competition } })
        .subscribe(({ data }) => {
          if (data === undefined) return;
          this.now.set(Date.now());
          this.graphql
            .ask(ArbiterDesk, { id: competition, atLeast: data.dealsChanged.position })
            .catch(() => undefined);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
  }

  /** A seat, or the side that disputes. */
  private callerOf(by: string): string {
    return this.game.words().seats?.[by] ?? this.language.texts().seats[by] ?? this.game.side(by);
  }

  private placeOf({
    session,
    round,
    table,
    board,
  }: Pick<Deal, 'session' | 'round' | 'table' | 'board'>): string {
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
