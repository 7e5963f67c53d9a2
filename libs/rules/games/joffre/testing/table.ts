import { seatIndex, SEATS } from '@arbitre/rules/kernel/compass';
import { type AnyAct, type TableOptions, tablesOf } from '@arbitre/rules/kernel/testing/given';
import type { JoffreEvent } from '../events';
import { joffre } from '../game';
import type { JoffreState } from '../state';

/** A real table: deal 1, North deals, unless the options say otherwise. */
export const given = tablesOf(joffre, { deal: 1 });
export type Table = ReturnType<typeof given>;

/** `76.2.0.41`: spades (Germany), hearts (France), diamonds (England), clubs (Russia). */
export const hand = (text: string): readonly string[] =>
  text.split('.').flatMap((ranks, suit) => Array.from(ranks, (rank) => 'SHDC'.charAt(suit) + rank));

/** The hands of most examples: East has England, South and North France, West Germany. */
export const HANDS = {
  N: hand('1.765.2.641'),
  E: hand('2.1.76543.2'),
  S: hand('3.4320.1.75'),
  W: hand('76540..0.30'),
};

export const DEAL: AnyAct = { do: 'deal', hands: HANDS };
export const UNKNOWN: AnyAct = { do: 'deal', hands: {} };

/** `7 pass 8 pass`: the calls of one round from the dealer's left, North dealing unless told. */
export const calls = (text: string, dealer = 'N'): readonly AnyAct[] =>
  text.split(' ').map((call, at): AnyAct => {
    const seat = SEATS[(seatIndex(dealer) + 1 + at) & 3] ?? 'N';
    return call === 'pass' ? { do: 'pass', seat } : { do: 'bid', seat, points: Number(call) };
  });

/** East buys at 7. */
export const EAST_7 = calls('7 pass pass pass');

export const CUT: AnyAct = { do: 'cut', seat: 'W' };

/** An enforced table before its auction, and with East as the buyer at 7. */
export const enforced = (options: TableOptions = {}): Table =>
  given({ ...options, policy: 'enforced' }).and(CUT, DEAL);

/** The first legal call or card of whoever's turn it is, until nobody has to act. */
export const firstLegal = (state: JoffreState): AnyAct | null => {
  const { turn, legal, phase } = joffre.tableView(state);
  if (turn === null) return null;
  const [first = 'pass'] = legal;
  if (phase !== 'auction') return { do: 'play', seat: turn, card: first };
  return first === 'pass' ? { do: 'pass', seat: turn } : { do: 'bid', seat: turn, points: Number(first) };
};

export const playOut = (table: Table): Table => table.goingOn(firstLegal);

export const notationOf = (state: JoffreState): string | null => state.score?.notation ?? null;

/** The score of both sides, NS first. */
export const sidesOf = (state: JoffreState): readonly (number | undefined)[] => [
  state.score?.scores.N,
  state.score?.scores.E,
];

export const winnersOf = (events: readonly JoffreEvent[]): string =>
  events.flatMap((event) => (event.type === 'TrickWon' ? [event.data.seat] : [])).join('');

/** Seats and cards that lie visible, `W:S4`. */
export const visible = (state: JoffreState): readonly string[] =>
  joffre
    .tableView(state)
    .obligations.filter(({ kind }) => kind === 'visible-card')
    .flatMap(({ seat, cards }) => cards.map((card) => `${seat}:${card}`));

export const legal = (state: JoffreState): readonly string[] => joffre.tableView(state).legal;
