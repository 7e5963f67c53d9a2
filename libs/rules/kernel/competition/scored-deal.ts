import type { Adjustment } from '../deal/contract';
import type { Award, Exact, ScoredDeal } from './contract';
import { compare } from './exact';

/** Whether an award is of something played: a deal, or what stands in for one. */
export const isPlayed = ({ played = true }: Award): boolean => played;

export const adjustmentOf = (deal: ScoredDeal, side: string): Adjustment | null =>
  deal.adjustments?.[side] ?? null;

/**
 * The points that count for a side: an assigned score before the table's, and none where the side was given an
 * artificial score, which is no result and is compared with nothing (BD-MP-1, BD-MP-4).
 */
export const effectiveScore = (deal: ScoredDeal, side: string): number | null => {
  const adjustment = adjustmentOf(deal, side);
  if (adjustment === null) return deal.scores?.[side] ?? null;
  if (adjustment.kind === 'apart') return deal.scores?.[side] ?? null;
  return adjustment.kind === 'assigned' ? adjustment.score : null;
};

/** In which form the board was played there, where a ruling has it compared with its like alone (BD-L87B); null: as it was meant. */
export const formOf = (deal: ScoredDeal, side: string): string | null => {
  const adjustment = adjustmentOf(deal, side);
  return adjustment?.kind === 'apart' ? adjustment.form : null;
};

/** A result with what it weighs, in percent. */
export type Outcome = { readonly score: number; readonly percent: number };

/** What is compared of a side: the score that counts, several that a ruling weighed (BD-L12C1c), or nothing. */
export const outcomesOf = (deal: ScoredDeal, side: string): readonly Outcome[] => {
  const adjustment = adjustmentOf(deal, side);
  if (adjustment?.kind === 'weighted') return adjustment.of;
  const score = effectiveScore(deal, side);
  return score === null ? [] : [{ score, percent: 100 }];
};

/** Percentages of artificial scores that a ruling gives a side at least or at most beside an assigned score (BD-L86B2b). */
export type Bounds = { readonly least?: number; readonly most?: number };

export const boundsOf = (deal: ScoredDeal, side: string): Bounds | null => {
  const adjustment = adjustmentOf(deal, side);
  if (adjustment?.kind !== 'assigned') return null;
  const { least, most } = adjustment;
  if (least === undefined && most === undefined) return null;
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
};

/** A value within those bounds; `ofPercent`: what an artificial score is worth there. */
export const within = (value: Exact, bounds: Bounds | null, ofPercent: (percent: number) => Exact): Exact => {
  if (bounds === null) return value;
  const { least, most } = bounds;
  const low = least === undefined ? value : ofPercent(least);
  const lifted = compare(low, value) > 0 ? low : value;
  const high = most === undefined ? lifted : ofPercent(most);
  return compare(high, lifted) < 0 ? high : lifted;
};

/** The percentage of an artificial score given to a side, or null. */
export const artificialPercent = (deal: ScoredDeal, side: string): number | null => {
  const adjustment = adjustmentOf(deal, side);
  return adjustment?.kind === 'artificial' ? adjustment.percent : null;
};

/** The sides that are played at a group's tables. */
export const sidesOf = (group: readonly ScoredDeal[]): readonly string[] => [
  ...new Set(group.flatMap((deal) => Object.keys(deal.entries))),
];
