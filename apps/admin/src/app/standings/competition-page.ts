import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  input,
} from '@angular/core';
import { NavigationEnd, Router, RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { toSignal } from '@angular/core/rxjs-interop';
import { filter, map } from 'rxjs';
import { GameOnPage } from '../games/game-on-page';
import { filesOf } from '../games/listings';
import { Commands } from '../keyboard/commands';
import { Hotkeys } from '../keyboard/hotkeys';
import { Language } from '../language/language';
import { Session } from '../account/account';
import { pageTexts } from '../language/page-texts';
import { publicationTexts } from '../publication/publication-texts';
import { pageTitle } from '../title/page-title';
import { CompetitionContext } from './competition-context';
import { CompetitionTasks } from '../tasks/competition-tasks';
import { taskTexts } from '../tasks/task-texts';
import { arbiterTexts } from '../arbiter/arbiter-texts';
import { embargoTexts } from './embargo-texts';

/** The head and the tabs of one competition; its pages are shown below. */
@Component({
  selector: 'arb-competition-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterOutlet, RouterLink, RouterLinkActive],
  providers: [CompetitionContext, GameOnPage, CompetitionTasks],
  templateUrl: './competition-page.html',
  styleUrl: './competition-page.scss',
})
export class CompetitionPage {
  private readonly router = inject(Router);
  private readonly session = inject(Session);
  private readonly may = this.session.may;
  protected readonly reads = this.session.reads;
  /** Strangers are shown what everybody may see, and offered nothing else. */
  protected readonly known = computed(() => this.session.account() !== null);
  /** Who has no account opens no session: what there is is shown. */
  protected readonly sessionsShown = computed(
    () => this.context.hasSessions() && (this.known() || (this.context.head()?.sessions.length ?? 0) > 0),
  );
  protected readonly publication = pageTexts(publicationTexts);
  /** There is something published, or somebody who may publish. */
  protected readonly published = computed(
    () =>
      (this.context.head()?.publishedNumber ?? null) !== null ||
      this.session.operations().has('publishRanking'),
  );
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  readonly id = input.required<string>();
  private readonly url = toSignal(
    this.router.events.pipe(
      filter((event) => event instanceof NavigationEnd),
      map(({ urlAfterRedirects }) => urlAfterRedirects),
    ),
    { initialValue: this.router.url },
  );
  protected readonly onSession = computed(() => this.url().includes('/sessions/'));
  /** Results are entered by those whose role may. */
  protected readonly mayEnter = computed(() => this.context.hasLines() && this.may().record);
  /** Where its results are taken out as a file, by those who may open such a competition. */
  protected readonly files = computed(() =>
    this.session.operations().has('openCompetition') ? filesOf(this.context.head()?.game ?? '') : null,
  );
  protected readonly embargo = pageTexts(embargoTexts);
  protected readonly arbiter = pageTexts(arbiterTexts);
  protected readonly tasks = inject(CompetitionTasks);
  protected readonly taskTexts = pageTexts(taskTexts);
  /** Whoever may do something about a result, or has something waiting. */
  protected readonly hasTasks = computed(
    () => this.context.hasDeals() && (this.may().record || this.may().rule || this.tasks.all().length > 0),
  );
  /** Until when boards are kept from those who have yet to play them; null where none is any more. */
  protected readonly kept = computed(() => {
    const until = this.context.head()?.embargo?.until ?? null;
    return until !== null && Date.parse(until) > Date.now() ? until : null;
  });
  /** Where the tab leads: to the newest session, or to the first that is still to be opened. */
  protected readonly lastSession = computed(() => this.context.head()?.sessions.at(-1)?.number ?? 1);

  constructor() {
    const here = inject(DestroyRef);
    const game = inject(GameOnPage);
    effect(() => {
      this.context.id.set(this.id());
    });
    effect(() => {
      game.id.set(this.context.head()?.game ?? '');
    });
    // What is shown below has its own title.
    pageTitle(() => (this.context.missing() ? [this.language.texts().lost.title] : null));
    const enter = (): void => {
      if (this.mayEnter()) void this.go('entry');
    };
    inject(Hotkeys).bind(
      { r: enter, s: () => void this.go(), e: () => void (this.known() ? this.go('entries') : undefined) },
      here,
    );
    inject(Commands).offer(() => this.offers(), here);
  }

  private go(...rest: readonly string[]): Promise<boolean> {
    return this.router.navigate(['/competitions', this.id(), ...rest]);
  }

  private offers() {
    const texts = this.language.texts();
    const sessions = {
      id: 'here-sessions',
      label: texts.standings.sessions,
      run: () => void this.go('sessions', String(this.lastSession())),
    };
    const boards = {
      id: 'here-boards',
      label: this.language.terms(this.context.head()?.game ?? '').boards,
      run: () => void this.go('boards'),
    };
    const entry = {
      id: 'here-entry',
      label: texts.palette.goEntry,
      key: 'R',
      run: () => void this.go('entry'),
    };
    const tasks = { id: 'here-tasks', label: this.taskTexts().title, run: () => void this.go('tasks') };
    const entries = {
      id: 'here-entries',
      label: texts.palette.goEntries,
      key: 'E',
      run: () => void this.go('entries'),
    };
    const room = { id: 'here-room', label: texts.standings.room, run: () => void this.go('room') };
    const arbiter = { id: 'here-arbiter', label: this.arbiter().title, run: () => void this.go('arbiter') };
    const published = {
      id: 'here-published',
      label: this.publication().title,
      run: () => void this.go('published'),
    };
    return [
      ...(this.hasTasks() ? [tasks] : []),
      ...(this.sessionsShown() ? [sessions] : []),
      ...(this.mayEnter() ? [entry] : []),
      ...(this.known() ? [entries] : []),
      { id: 'here-standings', label: texts.palette.goStandings, key: 'S', run: () => void this.go() },
      ...(this.context.hasDeals() ? [boards] : []),
      ...(this.published() ? [published] : []),
      ...(this.context.hasDeals() && this.known() ? [room, arbiter] : []),
    ];
  }
}
