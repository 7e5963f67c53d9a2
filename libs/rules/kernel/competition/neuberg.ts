import type { Exact } from './contract';
import { exact } from './exact';

/** A result that nobody else can be compared with counts as average plus (BD-NEUBERG-3). */
export const WITHOUT_COMPARISON = exact(60);

/** Results of the group that a result was compared in, and how many the board is expected to have. */
export type Groups = { readonly actual: number; readonly expected: number };

/** Few results among many are worth fixed shares (BD-NEUBERG-2). */
const isTooFew = ({ actual, expected }: Groups): boolean => actual <= 3 && 3 * actual <= expected;

/**
 * Percent of the top for matchpoints in ten-thousandths, two for a result that is beaten: with fewer results than expected as
 * if there were as many (BD-NEUBERG-1).
 */
export const factoredPercent = (points: number, { actual, expected }: Groups): Exact => {
  if (actual < 2) return WITHOUT_COMPARISON;
  if (actual >= expected) return exact(points, 200 * (actual - 1));
  if (isTooFew({ actual, expected })) return exact(600_000 + 5 * (points - 10_000 * (actual - 1)), 10_000);
  return exact((points + 10_000) * expected - 10_000 * actual, 200 * actual * (expected - 1));
};
