import type { DealScore, GameSetup } from '@arbitre/rules/kernel/game';
import type { WhistBridgeSetup } from './setup';

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type WhistBridgeState = {
  readonly setup: WhistBridgeSetup;
  score: DealScore | null;
};

export const initialState = ({ setup }: GameSetup<WhistBridgeSetup>): WhistBridgeState => ({
  setup,
  score: null,
});

export const copyState = (state: WhistBridgeState): WhistBridgeState => ({ ...state });
