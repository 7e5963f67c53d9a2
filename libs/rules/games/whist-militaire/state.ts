import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { compassRanking, newCompassPlay } from '@arbitre/rules/kernel/tricks/compass';
import { copyPlay, type Play, startPlay } from '@arbitre/rules/kernel/tricks/play';
import { copyVisible, noneVisible, type VisibleCards } from '@arbitre/rules/kernel/tricks/visible';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import type { DisputeOpened, IrregularityObserved, PenaltyImposed, ResultRecorded } from './events';
import { leftOf, SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import type { WhistMilitaireSetup } from './setup';

/** `dealing`: the dealer has begun; `finished`: the deal has its score. */
export type Phase = 'waiting' | 'dealing' | 'play' | 'finished';

/** A revoke that the rules saw and nobody has corrected; `trick` counts from 1. */
export type RevokeMark = { readonly seat: number; readonly trick: number; readonly card: string };

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type WhistMilitaireState = {
  readonly setup: WhistMilitaireSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  /** 1, and one more each time the deal is cancelled and dealt again. */
  attempt: number;
  cut: boolean;
  started: boolean;
  dealt: boolean;
  play: Play;
  /** Cards that lie face up before their players (WM-R10). */
  visible: VisibleCards;
  /** Cards that each seat was dealt, as counted or as the hands show; -1 where nobody knows. */
  readonly counts: Int8Array;
  /** Seats that have confirmed their count, one bit each (WM-R7.1). */
  confirmed: number;
  revokes: readonly RevokeMark[];
  /** Revokes of closed tricks that were already penalised, one bit a trick, by seat. */
  readonly penalised: Int32Array;
  irregularities: readonly IrregularityObserved['data'][];
  penalties: readonly PenaltyImposed['data'][];
  /** Sides that lose the point, one bit each: both means that the deal is cancelled. */
  atFault: number;
  dispute: DisputeOpened['data'] | null;
  /** What disputes were about that have been decided: no appeal on the same facts (WM-R2). */
  settled: readonly string[];
  claimsClosed: boolean;
  pack: string | null;
  packDefect: boolean;
  recorded: ResultRecorded['data'] | null;
  /** Something has happened that may change the score. */
  scoreDue: boolean;
  score: DealScore | null;
};

/** The trump is published before; the eldest hand leads (WM-3.3, WM-4.2). */
const freshPlay = ({ trump, dealer }: WhistMilitaireSetup): Play => {
  const play = newCompassPlay();
  startPlay(play, compassRanking(SUIT_LETTERS.indexOf(trump)), leftOf(seatIndex(dealer)));
  return play;
};

export const initialState = ({
  setup,
  policy,
  grain,
}: GameSetup<WhistMilitaireSetup>): WhistMilitaireState => ({
  setup,
  policy,
  grain,
  phase: 'waiting',
  attempt: 1,
  cut: false,
  started: false,
  dealt: false,
  play: freshPlay(setup),
  visible: noneVisible(SEATS.length),
  counts: new Int8Array(4).fill(-1),
  confirmed: 0,
  revokes: [],
  penalised: new Int32Array(4),
  irregularities: [],
  penalties: [],
  atFault: 0,
  dispute: null,
  settled: [],
  claimsClosed: false,
  pack: null,
  packDefect: false,
  recorded: null,
  scoreDue: false,
  score: null,
});

/** The same dealer deals again: nothing of the cancelled deal counts; what was reported and settled stays. */
export const dealAgain = (state: WhistMilitaireState): void => {
  state.phase = 'waiting';
  state.attempt++;
  state.cut = state.started = state.dealt = state.packDefect = state.claimsClosed = false;
  state.play = freshPlay(state.setup);
  state.visible = noneVisible(SEATS.length);
  state.counts.fill(-1);
  state.confirmed = 0;
  state.revokes = [];
  state.penalised.fill(0);
  state.penalties = [];
  state.atFault = 0;
  state.dispute = null;
  state.recorded = null;
  state.scoreDue = state.score !== null;
};

export const copyState = (state: WhistMilitaireState): WhistMilitaireState => ({
  ...state,
  play: copyPlay(state.play),
  visible: copyVisible(state.visible),
  counts: state.counts.slice(),
  penalised: state.penalised.slice(),
});

/** Two disputes with the same key are about the same facts. */
export const disputeKey = ({ article, accused, trick, reason }: DisputeOpened['data']): string =>
  accused === undefined || trick === undefined ? `${article}|${reason}` : `revoke|${accused}|${trick}`;
