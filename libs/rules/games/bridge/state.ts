import * as roles from '@arbitre/rules/kernel/auction/declarer';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import { type AtTable, QUIET } from './at-table';
import { type Auction, copyAuction, newAuction } from './auction/auction';
import type { Contract, IrregularityObserved, ResultRecorded } from './events';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { newCompassPlay } from '@arbitre/rules/kernel/tricks/compass';
import { copyPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { SETTLED, type Unsettled } from './play/unsettled';
import type { Claim } from './claims/claim';
import type { Correction } from './revokes/corrections';
import type { Equity } from './revokes/decide-equity';
import type { Finding } from './revokes/findings';
import { type HandRecord, NOTHING_SAID } from './hands/record';
import type { BridgeSetup } from './setup';

export type Phase = 'waiting' | 'auction' | 'play' | 'finished';

/** `heard`: the defender who does not prevail has spoken (BD-L55A). */
export type LeadChoice = { readonly heard: boolean };

/** A bridge deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type BridgeState = {
  readonly setup: BridgeSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  dealt: boolean;
  readonly auction: Auction;
  readonly play: Play;
  /** The seat that plays its own cards and dummy's; -1 before the auction is closed. */
  declarer: number;
  contract: Contract | null;
  /** What was said of a card that broke the law since the arbiter explained the choice; null before. */
  lead: LeadChoice | null;
  obligations: readonly Obligation[];
  irregularities: readonly IrregularityObserved['data'][];
  recorded: ResultRecorded['data'] | null;
  score: DealScore | null;
  /** What cards that broke the law leave open (Laws 50 to 62). */
  unsettled: Unsettled;
  /** The revoke that was corrected last, until somebody plays on: who may change a card after it (BD-L62C1, BD-L62C2). */
  correction: Correction | null;
  /** Revokes to which attention was drawn (Law 64). */
  findings: readonly Finding[];
  /** What the result would have been without a revoke, for the arbiter to confirm (BD-L64-GAP-1). */
  equities: readonly Equity[];
  /** A defender's revoke in the twelfth trick went back before his partner had played (BD-L62D2). */
  twelfth: boolean;
  /** The claim or concession of Law 68, until the play goes on without it. */
  claim: Claim | null;
  /** What happened beside calls and cards in turn (Laws 41 to 48, 65, 66). */
  atTable: AtTable;
  /** What was said of the hands and the board (Laws 6, 7, 13 to 15A). */
  hands: HandRecord;
  /** Seats that have taken their cards from the board, one bit each (BD-L17A). */
  handsTaken: number;
};

export const initialState = ({ setup, policy, grain }: GameSetup<BridgeSetup>): BridgeState => ({
  setup,
  policy,
  grain,
  phase: 'waiting',
  dealt: false,
  auction: newAuction(seatIndex(setup.dealer)),
  play: newCompassPlay(),
  declarer: -1,
  contract: null,
  lead: null,
  obligations: [],
  irregularities: [],
  recorded: null,
  score: null,
  unsettled: SETTLED,
  correction: null,
  findings: [],
  equities: [],
  twelfth: false,
  claim: null,
  atTable: QUIET,
  hands: NOTHING_SAID,
  handsTaken: 0,
});

export const copyState = (state: BridgeState): BridgeState => ({
  ...state,
  auction: copyAuction(state.auction),
  play: copyPlay(state.play),
});

export const dummyOf = ({ declarer }: BridgeState): number => roles.dummyOf(declarer);
export const declarerTricks = ({ play, declarer }: BridgeState): number =>
  roles.declarerTricks(play, declarer);
