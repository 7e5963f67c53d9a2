import { SEATS, seatIndex, type Seat } from '@arbitre/rules/kernel/compass';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import { copyPlay, type Play, startPlay } from '@arbitre/rules/kernel/tricks/play';
import { copyVisible, noneVisible, type VisibleCards } from '@arbitre/rules/kernel/tricks/visible';
import { type Auction, type Call, highest } from './auction';
import { newJoffrePlay, rankingWith } from './cards';
import type { DisputeOpened, IrregularityObserved, ResultRecorded } from './events';
import type { JoffreSetup } from './setup';

type Phase = 'waiting' | 'auction' | 'play' | 'finished';

/** A failure to follow that the rules saw and nobody has corrected; `trick` counts from 1. */
type RevokeMark = { readonly seat: number; readonly trick: number; readonly card: string };

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type JoffreState = {
  readonly setup: JoffreSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  /** 1, and one more each time the deal is cancelled and dealt again. */
  attempt: number;
  cut: boolean;
  dealt: boolean;
  calls: readonly Call[];
  /** The suit of the buyer's first card; -1 before it is played (JOF-4.8). */
  trump: number;
  play: Play;
  /** Cards that lie face up before their players (JOF-6.1). */
  visible: VisibleCards;
  /** Cards that each seat was dealt, as counted or as the hands show; -1 where nobody knows. */
  readonly counts: Int8Array;
  revokes: readonly RevokeMark[];
  /** Failures to follow in closed tricks that are on record as proven, one bit a trick, by seat. */
  readonly known: Int32Array;
  irregularities: readonly IrregularityObserved['data'][];
  /** Sides that the arbiter ruled at fault for a closed trick, one bit each (JOF-6-GAP-3). */
  atFault: number;
  /** What the arbiter ruled that the buyer's side counts; null where the tricks say it. */
  ruledPoints: number | null;
  dispute: DisputeOpened['data'] | null;
  /** What disputes were about that have been decided: the decision is final (JOF-7-GAP-3). */
  settled: readonly string[];
  recorded: ResultRecorded['data'] | null;
  /** Something has happened that may change the score. */
  scoreDue: boolean;
  score: DealScore | null;
};

const freshPlay = (): Play => {
  const play = newJoffrePlay();
  startPlay(play, rankingWith(-1), -1);
  return play;
};

export const initialState = ({ setup, policy, grain }: GameSetup<JoffreSetup>): JoffreState => ({
  setup,
  policy,
  grain,
  phase: 'waiting',
  attempt: 1,
  cut: false,
  dealt: false,
  calls: [],
  trump: -1,
  play: freshPlay(),
  visible: noneVisible(SEATS.length),
  counts: new Int8Array(4).fill(-1),
  revokes: [],
  known: new Int32Array(4),
  irregularities: [],
  atFault: 0,
  ruledPoints: null,
  dispute: null,
  settled: [],
  recorded: null,
  scoreDue: false,
  score: null,
});

/** The same dealer deals again: nothing of the cancelled deal counts; what was reported and settled stays. */
export const dealAgain = (state: JoffreState): void => {
  state.phase = 'waiting';
  state.attempt++;
  state.cut = state.dealt = false;
  state.calls = [];
  state.trump = -1;
  state.play = freshPlay();
  state.visible = noneVisible(SEATS.length);
  state.counts.fill(-1);
  state.revokes = [];
  state.known.fill(0);
  state.atFault = 0;
  state.ruledPoints = null;
  state.dispute = null;
  state.recorded = null;
  state.scoreDue = state.score !== null;
};

export const copyState = (state: JoffreState): JoffreState => ({
  ...state,
  play: copyPlay(state.play),
  visible: copyVisible(state.visible),
  counts: state.counts.slice(),
  known: state.known.slice(),
});

export const auctionOf = ({ setup, calls }: JoffreState): Auction => ({ dealer: setup.dealer, calls });

/** Who bought, and at what; null before the auction is closed (JOF-4.7). */
export const contractOf = (state: JoffreState): { readonly seat: Seat; readonly points: number } | null =>
  state.calls.length === SEATS.length ? highest(state) : null;

export const sideBit = (side: string): number => (side === 'NS' ? 1 : 2);

/** Two disputes with the same key are about the same facts. */
export const disputeKey = ({ article, accused, trick, reason }: DisputeOpened['data']): string =>
  accused === undefined || trick === undefined ? `${article}|${reason}` : `revoke|${accused}|${trick}`;

export const isBuyer = (state: JoffreState, seat: number): boolean =>
  seatIndex(contractOf(state)?.seat ?? '') === seat;
