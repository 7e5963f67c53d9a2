import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import type { drawn as drawnField, tables as tablesField } from './fields';

export type Drawn = ValueOf<typeof drawnField>;
export type Tables = ValueOf<typeof tablesField>;

/** What is published before tables are drawn by that seed. */
export const drawCommitment = (seed: string): string => commitmentTo('whist-bridge-tables', seed);

/** A packet serves four tables, one a suit; further tables draw from a second packet with another back (WB-2-GAP-1). */
const SUITS = 'SCDH';
const RANKS = 'A2345';
const LEAST = 4;

/** Tables of four, and one of five for each player left over; nobody may be left without a table. */
export const sizesOf = (players: number): readonly number[] => {
  const tables = Math.floor(players / LEAST);
  const fives = players % LEAST;
  return fives > tables ? [] : Array.from({ length: tables }, (_, at) => (at < fives ? LEAST + 1 : LEAST));
};

export const unseatable = (players: number): boolean => sizesOf(players).length === 0;

/** The cards that everybody draws by that seed: per table one suit, and as many low ranks as it has places. Pure. */
export const drawnCards = (seed: string, entries: readonly string[]): Drawn => {
  // Whoever types the list decides nothing by its order.
  const order = inOrderOfLot(seed, [...entries].sort());
  const cards = sizesOf(entries.length).flatMap((size, table) =>
    Array.from({ length: size }, (_, rank) => ({
      card: `${SUITS.charAt(table % SUITS.length)}${RANKS.charAt(rank)}`,
      packet: Math.floor(table / SUITS.length) + 1,
    })),
  );
  return cards.map((card, at) => ({ entry: order[at] ?? '', ...card }));
};

/** WB-2.c, WB-2.d: the suit is the table, the rank the place; the ace is the lowest unless a club has it high. */
export const tablesOfCards = (drawn: Drawn, aceHigh: boolean): Tables => {
  const ranks = aceHigh ? '2345A' : RANKS;
  const tableOf = ({ card, packet = 1 }: Drawn[number]): number =>
    (packet - 1) * SUITS.length + SUITS.indexOf(card.charAt(0)) + 1;
  const byTable = Map.groupBy(drawn, tableOf);
  return [...byTable.keys()]
    .toSorted((a, b) => a - b)
    .map((table) => ({
      table: String(table),
      players: (byTable.get(table) ?? [])
        .toSorted((a, b) => ranks.indexOf(a.card.charAt(1)) - ranks.indexOf(b.card.charAt(1)))
        .map(({ entry }) => entry),
    }));
};
