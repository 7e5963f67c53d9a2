/** How many tables of four and of three seat so many players; at most three tables of three (SKWO-7.1.1.b). */
export type TablePlan = { readonly fours: number; readonly threes: number };

/** SKWO-7.1-GAP-1: the only plan there is; null for one, two or five players. */
export const planTables = (players: number): TablePlan | null => {
  const threes = (4 - (players % 4)) % 4;
  const fours = (players - 3 * threes) / 4;
  return players > 0 && fours >= 0 ? { fours, threes } : null;
};

export type SeatedTable = { readonly table: string; readonly seats: readonly string[] };

/** The tables of a series, those of four first, filled in the order drawn: seat 1 of table 1, seat 2, ... */
export const seatedInOrder = (order: readonly string[]): readonly SeatedTable[] | null => {
  const plan = planTables(order.length);
  if (plan === null) return null;
  const tables: SeatedTable[] = [];
  for (let at = 0; at < order.length;) {
    const size = tables.length < plan.fours ? 4 : 3;
    tables.push({ table: String(tables.length + 1), seats: order.slice(at, at + size) });
    at += size;
  }
  return tables;
};
