import type { Exact } from './contract';
import { exact } from './exact';
import type { Outcome } from './scored-deal';

/** Results that are compared with each other, and how many contestants they are of. */
export type Field = {
  /** Twice what beats less, once what ties, of everybody's results with what they weigh in percent, by score. */
  readonly byScore: ReadonlyMap<number, number>;
  readonly contestants: number;
};

/** BD-L78A: sorted once; what lies below a score beats it for everybody who has it. */
export const fieldOf = (all: readonly (readonly Outcome[])[]): Field => {
  const frequency = new Map<number, number>();
  for (const outcomes of all)
    for (const { score, percent } of outcomes) frequency.set(score, (frequency.get(score) ?? 0) + percent);
  const byScore = new Map<number, number>();
  let below = 0;
  for (const [score, percent] of [...frequency].sort(([a], [b]) => a - b)) {
    byScore.set(score, 2 * below + percent);
    below += percent;
  }
  return { byScore, contestants: all.length };
};

/**
 * Two for what is beaten and one for a tie, itself not counted, in ten-thousandths: each result of a weighted score is compared
 * first, and weighed then (BD-L12C1c-GAP-1).
 */
const worth = (own: readonly Outcome[], { byScore }: Field): number => {
  let points = 0;
  for (const { score, percent } of own) points += percent * ((byScore.get(score) ?? 0) - 100);
  return points;
};

/** What makes a value of the points of a result, in ten-thousandths, in its field. */
export type Valuing<Value> = (points: number, field: Field) => Value;

/** Values of the results of a field; those of one score, which are many, share one. */
export const valuesIn = <Value>(
  field: Field,
  valuing: Valuing<Value>,
): ((own: readonly Outcome[]) => Value) => {
  const known = new Map<number, Value>();
  return (own) => {
    const [only] = own;
    if (only === undefined || own.length > 1) return valuing(worth(own, field), field);
    const value = known.get(only.score);
    if (value !== undefined) return value;
    const fresh = valuing(worth(own, field), field);
    known.set(only.score, fresh);
    return fresh;
  };
};

/** Matchpoints on the scale of two for a result that is beaten. */
export const matchpointsOf = (points: number): Exact => exact(points, 10_000);
