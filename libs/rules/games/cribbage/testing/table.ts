import { type AnyAct, tablesOf } from '@arbitre/rules/kernel/testing/given';
import type { CribbageEvent } from '../events';
import { cribbage } from '../game';
import type { CribbageState } from '../state';

/** A real table: North deals first unless the options say otherwise. */
export const given = tablesOf(cribbage, { dealer: 'N' });
export type Table = ReturnType<typeof given>;

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** `'C5 SK D6 H2'`: a hand as a list. */
export const cards = (text: string): readonly string[] => text.split(' ');

/** Five cards each from North on, as `deal` takes them. */
export const dealt = (seat: string, ...hands: readonly string[]): AnyAct => ({
  do: 'deal',
  seat,
  hands: Object.fromEntries(SEATS.map((name, at) => [name, cards(hands[at] ?? '')])),
});

/** The last of the five cards of each goes to the crib, and the player at the dealer's right turns the starter. */
export const opened = (dealer: string, starter: string, ...hands: readonly string[]): readonly AnyAct[] => [
  dealt(dealer, ...hands),
  ...SEATS.map((seat, at) => ({ do: 'lay-away', seat, card: cards(hands[at] ?? '')[4] })),
  { do: 'turn-starter', seat: SEATS[(SEATS.indexOf(dealer as 'N') + 3) % 4], card: starter },
];

/** A table where nobody knows a hand: what was played shows it. */
export const unseen = (dealer: string, starter: string): readonly AnyAct[] => [
  { do: 'deal', seat: dealer, hands: {} },
  { do: 'turn-starter', seat: SEATS[(SEATS.indexOf(dealer as 'N') + 3) % 4], card: starter },
];

/** `'E:C5 S:SK W:go'`: what falls, and who says go. */
export const plays = (text: string): readonly AnyAct[] =>
  text.split(' ').map((each) => {
    const [seat = '', card = ''] = each.split(':');
    return card === 'go' ? { do: 'go', seat } : { do: 'play', seat, card };
  });

export const count = (
  seat: string,
  points?: number,
  rest: Readonly<Record<string, unknown>> = {},
): AnyAct => ({
  do: 'count',
  seat,
  ...(points === undefined ? {} : { points }),
  ...rest,
});

/** Who pegged what in the last step: `EW 2`. */
export const pegs = (events: readonly CribbageEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'PointsPegged' ? [`${event.data.side} ${event.data.points}`] : [],
  );

export const totals = ({ totals: [NS = 0, EW = 0] }: CribbageState): string => `${NS}-${EW}`;

/** The same game with so many points on the board already: as the arbiter gives them. */
export const standing = (NS: number, EW: number): readonly AnyAct[] => [
  ...(NS === 0 ? [] : [gives('NS', NS)]),
  ...(EW === 0 ? [] : [gives('EW', EW)]),
];
const gives = (side: string, points: number): AnyAct => ({
  do: 'rule',
  ...{ article: 'CRIB-GAP-T3', reason: `${side} ${points}`, outcome: 'points', side, points },
});

/** The next sensible act: the first card that is legal, a go, a count of what there is. */
export const sensible =
  (pick: (below: number) => number = () => 0) =>
  (state: CribbageState): AnyAct | null => {
    const { turn, legal } = cribbage.tableView(state);
    if (turn === null || state.phase === 'deal') return null;
    if (state.phase === 'show') return { do: 'count', seat: turn };
    const word = legal[pick(legal.length)];
    if (state.phase === 'discard' && word !== undefined) return { do: 'lay-away', seat: turn, card: word };
    if (word === 'go') return { do: 'go', seat: turn };
    return word === undefined ? null : { do: 'play', seat: turn, card: word };
  };

const PACK = ['C', 'D', 'H', 'S'].flatMap((suit) => Array.from('A23456789TJQK', (rank) => `${suit}${rank}`));

/**
 * A game of which the sixteen cards are played and nobody has counted: North dealt, East holds these four, and these four (or
 * others) lie in the crib. `options`: the table's, `{ policy: 'enforced' }` for one that enforces its rules.
 */
export const beforeTheShow = (
  hand: string,
  starter: string,
  crib: string | null = null,
  options: Readonly<Record<string, unknown>> = {},
): Table => {
  const laid = crib === null ? [] : cards(crib);
  const rest = PACK.filter((card) => ![...cards(hand), starter, ...laid].includes(card));
  const take = (count: number): readonly string[] => rest.splice(0, count);
  const away = crib === null ? take(4) : laid;
  const held = SEATS.map((seat, at) => [...(seat === 'E' ? cards(hand) : take(4)), away[at] ?? ''].join(' '));
  const table = given(options).and(opened('N', starter, ...held));
  return table.goingOn((state) => (state.phase === 'show' ? null : sensible()(state)));
};
