import { hand } from '@arbitre/rules/kernel/testing/cards';
import { tablesOf } from '@arbitre/rules/kernel/testing/given';
import type { BridgeAct } from '../acts';
import { bridgeDuplicate } from '../game';

export { cards } from '@arbitre/rules/kernel/testing/cards';

/** A real table of board 1 (North deals, nobody vulnerable) unless the options say otherwise. */
export const given = tablesOf(bridgeDuplicate, { board: 1 });

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
