import { type Card, NO_CARD } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, type Seat } from '@arbitre/rules/kernel/compass';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import { holds } from '@arbitre/rules/kernel/hands';
import { copyPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import { copyVisible, noneVisible, type VisibleCards } from '@arbitre/rules/kernel/tricks/visible';
import { type Auction, type Bid, type Call, CALLS, highest } from './auction';
import { BLANCHE, BONHOMME, newFiveHundredPlay } from './cards';
import type { DisputeOpened, IrregularityObserved, ResultRecorded } from './events';
import type { Silenced } from './score';
import type { FiveHundredSetup } from './setup';

/** `kitty`: from the end of the auction until the taker has discarded. */
type Phase = 'waiting' | 'auction' | 'kitty' | 'play' | 'finished';

/** A failure to follow that the rules saw and nobody has corrected; `trick` counts from 1. */
type RevokeMark = { readonly seat: number; readonly trick: number; readonly card: string };

/** The failure to follow that stopped the deal; `step`: the place of its card in the trick. */
type Established = { readonly seat: number; readonly trick: number; readonly step: number };

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type FiveHundredState = {
  readonly setup: FiveHundredSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  /** 1, and one more each time the deal is cancelled and dealt again. */
  attempt: number;
  cut: boolean;
  dealt: boolean;
  calls: readonly Call[];
  /** The six cards that were dealt to the kitty; null where nobody knows them. */
  kitty: readonly Card[] | null;
  /** Cards that were dealt to the kitty, as counted or as its cards show; -1 where nobody knows. */
  kittyCount: number;
  taken: boolean;
  /** The joker that the taker showed (C500-5.2). */
  shown: Card;
  /** Cards that the taker has put away. */
  discarded: number;
  play: Play;
  /** The card that a joker led without trump called by name (C500-5-GAP-4); for the trick on the table alone. */
  asked: Card;
  /** Cards that lie face up before their players (C500-8.1). */
  visible: VisibleCards;
  /** Cards that each seat was dealt, as counted or as the hands show; -1 where nobody knows. */
  readonly counts: Int8Array;
  revokes: readonly RevokeMark[];
  /** Failures to follow in earlier tricks that are on record as proven, one bit a trick, by seat. */
  readonly known: Int32Array;
  established: Established | null;
  irregularities: readonly IrregularityObserved['data'][];
  /** Sides whose points of the deal are lost (C500-9-GAP-1). */
  silenced: Silenced;
  /** What the arbiter ruled that the taker's side won; null where the tricks say it. */
  ruledTricks: number | null;
  dispute: DisputeOpened['data'] | null;
  /** What disputes were about that have been decided: the decision is final (C500-9.1). */
  settled: readonly string[];
  recorded: ResultRecorded['data'] | null;
  /** Something has happened that may change the score. */
  scoreDue: boolean;
  score: DealScore | null;
};

export const initialState = ({ setup, policy, grain }: GameSetup<FiveHundredSetup>): FiveHundredState => ({
  setup,
  policy,
  grain,
  phase: 'waiting',
  attempt: 1,
  cut: false,
  dealt: false,
  calls: [],
  kitty: null,
  kittyCount: -1,
  taken: false,
  shown: NO_CARD,
  discarded: 0,
  play: newFiveHundredPlay(),
  asked: NO_CARD,
  visible: noneVisible(SEATS.length),
  counts: new Int8Array(4).fill(-1),
  revokes: [],
  known: new Int32Array(4),
  established: null,
  irregularities: [],
  silenced: 0,
  ruledTricks: null,
  dispute: null,
  settled: [],
  recorded: null,
  scoreDue: false,
  score: null,
});

/** The same dealer deals again: nothing of the cancelled deal counts; what was reported and settled stays (C500-7.1). */
export const dealAgain = (state: FiveHundredState): void => {
  const { setup, policy, grain, attempt, irregularities, settled, score } = state;
  const scoreDue = score !== null;
  Object.assign(state, initialState({ setup, policy, grain }), { irregularities, settled, score, scoreDue });
  state.attempt = attempt + 1;
};

export const copyState = (state: FiveHundredState): FiveHundredState => ({
  ...state,
  play: copyPlay(state.play),
  visible: copyVisible(state.visible),
  counts: state.counts.slice(),
  known: state.known.slice(),
});

/** Whether a seat is known to hold both jokers (C500-4.5). */
export const holdsBothJokers = ({ play }: FiveHundredState, seat: number): boolean =>
  holds(play.held, seat, BLANCHE) && holds(play.held, seat, BONHOMME);

/** The auction as the seat that speaks hears it. */
export const auctionOf = (state: FiveHundredState, seat: number): Auction => ({
  dealer: state.setup.dealer,
  calls: state.calls,
  holdsJokers: holdsBothJokers(state, seat),
});

/** Who took the contract, and which; null before the auction is closed, or where nobody bid. */
export const contractOf = ({ calls }: FiveHundredState): { readonly seat: Seat; readonly bid: Bid } | null =>
  calls.length === CALLS ? highest(calls) : null;

/** -1 before the auction is closed. */
export const takerOf = (state: FiveHundredState): number => seatIndex(contractOf(state)?.seat ?? '');

/** Two disputes with the same key are about the same facts. */
export const disputeKey = ({ article, accused, trick, reason }: DisputeOpened['data']): string =>
  accused === undefined || trick === undefined ? `${article}|${reason}` : `revoke|${accused}|${trick}`;
