import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import { type Auction, copyAuction, newAuction } from './auction/auction';
import type { ChoiceOption } from './fields';
import type { Contract, IrregularityObserved, ResultRecorded } from './events';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { newCompassPlay, tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import { copyPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import { partnerOf, seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeSetup } from './setup';

export type Phase = 'waiting' | 'auction' | 'play' | 'finished';

/**
 * `heard`: the defender who does not prevail has spoken (BD-L55A); `taken`: what becomes of partner's lead once the card is
 * back.
 */
export type LeadChoice = { readonly heard: boolean; readonly taken: ChoiceOption | null };

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
  /** What was said of a lead out of turn since the arbiter explained the choice; null before. */
  lead: LeadChoice | null;
  obligations: readonly Obligation[];
  irregularities: readonly IrregularityObserved['data'][];
  recorded: ResultRecorded['data'] | null;
  score: DealScore | null;
  /** Seats that have taken their cards from the board, one bit each (BD-L17A). */
  handsTaken: number;
  /** Seats that have put them back after a deal that nobody bid on, one bit each (BD-L17D2). */
  handsReturned: number;
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
  handsTaken: 0,
  handsReturned: 0,
});

export const copyState = (state: BridgeState): BridgeState => ({
  ...state,
  auction: copyAuction(state.auction),
  play: copyPlay(state.play),
});

export const dummyOf = ({ declarer }: BridgeState): number => partnerOf(declarer);
export const declarerTricks = ({ play, declarer }: BridgeState): number =>
  tricksOfSide(play, sideIndex(declarer));
