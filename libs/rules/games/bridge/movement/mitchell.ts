import { type Meeting, type Movement, upTo } from './movement';

/** What an even number of tables does so that nobody meets the same boards twice. */
export type EvenTables = 'skip' | 'relay';

const ns = (table: number): string => `NS${table + 1}`;
const ew = (pair: number): string => `EW${pair + 1}`;

/**
 * North-South stay, East-West move up a table, boards down a table. With an even number of tables the moving pairs skip a table
 * after half of the rounds, and the last round of all is not played.
 */
const moving = (tables: number, rounds: number, shift: (round: number) => number): Movement['rounds'] =>
  upTo(rounds).map((round) =>
    upTo(tables).map((table): Meeting => {
      const pair = (table - shift(round) + 2 * tables) % tables;
      return { table: table + 1, NS: ns(table), EW: ew(pair), sets: [(table + round) % tables] };
    }),
  );

/**
 * Relay and bye-stand: the first and the last table share their boards, one set rests between the two halves of the room, and
 * every round is played. `position`: where in the ring of boards a table stands.
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

/** A Mitchell of all its rounds: as many as tables; one less where pairs skip a table. */
export const mitchell = (tables: number, even: EvenTables): Movement => {
  const around = { places: [...upTo(tables).map(ns), ...upTo(tables).map(ew)], sets: tables, setsEach: 1 };
  if (tables % 2 === 1) return { ...around, rounds: moving(tables, tables, (round) => round) };
  return {
    ...around,
    rounds:
      even === 'relay'
        ? relayed(tables)
        : moving(tables, tables - 1, (round) => (round < tables / 2 ? round : round + 1)),
  };
};
