import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  Injector,
  afterNextRender,
  computed,
  effect,
  inject,
  input,
  output,
  signal,
  untracked,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { scrabbleRecordText, type ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../language/page-texts';
import { saveFile } from '../../../take-away/save-file';
import { SessionContext, type SessionAct } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { Rack } from '../board/rack';
import { TopList } from '../game/top-list';
import { scrabbleTexts } from '../texts';
import { deskTexts } from './desk-texts';
import { DrawForm } from './draw/draw-form';
import { SeedForm } from './draw/seed-form';
import { seedTexts } from './draw/seed-texts';
import { GameClock } from './game-clock';
import { lettersWithout } from './draw/random-draw';
import { SpokenLines } from './slips/spoken-lines';
import { TopChoice, type Retaining } from './draw/top-choice';

/** Acts that take the moment at which they are given. */
const timed: ReadonlySet<string> = new Set([
  'call-rack',
  'repeat-rack',
  'start-clock',
  'signal-time',
  'end-time',
  'announce-word',
  'announce-results',
  'resume',
  'abandon',
  'open-next-game',
]);
/** While the letters are announced and played; afterwards one of the tops is chosen. */
const beforeRetaining: ReadonlySet<string> = new Set(['announce', 'ready', 'playing', 'collect']);
const simple: ReadonlySet<string> = new Set([...timed, 'collect-slips']);

/** What the game is at, and the one thing that the arbiter does next. */
@Component({
  selector: 'arb-phase-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Rack, DrawForm, GameClock, RouterLink, SeedForm, SpokenLines, TopChoice, TopList],
  templateUrl: './phase-card.html',
  styles: `
    :host {
      --tile: 2.2rem;

      display: grid;
      gap: 0.875rem;
    }
    h2 {
      font-size: 1rem;
    }
    .seed {
      overflow-wrap: anywhere;
    }
    summary {
      min-height: var(--target);
      align-content: center;
      cursor: pointer;
    }
    .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
})
export class PhaseCard {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly injector = inject(Injector);
  private readonly session = inject(SessionContext);
  private readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly seeds = pageTexts(seedTexts);
  protected readonly game = pageTexts(scrabbleTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly busy = input.required<boolean>();
  readonly act = output<SessionAct>();
  readonly point = output<{ readonly place: string; readonly word: string } | null>();
  protected readonly round = computed(() => this.view().rounds.at(-1) ?? null);
  protected readonly clock = computed(() =>
    this.view().phase === 'playing' ? (this.round()?.clock ?? null) : null,
  );
  protected readonly draw = computed(() => this.view().next.find((next) => next.do === 'draw') ?? null);
  protected readonly verify = computed(() => this.view().next.some((next) => next.do === 'verify-bag'));
  protected readonly bag = computed(() => lettersWithout(this.view().unplaced, this.view().leftover));
  protected readonly retaining = computed(() => this.view().phase === 'retain');
  /** The retained word is said before anything else is done. */
  protected readonly announces = computed(() => this.view().next[0]?.do === 'announce-word');
  /** Acts of one press; the first is the next step. */
  protected readonly simple = computed(() =>
    this.view()
      .next.slice(this.announces() ? 1 : 0)
      .filter((next) => simple.has(next.do) && !(next.do === 'signal-time' && this.clock())),
  );
  /** Seconds until the pause after the last word is over (SCR-3A-GAP-4). */
  protected readonly pause = signal(0);
  protected readonly reveals = computed(() => this.view().next.some((next) => next.do === 'reveal-seed'));
  /** The tops are the arbiter's from the draw on (SCR-2B-4). */
  protected readonly ready = computed(() =>
    beforeRetaining.has(this.view().phase) ? (this.round()?.tops ?? null) : null,
  );
  protected readonly nextGame = computed(() => [
    '/competitions',
    this.competition.id(),
    'sessions',
    this.session.number() + 1,
  ]);
  protected readonly spoken = computed(() => {
    const { phase, rounds } = this.view();
    const shown =
      phase === 'draw' || phase === 'over'
        ? rounds.findLast(({ retained }) => retained !== null)
        : this.round();
    if (shown === null || shown === undefined) return [];
    return shown.retained === null ? shown.spoken.rack : shown.spoken.top;
  });

  constructor() {
    const step = computed(() => {
      const { phase, next, round } = this.view();
      const judged = next.find(({ do: act }) => act === 'enter-slip')?.with.round ?? '';
      return `${phase} ${next[0]?.do ?? ''} ${round} ${judged}`;
    });
    effect((onCleanup) => {
      const until = Date.parse(this.view().pauseUntil ?? '');
      const waits = this.view().phase === 'announce' && until > Date.now();
      const look = (): void => {
        this.pause.set(waits ? Math.max(0, Math.ceil((until - Date.now()) / 1000)) : 0);
      };
      look();
      if (!waits) return;
      const timer = setInterval(look, 250);
      onCleanup(() => {
        clearInterval(timer);
      });
    });
    // The next button takes the focus once it can: while a write is on its way it cannot.
    let before: string | null = null;
    effect(() => {
      const now = step();
      before ??= now;
      if (now === before || this.busy()) return;
      before = now;
      untracked(() => {
        this.focusNext();
      });
    });
  }

  /** Goes on to the next step by one key: presses it, or puts the caret where it is typed. */
  step(): void {
    const next = this.host.querySelector<HTMLElement>('[data-primary]:not(:disabled), input[name=letters]');
    if (next instanceof HTMLButtonElement) next.click();
    else next?.focus();
  }

  protected press(name: string): void {
    if (name === 'call-rack' && this.pause() > 0) {
      this.act.emit({ do: name, at: new Date().toISOString(), override: true });
      return;
    }
    this.act.emit(timed.has(name) ? { do: name, at: new Date().toISOString() } : { do: name });
  }

  /** The file by which other centres replay the game. */
  protected take(): void {
    saveFile(`${this.session.id()}.txt`, 'text/plain', scrabbleRecordText(this.view()));
  }

  protected due(stage: 'signal' | 'end'): void {
    const name = stage === 'signal' ? 'signal-time' : 'end-time';
    if (this.view().next.some((next) => next.do === name)) this.press(name);
  }

  protected retain({ place, word, reason }: Retaining): void {
    this.act.emit({ do: 'retain', ...(reason === null ? {} : { place, word, reason }) });
  }

  /** The button that was pressed is gone: the next one takes the focus, unless somebody is at something else. */
  private focusNext(): void {
    afterNextRender(
      () => {
        const at = document.activeElement;
        if (at !== null && at !== document.body && !this.host.contains(at)) return;
        this.host.querySelector<HTMLElement>('input[name=letters], [data-primary]')?.focus();
      },
      { injector: this.injector },
    );
  }
}
