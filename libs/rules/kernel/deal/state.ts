import { type DealScore, VOID } from '../game';
import type { Games } from '../games';
import type { AnyGame } from '../manifest';
import { type Confirmation, unconfirmed } from './confirmation';
import type {
  Adjustment,
  Agreement,
  Appeal,
  ArbiterCall,
  Attention,
  DealOpened,
  LostRight,
  ResultCorrected,
  ResultWithdrawn,
  Ruling,
} from './contract';

/** A deal's life: what it was opened with, its game at this moment, and what the arbiter made of it. */
export type DealState = {
  /** The games that deals may be opened with. */
  readonly games: Games;
  opened: DealOpened['data'] | null;
  game: AnyGame | null;
  gameState: unknown;
  /** The score that stands, corrections included; rulings lie over it. */
  score: DealScore | null;
  /** The adjustment in force for each side; a later ruling replaces an earlier one of the same side. */
  adjustments: Readonly<Record<string, Adjustment>> | null;
  arbiterCalls: readonly ArbiterCall[];
  /** In the order in which it was drawn; what was answered among it. */
  attention: readonly Attention[];
  /** What players settled between themselves, in its order; what was judged among it. */
  agreements: readonly Agreement[];
  /** Rights that a side has lost, while the choice that they gave is open. */
  forfeited: readonly LostRight[];
  /** In the order in which they were given; those withdrawn among them. */
  rulings: readonly Ruling[];
  /** In the order in which they were lodged. */
  appeals: readonly Appeal[];
  corrections: readonly ResultCorrected['data'][];
  /** Why no score stands any more, or the board was not played; null once there is one again. */
  withdrawn: ResultWithdrawn['data'] | null;
  /** What was said of the score that stands. */
  confirmation: Confirmation;
  /** Every score in the order in which it stood. */
  scores: readonly DealScore[];
};

export const unopenedDeal = (games: Games): DealState => ({
  games,
  opened: null,
  game: null,
  gameState: null,
  score: null,
  adjustments: null,
  arbiterCalls: [],
  attention: [],
  agreements: [],
  forfeited: [],
  rulings: [],
  appeals: [],
  corrections: [],
  withdrawn: null,
  confirmation: unconfirmed,
  scores: [],
});

export const copyDeal = (state: DealState): DealState => ({
  ...state,
  gameState: state.game === null ? null : state.game.copy(state.gameState),
});

/** A deal is over when it has a score that stands for something, or when a ruling gives every side one. */
export const isDealOver = (state: DealState): boolean =>
  (state.score !== null && state.score.notation !== VOID) ||
  (state.opened !== null && sidesOf(state).every((side) => state.adjustments?.[side] !== undefined));

/** A ruling gave every side a score in place of the play, or of a result that was cancelled. */
export const isReplaced = (state: DealState): boolean =>
  (state.score === null || state.score.notation === VOID) && isDealOver(state);

/** The sides that play this deal: those of the seats that its setup has (skat: three, or four, or more). */
export const sidesOf = ({ game, opened }: DealState): readonly string[] => {
  if (game === null || opened === null) return [];
  const seats = game.seatsAt?.(opened.setup);
  return seats === undefined ? game.sides : [...new Set(seats.map((seat) => game.sideOf(seat)))];
};
