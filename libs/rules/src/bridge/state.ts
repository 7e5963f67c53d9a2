import type { DealScore, GameSetup, Grain, Policy } from '../kernel/game';
import { type Auction, copyAuction, newAuction } from './auction';
import type { Contract, IrregularityObserved, ResultRecorded } from './events';
import type { Obligation } from '../kernel/obligations';
import { copyPlay, newPlay, type Play } from './play';
import { seatIndex } from '../kernel/compass';
import type { BridgeSetup } from './setup';

export type Phase = 'waiting' | 'auction' | 'play' | 'finished';

/** A bridge deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type BridgeState = {
  readonly setup: BridgeSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  dealt: boolean;
  readonly auction: Auction;
  readonly play: Play;
  contract: Contract | null;
  obligations: readonly Obligation[];
  irregularities: readonly IrregularityObserved['data'][];
  recorded: ResultRecorded['data'] | null;
  score: DealScore | null;
};

export const initialState = ({ setup, policy, grain }: GameSetup<BridgeSetup>): BridgeState => ({
  setup,
  policy,
  grain,
  phase: 'waiting',
  dealt: false,
  auction: newAuction(seatIndex(setup.dealer)),
  play: newPlay(),
  contract: null,
  obligations: [],
  irregularities: [],
  recorded: null,
  score: null,
});

export const copyState = (state: BridgeState): BridgeState => ({
  ...state,
  auction: copyAuction(state.auction),
  play: copyPlay(state.play),
});
