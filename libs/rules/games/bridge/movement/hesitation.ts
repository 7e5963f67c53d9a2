import { ew, ns } from './mitchell';
import { type Meeting, type Movement, upTo } from './movement';

/**
 * Which set lies at each table in the first round, so that no moving pair meets a set twice. `around`: rounds, sets and moving pairs, one
 * more than tables. A pair at position x plays the set of its table less x behind its own number, the last table being two positions;
 * with an even number of tables no such order has every set at one table, and two tables share (`shares`).
 */
const firstSets = (tables: number): readonly number[] | null => {
  const around = tables + 1;
  const sets: number[] = [];
  const met = new Set<number>();
  const lying = new Set<number>();
  let shares = tables % 2 === 0 ? 1 : 0;
  // The last table first: it is met at two positions.
  const order = [tables - 1, ...upTo(tables - 1)];
  const positions = (table: number): readonly number[] => (table === tables - 1 ? [table, tables] : [table]);
  const place = (at: number): boolean => {
    const table = order[at];
    if (table === undefined) return true;
    for (let turn = 0; turn < around; turn++) {
      const set = (2 * at + turn) % around;
      const shared = lying.has(set);
      const meets = positions(table).map((position) => (set + position) % around);
      if ((shared && shares === 0) || meets.some((each) => met.has(each))) continue;
      sets[table] = set;
      lying.add(set);
      if (shared) shares--;
      for (const each of meets) met.add(each);
      if (place(at + 1)) return true;
      for (const each of meets) met.delete(each);
      if (shared) shares++;
      else lying.delete(set);
    }
    return false;
  };
  return place(0) ? sets : null;
};

/** The fewest and the most tables that it is held for. */
export const HESITATION_TABLES: readonly [least: number, most: number] = [2, 18];

/**
 * A Mitchell of one round more than tables: at the last table the moving pairs hesitate, sit East-West first and then North-South, and
 * go on to the first table. Null where there is none for so many tables.
 */
export const hesitation = (tables: number): Movement | null => {
  const around = tables + 1;
  const lying = tables > HESITATION_TABLES[1] ? null : firstSets(tables);
  if (lying === null) return null;
  const first = [...upTo(tables).map(ew), ns(tables - 1)];
  return {
    places: [...upTo(tables).map(ns), ...upTo(tables).map(ew)],
    ...{ sets: around, setsEach: 1 },
    rounds: upTo(around).map((round) => {
      const moving = (position: number): string => first[(position - round + 2 * around) % around] ?? '';
      return upTo(tables).map((table): Meeting => {
        const NS = table === tables - 1 ? moving(tables) : ns(table);
        const sets = [((lying[table] ?? 0) + round) % around];
        return { table: table + 1, NS, EW: moving(table), sets };
      });
    }),
  };
};
