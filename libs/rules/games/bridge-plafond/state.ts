import type { DealScore, GameSetup } from '@arbitre/rules/kernel/game';
import type { BridgePlafondSetup } from './setup';

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type BridgePlafondState = {
  readonly setup: BridgePlafondSetup;
  score: DealScore | null;
};

export const initialState = ({ setup }: GameSetup<BridgePlafondSetup>): BridgePlafondState => ({
  setup,
  score: null,
});

export const copyState = (state: BridgePlafondState): BridgePlafondState => ({ ...state });
