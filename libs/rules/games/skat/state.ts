import type { Card } from '@arbitre/rules/kernel/cards';
import { NO_CARD } from '@arbitre/rules/kernel/cards';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import { type Auction, copyAuction, newAuction } from './auction';
import type { Contract, GameKind } from './contract';
import type { ClaimMade, DisputeOpened, GameEnded, IrregularityObserved, ResultRecorded } from './events';
import type { SkatSetup } from './setup';
import { copyPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import { newSkatPlay } from './play';

/** `waiting`: not dealt; `skat`: the declarer takes, lays away, announces; `finished`: the deal has its score. */
export type Phase = 'waiting' | 'auction' | 'skat' | 'play' | 'finished';

/**
 * An irregularity that ends the game when it is claimed (SKAT-4.1.3 to SKAT-4.1.6). `seat` is the offender, `closed` the
 * tricks complete at that moment: what counts is what the sides held then (SKAT-4-GAP-2).
 */
export type Breach = {
  readonly article: string;
  readonly seat: number;
  readonly closed: number;
  /** Played on at the other side's demand, or covered by what followed: it counts as not committed. */
  readonly cured: boolean;
  /** Words and gestures: only the arbiter can find them proven (SKAT-4.2.9). */
  readonly judged: boolean;
};

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type SkatState = {
  readonly setup: SkatSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  /** 1, and one more each time the deal is void and dealt again. */
  attempt: number;
  shuffled: boolean;
  cut: boolean;
  /** Players who have taken up their cards, one bit each (SKAT-3.2.10). */
  pickedUp: number;
  /** Cards dealt to each player, as the hands show or as counted; -1 where nobody knows. */
  readonly counts: Int8Array;
  auction: Auction;
  /** The seat that took the skat among its cards, and must not have; -1 for none. */
  mixedBy: number;
  /** The skat as it was dealt, where it is known: by it the cards can be told apart again. */
  dealtSkat: readonly Card[];
  declarer: number;
  bid: number;
  /** Cards that the declarer took up, and those that he laid away. */
  taken: boolean;
  discarded: number;
  /** Seats that have looked at the skat, one bit each. */
  skatSeenBy: number;
  /** The declarer must name a game before he takes up the skat (SKAT-3.3.10.c); what he named. */
  mustChoose: boolean;
  chosen: GameKind | null;
  /** The game of a void announcement, which may only be put right (SKAT-3.4.5). */
  voidGame: GameKind | null;
  contract: Contract | null;
  laidOpen: boolean;
  openDemanded: boolean;
  early: Card;
  play: Play;
  breaches: readonly Breach[];
  /** The hands that each seat has looked into, one bit a hand. */
  looks: readonly number[];
  /** The declarer wants to give up and waits for consent; those who refused it, one bit each (SKAT-4.3.2). */
  conceding: boolean;
  refusals: number;
  claim: ClaimMade['data'] | null;
  /** Opponents who have accepted the claim, one bit each. */
  claimAccepted: number;
  ended: GameEnded['data'] | null;
  /** The breach that ended the game, -1 for none: only an earlier one may take its place (SKAT-4-GAP-6). */
  endedBy: number;
  /** Who claimed it, -1 for nobody. */
  claimedBy: number;
  passedIn: boolean;
  irregularities: readonly IrregularityObserved['data'][];
  dispute: DisputeOpened['data'] | null;
  claimsClosed: boolean;
  recorded: ResultRecorded['data'] | null;
  /** Something has happened that may change the score. */
  scoreDue: boolean;
  score: DealScore | null;
};

type Fresh = Omit<
  SkatState,
  'setup' | 'policy' | 'grain' | 'attempt' | 'counts' | 'irregularities' | 'score'
>;

const freshDeal = (): Fresh => ({
  phase: 'waiting',
  shuffled: false,
  cut: false,
  pickedUp: 0,
  auction: newAuction(),
  mixedBy: -1,
  dealtSkat: [],
  declarer: -1,
  bid: 0,
  taken: false,
  discarded: 0,
  skatSeenBy: 0,
  mustChoose: false,
  chosen: null,
  voidGame: null,
  contract: null,
  laidOpen: false,
  openDemanded: false,
  early: NO_CARD,
  play: newSkatPlay(),
  breaches: [],
  looks: [],
  conceding: false,
  refusals: 0,
  claim: null,
  claimAccepted: 0,
  ended: null,
  endedBy: -1,
  claimedBy: -1,
  passedIn: false,
  dispute: null,
  claimsClosed: false,
  recorded: null,
  scoreDue: false,
});

export const initialState = ({ setup, policy, grain }: GameSetup<SkatSetup>): SkatState => ({
  setup,
  policy,
  grain,
  attempt: 1,
  counts: new Int8Array(3).fill(-1),
  irregularities: [],
  score: null,
  ...freshDeal(),
});

/** The cards are dealt again: nothing of the void deal counts; what was reported stays on the record. */
export const dealAgain = (state: SkatState): void => {
  const scoreDue = state.score !== null;
  Object.assign(state, freshDeal(), { attempt: state.attempt + 1, scoreDue });
  state.counts.fill(-1);
};

export const copyState = (state: SkatState): SkatState => ({
  ...state,
  counts: state.counts.slice(),
  auction: copyAuction(state.auction),
  play: copyPlay(state.play),
});
