import { firstLegal, hand } from '@arbitre/rules/kernel/testing/cards';
import { type AnyAct, type TableOptions, tablesOf } from '@arbitre/rules/kernel/testing/given';
import type { WhistMilitaireEvent } from '../events';
import { whistMilitaire } from '../game';
import type { WhistMilitaireState } from '../state';

/** A real table: deal 1, North deals, hearts are trump, unless the options say otherwise. */
export const given = tablesOf(whistMilitaire, { deal: 1, trump: 'H' });
type Table = ReturnType<typeof given>;

/** The hands of most examples, each suit in one line of four. */
export const HANDS = {
  N: hand('A82.A82.AK2.AKQ2'),
  E: hand('KQ.KQJ.QJT9.JT98'),
  S: hand('JT97.T97.8765.76'),
  W: hand('6543.6543.43.543'),
};

export const DEAL: AnyAct = { do: 'deal', hands: HANDS };
export const UNKNOWN: AnyAct = { do: 'deal', hands: {} };
export const COUNTS: AnyAct = { do: 'count', counts: { N: 13, E: 13, S: 13, W: 13 } };

/** How an enforced table comes to its first lead: cut, dealing, counts. */
export const OPENING: readonly AnyAct[] = [
  { do: 'cut', seat: 'W' },
  { do: 'start-deal', seat: 'N' },
  DEAL,
  COUNTS,
];

/** An enforced table before its first lead. */
export const enforced = (options: TableOptions = {}): Table =>
  given({ ...options, policy: 'enforced' }).and(OPENING);

export const playOut = (table: Table): Table => table.goingOn(firstLegal(whistMilitaire));

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
