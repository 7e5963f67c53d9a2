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
import { rulesOf } from '../games/game-on-page';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { CompetitionTasks, type Task } from './competition-tasks';
import { taskTexts } from './task-texts';

type Desk = Task['desk'];

const minute = 60_000;
/** Where a result is typed, and not where its deal is replayed, these are settled. */
const ON_THE_SHEET: ReadonlySet<Task['kind']> = new Set(['PASSES_DIFFER', 'UNCONFIRMED']);

/** What waits, the longest first, each with the way to where it is done; of one desk, or of the one that is chosen. */
@Component({
  selector: 'arb-tasks-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './tasks-panel.html',
  styleUrl: './tasks-panel.scss',
})
export class TasksPanel {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(taskTexts);
  protected readonly tasks = inject(CompetitionTasks);
  private readonly context = inject(CompetitionContext);
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
        where: this.placeOf(task.deal),
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

  private wayTo({ kind, deal }: Task) {
    const { session, round, table, board } = deal;
    return this.context.hasLines() && ON_THE_SHEET.has(kind)
      ? {
          way: ['/competitions', this.context.id(), 'entry'],
          query: { session, round, table, board },
        }
      : { way: ['/deals', deal.id], query: null };
  }

  private placeOf({ session, round, table, board }: Task['deal']): string {
    const terms = this.language.terms(this.context.head()?.game ?? '');
    const { session: sessionOf, table: tableOf } = this.language.texts().standings;
    return [sessionOf(session), terms.round(round), tableOf(table), terms.board(board)].join(' · ');
  }

  private sentence(article: string | null): string | null {
    return this.rules()?.articles.find(({ id }) => id === article)?.text[this.language.code()] ?? null;
  }
}
