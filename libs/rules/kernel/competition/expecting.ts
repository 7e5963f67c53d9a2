import type { RankingMethod } from './contract';

/** A method where it is known how many results the boards of some sessions are to have (`c.s1`). */
export const methodExpecting = (
  method: RankingMethod,
  expected: Readonly<Record<string, number>>,
): RankingMethod =>
  Object.keys(expected).length === 0
    ? method
    : (method.expecting?.(new Map(Object.entries(expected))) ?? method);
