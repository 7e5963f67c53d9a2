import type { Policy } from '../src/kernel/game';
import type { WhistMilitaireCommand } from '../src/whist-militaire/commands';
import type { Seat, WhistMilitaireEvent } from '../src/whist-militaire/events';
import { whistMilitaire } from '../src/whist-militaire/game';
import { readSetup, type WhistMilitaireSetup } from '../src/whist-militaire/setup';
import type { WhistMilitaireState } from '../src/whist-militaire/state';

/** What a table came to after some acts: its events, the refusals, the articles it observed, and the state. */
export type Outcome = {
  readonly events: readonly WhistMilitaireEvent[];
  readonly refusals: readonly string[];
  readonly irregularities: readonly string[];
  readonly state: WhistMilitaireState;
};

export type TableOptions = {
  readonly policy?: Policy;
  readonly grain?: 'full' | 'result';
  readonly deal?: number;
  readonly trump?: string;
};

export const setupOf = ({ deal = 1, trump = 'H' }: TableOptions): WhistMilitaireSetup => {
  const reading = readSetup({ board: deal, trump });
  if (!reading.ok) throw new Error(reading.violation.article);
  return reading.setup;
};

/** Acts from anywhere, also those that the types forbid: absurd commands are part of the tests. */
export type AnyAct = Readonly<Record<string, unknown>> & { readonly do: string };

/** Plays acts at a real table (`observed`, deal 1, North deals, hearts are trump) unless the options say otherwise. */
export const atTable = (acts: readonly AnyAct[], options: TableOptions = {}): Outcome => {
  const { policy = 'observed', grain = 'full' } = options;
  const state = whistMilitaire.initial({ setup: setupOf(options), policy, grain });
  const events: WhistMilitaireEvent[] = [];
  const refusals: string[] = [];
  for (const act of acts) {
    const decision = whistMilitaire.decide(state, act as WhistMilitaireCommand);
    if (!decision.ok) {
      refusals.push(decision.violation.article);
      continue;
    }
    for (const event of decision.events) whistMilitaire.evolve(state, event);
    events.push(...decision.events);
  }
  const irregularities = events.flatMap((event) =>
    event.type === 'IrregularityObserved' ? [event.data.article] : [],
  );
  return { events, refusals, irregularities, state };
};

const suitOf = (suit: string, ranks: string): readonly string[] => Array.from(ranks, (rank) => suit + rank);

/** `AKQ2.AKQ.432.432`: spades, hearts, diamonds, clubs. */
export const hand = (text: string): readonly string[] => {
  const [spades = '', hearts = '', diamonds = '', clubs = ''] = text.split('.');
  return [...suitOf('S', spades), ...suitOf('H', hearts), ...suitOf('D', diamonds), ...suitOf('C', clubs)];
};

/** Cards with their seats: `E:DK S:D3 W:S4 N:DA`. */
export const cards = (text: string): readonly WhistMilitaireCommand[] =>
  text.split(' ').map((each) => ({ do: 'play', seat: each.charAt(0) as Seat, card: each.slice(2) }));

/** The hands of most examples, each suit in one line of four. */
export const HANDS = {
  N: hand('A82.A82.AK2.AKQ2'),
  E: hand('KQ.KQJ.QJT9.JT98'),
  S: hand('JT97.T97.8765.76'),
  W: hand('6543.6543.43.543'),
};

export const DEAL: WhistMilitaireCommand = { do: 'deal', hands: HANDS };
export const UNKNOWN: WhistMilitaireCommand = { do: 'deal', hands: {} };
export const COUNTS: WhistMilitaireCommand = { do: 'count', counts: { N: 13, E: 13, S: 13, W: 13 } };

/** How an enforced table comes to its first lead: cut, dealing, counts. */
export const OPENING: readonly WhistMilitaireCommand[] = [
  { do: 'cut', seat: 'W' },
  { do: 'start-deal', seat: 'N' },
  DEAL,
  COUNTS,
];

export const enforced = (acts: readonly AnyAct[], options: TableOptions = {}): Outcome =>
  atTable([...OPENING, ...acts], { ...options, policy: 'enforced' });

/** Plays on with the first legal card until the deal is over; the hands have to be known. */
export const playOut = (state: WhistMilitaireState): WhistMilitaireState => {
  for (
    let view = whistMilitaire.tableView(state);
    view.turn !== null;
    view = whistMilitaire.tableView(state)
  ) {
    const act = { do: 'play', seat: view.turn as Seat, card: view.legal[0] ?? '' } as const;
    const decision = whistMilitaire.decide(state, act);
    if (!decision.ok) throw new Error(`${view.turn} cannot play: ${decision.violation.article}`);
    for (const event of decision.events) whistMilitaire.evolve(state, event);
  }
  return state;
};

/** The winner and what decided, as the score sheet writes them: `NS 7-6`, `EW WM-R9a`; null without a score. */
export const scoreOf = (state: WhistMilitaireState): string | null => state.score?.notation ?? null;

export const winnersOf = (events: readonly WhistMilitaireEvent[]): string =>
  events.flatMap((event) => (event.type === 'TrickWon' ? [event.data.seat] : [])).join('');

/** Seats and cards that lie visible, `W:S4`. */
export const visible = (state: WhistMilitaireState): readonly string[] =>
  whistMilitaire
    .tableView(state)
    .obligations.filter(({ kind }) => kind === 'visible-card')
    .flatMap(({ seat, cards: held }) => held.map((card) => `${seat}:${card}`));

export const legal = (state: WhistMilitaireState): readonly string[] => whistMilitaire.tableView(state).legal;
