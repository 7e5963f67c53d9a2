/** Anything that is ranked by a total, highest first. */
export type Totalled = { readonly entry: string; readonly total: number };

/** Equal totals share the rank and the next is skipped: 1, 2, 2, 4 (SCR-TOUR-GAP-5). */
export const ranked = <Row extends Totalled>(
  rows: readonly Row[],
): readonly (Row & { readonly rank: number })[] => {
  const ordered = [...rows].sort((a, b) => b.total - a.total);
  let rank = 0;
  let before: number | null = null;
  return ordered.map((row, index) => {
    if (row.total !== before) rank = index + 1;
    before = row.total;
    return { ...row, rank };
  });
};

/** A player's result in a sudden death: who is below the best score found in the round is out (SCR-OPT-7). */
export const eliminated = (
  points: ReadonlyMap<string, number>,
  stillIn: readonly string[],
): readonly string[] => {
  const best = Math.max(0, ...stillIn.map((entry) => points.get(entry) ?? 0));
  return stillIn.filter((entry) => (points.get(entry) ?? 0) < best);
};

const LOST_SECONDS = 20;

/** Seconds of a topping: what each top took, and for each one missed the whole round and 20 more (SCR-OPT-8). */
export const toppingSeconds = (found: readonly (number | null)[], roundSeconds: number): number =>
  found.reduce<number>((sum, seconds) => sum + (seconds ?? roundSeconds + LOST_SECONDS), 0);

/** Time of a round of sudden death: three of 60 and 20 seconds, three of 40 and 20, then 20 and 20 (SCR-OPT-7). */
export const suddenDeathSeconds = (round: number): number => (round <= 3 ? 80 : round <= 6 ? 60 : 40);
