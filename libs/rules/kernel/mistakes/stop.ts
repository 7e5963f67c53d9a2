import { type Refusal, refused } from '../decider';

/** What stands still at a table while an irregularity or a dispute waits for the arbiter. */
export type Stop = {
  /** The article by which whatever else is tried is refused. */
  readonly article: string;
  /** Acts that go on: the arbiter's work, and what finds out how it was. */
  readonly goesOn: readonly string[];
  /** Acts that a real table may have done all the same: recorded there, with what they came too early for. */
  readonly early?: readonly string[];
};

/**
 * Why an act has to wait, or null.
 *
 * @param open the article of what stopped the table; null where nothing did
 */
export const standstill = ({ article, goesOn }: Stop, open: string | null, act: string): Refusal | null =>
  open === null || goesOn.includes(act) ? null : refused(article, { do: act.slice(0, 80), open });
