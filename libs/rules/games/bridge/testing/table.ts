import type { Policy } from '@arbitre/rules/kernel/game';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { given, type Situation } from '@arbitre/rules/kernel/testing/given';
import type { BridgeAct } from '../acts';
import type { BridgeEvent } from '../events';
import { bridgeDuplicate } from '../game';
import { standardBoard } from '../setup';
import type { BridgeState } from '../state';

/** Plays acts at a table of board 1 (North deals, nobody vulnerable). */
export const atTable = (policy: Policy, acts: readonly BridgeAct[]): Situation<BridgeState, BridgeEvent> =>
  given(bridgeDuplicate, { setup: standardBoard(1), policy, grain: 'full' }).when(acts);

export { hand };

/** The deal of most examples; every card is where the reader can see it. */
export const DEAL = {
  do: 'deal',
  hands: {
    N: hand('AKQ2.AKQ.432.432'),
    E: hand('JT9.JT98.AKQ.876'),
    S: hand('8765.765.JT9.AKQ'),
    W: hand('43.432.8765.JT95'),
  },
} as const satisfies BridgeAct;

/** Calls from North on: `1S Pass 4S Pass Pass Pass`. */
export const calls = (text: string): readonly BridgeAct[] =>
  text
    .split(' ')
    .map((call, index) => ({ do: 'call', seat: (['N', 'E', 'S', 'W'] as const)[index % 4] ?? 'N', call }));

/** Cards with their seats: `E:HJ S:H5 W:H2 N:HA`. */
export const cards = (text: string): readonly BridgeAct[] =>
  text.split(' ').map((each) => ({ do: 'play', seat: each.charAt(0) as 'N', card: each.slice(2) }));
