import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  output,
  signal,
} from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { replayPlayer } from '../../../deal/replay/player';
import { shareStep } from '../../../deal/replay/share-step';
import { StepControls } from '../../../deal/replay/step-controls';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import type { SessionEntries } from '../../../sessions/session-entries';
import { ScrabbleBoard } from '../board/board';
import { GameRanking } from './game-ranking';
import { GameSheet } from './game-sheet';
import { boardAt, boardBefore, freshSquares, momentOfRound, momentsOf, squaresOf, wordStops } from './replay';
import { RoundPanel } from './round-panel';
import { scrabbleTexts } from '../texts';

/** A game of duplicate Scrabble, replayed round by round: the rack first, then the word that was retained. */
@Component({
  selector: 'arb-scrabble-game',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ScrabbleBoard, RoundPanel, StepControls, GameSheet, GameRanking],
  templateUrl: './game.html',
  styleUrl: './game.scss',
})
export class ScrabbleGame {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly entries = input.required<SessionEntries>();
  /** The round in the address; the last word laid where it names none. */
  readonly round = input<string | undefined>(undefined);
  readonly shown = output<number>();
  protected readonly moments = computed(() => momentsOf(this.view().rounds));
  private readonly moved = linkedSignal<string | undefined, number | null>({
    source: this.round,
    computation: () => null,
  });
  protected readonly step = computed(() => {
    const asked = momentOfRound(this.moments(), Number(this.round() ?? 0));
    return Math.min(this.moved() ?? asked ?? this.steps(), this.steps());
  });
  protected readonly steps = computed(() => this.moments().length - 1);
  protected readonly moment = computed(() => this.moments()[this.step()] ?? { kind: 'start' as const });
  protected readonly shownRound = computed(() => {
    const moment = this.moment();
    return moment.kind === 'start' ? null : moment.round;
  });
  protected readonly board = computed(() => boardAt(this.view().rounds, this.moment()));
  /** A solution that somebody points at, drawn over the board before it. */
  protected readonly pointed = signal<{ readonly place: string; readonly word: string } | null>(null);
  protected readonly ghost = computed(() => {
    const pointed = this.pointed();
    return pointed === null ? new Map<number, string>() : squaresOf(pointed);
  });
  protected readonly drawn = computed(() => {
    const moment = this.moment();
    const before = moment.kind === 'word' && this.pointed() !== null;
    return before ? boardBefore(this.view().rounds, moment.index) : this.board();
  });
  protected readonly fresh = computed(() => {
    const moment = this.moment();
    if (moment.kind !== 'word' || moment.round.retained === null || this.pointed() !== null)
      return new Set<number>();
    return freshSquares(boardBefore(this.view().rounds, moment.index), moment.round.retained);
  });
  protected readonly player = replayPlayer({
    step: () => this.step(),
    steps: () => this.steps(),
    stops: () => wordStops(this.moments()),
    go: (step) => {
      this.go(step);
    },
    beat: 1400,
  });
  protected readonly share = shareStep();

  /** The address names the round that is shown. */
  protected shareThis(): void {
    void this.share.send(location.href);
  }

  protected go(step: number): void {
    this.pointed.set(null);
    const within = Math.max(0, Math.min(step, this.steps()));
    this.moved.set(within);
    const moment = this.moments()[within];
    if (moment !== undefined) this.shown.emit(moment.kind === 'start' ? 0 : moment.round.number);
  }

  protected goRound(number: number): void {
    this.go(momentOfRound(this.moments(), number) ?? this.step());
  }
}
