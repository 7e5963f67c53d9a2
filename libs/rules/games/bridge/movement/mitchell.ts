import { type Meeting, type Movement, upTo } from './movement';

/** What an even number of tables does so that nobody meets the same boards twice; `straight` stops half-way. */
export type EvenTables = 'skip' | 'relay' | 'straight';

export const ns = (table: number): string => `NS${table + 1}`;
export const ew = (pair: number): string => `EW${pair + 1}`;

/** The places of two fields, so many of each. */
export const fields = (north: number, east: number): readonly string[] => [
  ...upTo(north).map(ns),
  ...upTo(east).map(ew),
];

/** North-South stay, East-West move up a table, boards down a table (BD-MITCHELL-1); `shift`: how far the pairs have moved. */
const moving = (tables: number, rounds: number, shift: (round: number) => number): Movement['rounds'] =>
  upTo(rounds).map((round) =>
    upTo(tables).map((table): Meeting => {
      const pair = (table - shift(round) + 2 * tables) % tables;
      return { table: table + 1, NS: ns(table), EW: ew(pair), sets: [(table + round) % tables] };
    }),
  );

/**
 * Relay and bye-stand: the first and the last table share their boards, one set rests between the two halves of the room, and
 * every round is played (BD-MITCHELL-5). `position`: where in the ring of boards a table stands.
 */
const relayed = (tables: number): Movement['rounds'] => {
  const half = tables / 2;
  const position = (table: number): number => (table < half ? table : (table + 1) % tables);
  return upTo(tables).map((round) =>
    upTo(tables).map((table): Meeting => {
      const pair = (table - round + tables) % tables;
      return {
        table: table + 1,
        NS: ns(table),
        EW: ew(pair),
        sets: [(position(table) + round) % tables],
      };
    }),
  );
};

const evenRounds = (tables: number, even: EvenTables): Movement['rounds'] => {
  switch (even) {
    case 'relay':
      return relayed(tables);
    case 'straight':
      return moving(tables, tables / 2, (round) => round);
    case 'skip':
      // BD-MITCHELL-4: after half of the rounds the moving pairs skip a table; the last round of all is not played.
      return moving(tables, tables - 1, (round) => (round < tables / 2 ? round : round + 1));
  }
};

/** A Mitchell of all its rounds: as many as tables; one less where pairs skip a table, half where nothing is done (BD-MITCHELL-3). */
export const mitchell = (tables: number, even: EvenTables): Movement => ({
  ...{ places: fields(tables, tables), sets: tables, setsEach: 1 },
  rounds: tables % 2 === 1 ? moving(tables, tables, (round) => round) : evenRounds(tables, even),
});
