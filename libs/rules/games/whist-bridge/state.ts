import { compassRanking } from '@arbitre/rules/kernel/tricks/compass';
import { copyPlay, newPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import type { ResultRecorded } from './events';
import { type Seat, playersOf, trickGame } from './seats';
import type { WhistBridgeSetup } from './setup';

/** `settling`: the contract is known, but not its trump, boucheur or discards; `finished`: the deal has its score. */
export type Phase = 'waiting' | 'auction' | 'settling' | 'play' | 'finished';

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type WhistBridgeState = {
  readonly setup: WhistBridgeSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  /** The four who play, the first speaker first: whoever is told by a number in this state. */
  readonly players: readonly Seat[];
  phase: Phase;
  play: Play;
  recorded: ResultRecorded['data'] | null;
  score: DealScore | null;
};

const NO_TRUMP = compassRanking(-1);

export const initialState = ({ setup, policy, grain }: GameSetup<WhistBridgeSetup>): WhistBridgeState => ({
  ...{ setup, policy, grain },
  players: playersOf(setup),
  phase: 'waiting',
  play: newPlay(trickGame(setup), NO_TRUMP),
  recorded: null,
  score: null,
});

export const copyState = (state: WhistBridgeState): WhistBridgeState => ({
  ...state,
  play: copyPlay(state.play),
});
