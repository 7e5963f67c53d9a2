import type { Policy } from '../src/kernel/game';
import type { BridgeCommand } from '../src/bridge/commands';
import type { BridgeEvent } from '../src/bridge/events';
import { bridgeDuplicate } from '../src/bridge/game';
import { standardBoard } from '../src/bridge/setup';
import type { BridgeState } from '../src/bridge/state';

/** What a table came to after some acts: its events, the articles that refused an act, and the state. */
export type Outcome = {
  readonly events: readonly BridgeEvent[];
  readonly refusals: readonly string[];
  readonly irregularities: readonly string[];
  readonly state: BridgeState;
};

/** Plays acts at a table of board 1 (North deals, nobody vulnerable). */
export const atTable = (policy: Policy, acts: readonly BridgeCommand[]): Outcome => {
  const state = bridgeDuplicate.initial({ setup: standardBoard(1), policy, grain: 'full' });
  const events: BridgeEvent[] = [];
  const refusals: string[] = [];
  for (const act of acts) {
    const decision = bridgeDuplicate.decide(state, act);
    if (!decision.ok) {
      refusals.push(decision.violation.article);
      continue;
    }
    for (const event of decision.events) bridgeDuplicate.evolve(state, event);
    events.push(...decision.events);
  }
  const irregularities = events.flatMap((event) =>
    event.type === 'IrregularityObserved' ? [event.data.article] : [],
  );
  return { events, refusals, irregularities, state };
};

const suitOf = (suit: string, ranks: string): readonly string[] => Array.from(ranks, (rank) => suit + rank);

/** `.63.AKQ987.A9732`: spades, hearts, diamonds, clubs. */
export const hand = (text: string): readonly string[] => {
  const [spades = '', hearts = '', diamonds = '', clubs = ''] = text.split('.');
  return [...suitOf('S', spades), ...suitOf('H', hearts), ...suitOf('D', diamonds), ...suitOf('C', clubs)];
};

/** The deal of most examples; every card is where the reader can see it. */
export const DEAL = {
  do: 'deal',
  hands: {
    N: hand('AKQ2.AKQ.432.432'),
    E: hand('JT9.JT98.AKQ.876'),
    S: hand('8765.765.JT9.AKQ'),
    W: hand('43.432.8765.JT95'),
  },
} as const satisfies BridgeCommand;

/** Calls from North on: `1S Pass 4S Pass Pass Pass`. */
export const calls = (text: string): readonly BridgeCommand[] =>
  text
    .split(' ')
    .map((call, index) => ({ do: 'call', seat: (['N', 'E', 'S', 'W'] as const)[index % 4] ?? 'N', call }));

/** Cards with their seats: `E:HJ S:H5 W:H2 N:HA`. */
export const cards = (text: string): readonly BridgeCommand[] =>
  text.split(' ').map((each) => ({ do: 'play', seat: each.charAt(0) as 'N', card: each.slice(2) }));
