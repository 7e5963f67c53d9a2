import {
  type AnyAct,
  given,
  hand,
  type Outcome as TableOutcome,
  playOut as playOutAt,
} from '@arbitre/rules/kernel/testing/given';
import type { Policy } from '@arbitre/rules/kernel/game';
import type { WhistMilitaireAct } from '../acts';
import type { Seat, WhistMilitaireEvent } from '../events';
import { whistMilitaire } from '../game';
import { readSetup, type WhistMilitaireSetup } from '../setup';
import type { WhistMilitaireState } from '../state';

export type Outcome = TableOutcome<WhistMilitaireState, WhistMilitaireEvent>;

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

/** Plays acts at a real table (`observed`, deal 1, North deals, hearts are trump) unless the options say otherwise. */
export const atTable = (acts: readonly AnyAct[], options: TableOptions = {}): Outcome => {
  const { policy = 'observed', grain = 'full' } = options;
  return given(whistMilitaire, { setup: setupOf(options), policy, grain }).when(acts);
};

export { type AnyAct, hand };

/** Cards with their seats: `E:DK S:D3 W:S4 N:DA`. */
export const cards = (text: string): readonly WhistMilitaireAct[] =>
  text.split(' ').map((each) => ({ do: 'play', seat: each.charAt(0) as Seat, card: each.slice(2) }));

/** The hands of most examples, each suit in one line of four. */
export const HANDS = {
  N: hand('A82.A82.AK2.AKQ2'),
  E: hand('KQ.KQJ.QJT9.JT98'),
  S: hand('JT97.T97.8765.76'),
  W: hand('6543.6543.43.543'),
};

export const DEAL: WhistMilitaireAct = { do: 'deal', hands: HANDS };
export const UNKNOWN: WhistMilitaireAct = { do: 'deal', hands: {} };
export const COUNTS: WhistMilitaireAct = { do: 'count', counts: { N: 13, E: 13, S: 13, W: 13 } };

/** How an enforced table comes to its first lead: cut, dealing, counts. */
export const OPENING: readonly WhistMilitaireAct[] = [
  { do: 'cut', seat: 'W' },
  { do: 'start-deal', seat: 'N' },
  DEAL,
  COUNTS,
];

export const enforced = (acts: readonly AnyAct[], options: TableOptions = {}): Outcome =>
  atTable([...OPENING, ...acts], { ...options, policy: 'enforced' });

export const playOut = (state: WhistMilitaireState): WhistMilitaireState => playOutAt(whistMilitaire, state);

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
