import { NO_CARD, type Card } from '@arbitre/rules/kernel/cards';
import { leftOf, type Seat, SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import { emptyHands, type Hands } from '@arbitre/rules/kernel/hands';
import type { DisputeOpened, HandCounted, PointsPegged } from './events';
import type { CribbageSetup } from './setup';
import { KEPT } from './values';

/** `draw`: nobody deals yet; `deal`: the dealer is to deal; `discard`: cards are laid away and the starter turned. */
export type Phase = 'draw' | 'deal' | 'discard' | 'play' | 'show' | 'finished';

/** Points of the play that are due and not pegged. `until`: whose next card ends it; -1 for anybody's (CRIB-4-GAP-13, CRIB-6-GAP-5). */
export type Due = { readonly seat: number; readonly points: number; readonly until: number };
export const NONE_DUE: readonly Due[] = [];

/** The count that may be spoken about, until the next one begins (CRIB-4.20, CRIB-4.21). */
export type OpenCount = HandCounted['data'];

/** The last points pegged in play, where they were too many, until the next card (CRIB-4-GAP-12). */
export type Over = { readonly seat: number; readonly points: number };

/** A game at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type CribbageState = {
  readonly setup: CribbageSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  /** Deals of the game so far. */
  deal: number;
  /** -1 while nobody knows. */
  dealer: number;
  /** Cards of the draw, and who has to draw again. */
  drawn: readonly { readonly seat: Seat; readonly card: string }[];
  drawing: readonly Seat[];
  /** Cards still in the hand, where they are known. */
  readonly hands: Hands;
  /** Cards that are in no hand any more: played, laid away, the starter. */
  readonly out: Int32Array;
  /** Seats whose hand is known, one bit each. */
  known: number;
  /** Cards that each was dealt; -1 where nobody knows. */
  readonly counts: Int8Array;
  /** Seats that have laid a card away, one bit each, and the cards that are known. */
  laid: number;
  readonly crib: Int8Array;
  starter: Card;
  /** The cards that each has played, in their order: the hand of the show. */
  readonly played: Int8Array;
  readonly left: Int8Array;
  /** The series: cards and who played them (CRIB-4.10). */
  readonly series: Int8Array;
  readonly seats: Int8Array;
  length: number;
  count: number;
  /** How many series were begun. */
  number: number;
  /** Seats that said go in this series, one bit each. */
  gone: number;
  /** By seat: the most that would still have fitted when it said go in this deal; 0 where it did not. */
  readonly room: Int8Array;
  turn: number;
  last: number;
  dues: readonly Due[];
  over: Over | null;
  /** Seats with five cards (CRIB-NOTE-1), one bit each. */
  five: number;
  /** Hands that were counted, one bit a seat; 16 for the crib. */
  counted: number;
  open: OpenCount | null;
  /** Someone spoke about the open count already. */
  spoken: boolean;
  /** What each seat, and the crib (4), was counted for in this deal; -1 before. */
  readonly shown: Int8Array;
  readonly totals: Int16Array;
  /** Where the rear pegs stand (CRIB-2.3). */
  readonly rear: Int16Array;
  /** The totals when this deal began: a cancelled deal goes back to them. */
  readonly before: Int16Array;
  lastPegged: PointsPegged['data'] | null;
  dispute: DisputeOpened['data'] | null;
  settled: readonly string[];
  recorded: boolean;
  score: DealScore | null;
};

export const initialState = ({ setup, policy, grain }: GameSetup<CribbageSetup>): CribbageState => ({
  ...{ setup, policy, grain },
  phase: setup.dealer === null ? 'draw' : 'deal',
  deal: 0,
  dealer: setup.dealer === null ? -1 : seatIndex(setup.dealer),
  drawn: [],
  drawing: SEATS,
  hands: emptyHands(4),
  out: new Int32Array(2),
  known: 0,
  counts: new Int8Array(4).fill(-1),
  laid: 0,
  crib: new Int8Array(4).fill(NO_CARD),
  starter: NO_CARD,
  played: new Int8Array(4 * KEPT).fill(NO_CARD),
  left: new Int8Array(4),
  series: new Int8Array(4 * KEPT),
  seats: new Int8Array(4 * KEPT),
  ...{ length: 0, count: 0, number: 0, gone: 0 },
  room: new Int8Array(4),
  ...{ turn: -1, last: -1, dues: NONE_DUE, over: null, five: 0, counted: 0, open: null, spoken: false },
  shown: new Int8Array(5).fill(-1),
  totals: new Int16Array(2),
  rear: new Int16Array(2),
  before: new Int16Array(2),
  lastPegged: null,
  dispute: null,
  settled: [],
  recorded: false,
  score: null,
});

/** Everything of one deal is as before its first card. */
export const clearDeal = (state: CribbageState): void => {
  state.hands.fill(0);
  state.out.fill(0);
  state.known = state.laid = state.length = state.count = state.number = state.gone = 0;
  state.five = state.counted = 0;
  state.counts.fill(-1);
  state.crib.fill(NO_CARD);
  state.starter = NO_CARD;
  state.played.fill(NO_CARD);
  state.left.fill(0);
  state.room.fill(0);
  state.shown.fill(-1);
  state.turn = state.last = -1;
  state.dues = NONE_DUE;
  state.over = state.open = null;
  state.spoken = false;
};

export const copyState = (state: CribbageState): CribbageState => ({
  ...state,
  hands: state.hands.slice(),
  out: state.out.slice(),
  counts: state.counts.slice(),
  crib: state.crib.slice(),
  played: state.played.slice(),
  left: state.left.slice(),
  series: state.series.slice(),
  seats: state.seats.slice(),
  room: state.room.slice(),
  shown: state.shown.slice(),
  totals: state.totals.slice(),
  rear: state.rear.slice(),
  before: state.before.slice(),
});

/** The seats in the order in which they show their hands: the dealer last (CRIB-4.18, CRIB-4.22). */
export const showOrder = ({ dealer }: CribbageState): readonly number[] =>
  [0, 1, 2, 3].map((at) => (leftOf(dealer) + at) & 3);

/** Who counts next: a seat for its hand, 4 for the crib; -1 when all is counted. */
export const nextCount = (state: CribbageState): number => {
  const hand = showOrder(state).find((seat) => (state.counted & (1 << seat)) === 0);
  return hand ?? ((state.counted & 16) === 0 ? 4 : -1);
};

/** The cards that a seat has played, which are its hand in the show (CRIB-4.17). */
export const playedBy = ({ played }: CribbageState, seat: number): readonly Card[] =>
  [...played.subarray(seat * KEPT, seat * KEPT + KEPT)].filter((card) => card !== NO_CARD);

export const cribOf = ({ crib }: CribbageState): readonly Card[] =>
  [...crib].filter((card) => card !== NO_CARD);

export const isKnown = ({ known }: CribbageState, seat: number): boolean => (known & (1 << seat)) !== 0;

/** Two disputes with the same key are about the same facts. */
export const disputeKey = ({ article, reason }: DisputeOpened['data']): string => `${article}|${reason}`;
