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
  untracked,
} from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../language/page-texts';
import type { SessionAct } from '../../../sessions/session-context';
import { Rack } from '../board/rack';
import { scrabbleTexts } from '../texts';
import { deskTexts } from './desk-texts';
import { DrawForm } from './draw/draw-form';
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
]);
const simple: ReadonlySet<string> = new Set([...timed, 'collect-slips']);

/** What the game is at, and the one thing that the arbiter does next. */
@Component({
  selector: 'arb-phase-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Rack, DrawForm, GameClock, SpokenLines, TopChoice],
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
  protected readonly texts = pageTexts(deskTexts);
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
  /** Acts of one press; the first is the next step. */
  protected readonly simple = computed(() =>
    this.view().next.filter((next) => simple.has(next.do) && !(next.do === 'signal-time' && this.clock())),
  );
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
    const step = computed(() => `${this.view().phase} ${this.view().next[0]?.do ?? ''} ${this.view().round}`);
    let first = true;
    effect(() => {
      step();
      untracked(() => {
        if (!first) this.focusNext();
        first = false;
      });
    });
  }

  protected press(name: string): void {
    this.act.emit(timed.has(name) ? { do: name, at: new Date().toISOString() } : { do: name });
  }

  protected due(stage: 'signal' | 'end'): void {
    const name = stage === 'signal' ? 'signal-time' : 'end-time';
    if (this.view().next.some((next) => next.do === name)) this.press(name);
  }

  protected retain({ place, word, reason }: Retaining): void {
    this.act.emit({ do: 'retain', ...(reason === null ? {} : { place, word, reason }) });
  }

  /** The button that was pressed is gone: the next one takes the focus, unless somebody is typing elsewhere. */
  private focusNext(): void {
    afterNextRender(
      () => {
        const at = document.activeElement;
        if (at instanceof HTMLInputElement && !this.host.contains(at)) return;
        this.host.querySelector<HTMLElement>('input[name=letters], [data-primary]')?.focus();
      },
      { injector: this.injector },
    );
  }
}
