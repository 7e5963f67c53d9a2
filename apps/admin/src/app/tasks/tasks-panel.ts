import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  inject,
  input,
  signal,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../account/account';
import { GameOnPage, rulesOf } from '../games/game-on-page';
import { freshId } from '../graphql/fresh-id';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { UpholdResult } from '../results/results.operations';
import { CompetitionContext } from '../standings/competition-context';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { PageWrites } from '../writes/page-writes';
import { CompetitionTasks, type Task } from './competition-tasks';
import { UpholdFigure } from './tasks.operations';
import { taskTexts } from './task-texts';

type Desk = Task['desk'];

/** `<competition>.s<number>` */
const numberOf = (figure: Task['figure']): number => Number(figure?.session.split('.s').at(-1) ?? 0);

const minute = 60_000;
/** Where a result is typed, and not where its deal is replayed, these are settled. */
const ON_THE_SHEET: ReadonlySet<Task['kind']> = new Set(['PASSES_DIFFER', 'READ_ONCE', 'UNCONFIRMED']);

/** These are settled by a person who says that the result is right. */
const HELD_VALID: ReadonlySet<Task['kind']> = new Set(['IMPROBABLE', 'ONE_HAND']);

/** What waits, the longest first, each with the way to where it is done; of one desk, or of the one that is chosen. */
@Component({
  selector: 'arb-tasks-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, RouterLink],
  providers: [PageWrites],
  templateUrl: './tasks-panel.html',
  styleUrl: './tasks-panel.scss',
})
export class TasksPanel {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(taskTexts);
  protected readonly tasks = inject(CompetitionTasks);
  private readonly context = inject(CompetitionContext);
  private readonly account = inject(Session);
  private readonly game = inject(GameOnPage);
  protected readonly writes = inject(PageWrites);
  protected readonly fields = computed((): readonly FormField[] => [
    { name: 'reason', label: this.texts().whyValid },
  ]);
  private readonly rules = rulesOf(() => this.context.head()?.game ?? '');
  /** The one desk that is shown; null: whoever looks chooses. */
  readonly only = input<Desk | null>(null);
  protected readonly chosen = signal<Desk | null>(null);
  private readonly now = signal(Date.now());
  private readonly desk = computed(() => this.only() ?? this.chosen());
  /** The desks that something waits at, with how much. */
  protected readonly desks = computed(() =>
    [...Map.groupBy(this.tasks.all(), ({ desk }) => desk)].map(([desk, tasks]) => ({
      desk,
      count: tasks.length,
    })),
  );
  protected readonly shown = computed(() =>
    this.tasks
      .all()
      .filter(({ desk }) => this.desk() === null || desk === this.desk())
      .map((task) => ({
        ...task,
        ...this.wayTo(task),
        where: this.placeOf(task),
        upheld: this.upholds(task),
        age: Math.max(0, Math.floor((this.now() - Date.parse(task.since)) / minute)),
        sentence: this.sentence(task.article),
      })),
  );

  constructor() {
    const timer = setInterval(() => {
      this.now.set(Date.now());
    }, minute / 4);
    inject(DestroyRef).onDestroy(() => {
      clearInterval(timer);
    });
  }

  private wayTo({ kind, deal, figure }: Task) {
    if (deal === null) return this.wayToFigure(figure);
    const { session, round, table, board } = deal;
    return this.context.hasLines() && ON_THE_SHEET.has(kind)
      ? {
          way: ['/competitions', this.context.id(), 'entry'],
          // The second pass begins with the first that is missing.
          query: kind === 'READ_ONCE' ? { session, round, pass: 2 } : { session, round, table, board },
        }
      : { way: ['/deals', deal.id], query: null };
  }

  private wayToFigure(figure: Task['figure']) {
    const way = ['/competitions', this.context.id(), 'sessions', numberOf(figure)];
    const query = this.game.face()?.sessionQuery?.(figure?.round ?? 1, figure?.table ?? null);
    return { way, query: query ?? null };
  }

  private placeOf({ deal, figure }: Task): string {
    const terms = this.language.terms(this.context.head()?.game ?? '');
    const { session: sessionOf, table: tableOf } = this.language.texts().standings;
    if (deal !== null)
      return [
        ...[sessionOf(deal.session), terms.round(deal.round)],
        ...[tableOf(deal.table), terms.board(deal.board)],
      ].join(' · ');
    const { round, table, entry } = figure ?? { round: 0, table: null, entry: null };
    return [
      ...[sessionOf(numberOf(figure)), terms.round(round)],
      ...(table === null ? [] : [tableOf(table)]),
      ...(entry === null ? [] : [`${entry.number} ${this.language.entry(entry)}`]),
    ].join(' · ');
  }

  /** Whether whoever looks may answer for what looks wrong and is right. */
  private upholds({ kind, deal, figure }: Task): boolean {
    if (!HELD_VALID.has(kind)) return false;
    const operations = this.account.operations();
    return figure === null
      ? (deal?.notation ?? null) !== null && operations.has('upholdResult')
      : operations.has('upholdFigure');
  }

  protected readonly uphold =
    (task: Task) =>
    async ({ reason = '' }: Given) => {
      const done =
        task.figure === null
          ? await this.upholdResult(task.deal, reason)
          : await this.writes.send(UpholdFigure, 'upholdFigure', {
              input: {
                ...{ clientMutationId: freshId(), reason },
                ...{ session: task.figure.session, figure: task.figure.figure },
              },
            });
      if (done !== null) void this.tasks.learn(done.position);
      return done !== null;
    };

  private async upholdResult(deal: Task['deal'], reason: string) {
    const seen = deal?.notation ?? null;
    if (deal === null || seen === null) return null;
    const input = { clientMutationId: freshId(), deal: deal.id, seen, reason };
    return this.writes.send(UpholdResult, 'upholdResult', { input });
  }

  private sentence(article: string | null): string | null {
    return this.rules()?.articles.find(({ id }) => id === article)?.text[this.language.code()] ?? null;
  }
}
