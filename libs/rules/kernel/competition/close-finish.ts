import type { Exact } from './contract';
import { add, compare, exact, negate } from './exact';
import type { PublishedRow } from './publication';

/** The nearest that two entries of rank 1 and 2 come in any field; null where nobody is second. Equals are as near as can be. */
export const nearestFinish = (
  rows: readonly PublishedRow[],
): { readonly field: string; readonly apart: Exact } | null => {
  let nearest: { readonly field: string; readonly apart: Exact } | null = null;
  const ranked = rows.filter(({ deals, excluded }) => deals > 0 && excluded === undefined);
  for (const [field, of] of Map.groupBy(ranked, (row) => row.field)) {
    const [first, second] = of.toSorted((a, b) => a.rank - b.rank);
    if (first === undefined || second === undefined) continue;
    const difference = add(first.total, negate(second.total));
    const apart = difference.num < 0 ? negate(difference) : difference;
    if (nearest === null || compare(apart, nearest.apart) < 0) nearest = { field, apart };
  }
  return nearest;
};

/** A declared number such as 1 or 0.5, which people type with two decimals at most. */
export const isAsNear = (apart: Exact, limit: number): boolean =>
  compare(apart, exact(Math.round(limit * 100), 100)) <= 0;
