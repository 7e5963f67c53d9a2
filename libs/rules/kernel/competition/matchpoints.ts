import type { Award, Exact, RankingMethod, ScoredDeal } from './contract';
import { exact, fromPercent, mean } from './exact';
import { sharesOf } from './parts';
import { rank } from './ranking';
import { artificialPercent, effectiveScore } from './scored-deal';

/** A result that nobody else can be compared with counts as average plus (BD-NEUBERG-3). */
const WITHOUT_COMPARISON = exact(60);

/** Percent of the top of `score` in its field: a point for a pair beaten, a half for a tie (BD-L78A-GAP-1). */
const percentOfTop = (score: number, field: readonly number[]): Exact => {
  if (field.length < 2) return WITHOUT_COMPARISON;
  let halves = -1;
  for (const other of field) halves += other < score ? 2 : other === score ? 1 : 0;
  return exact(50 * halves, field.length - 1);
};

/** One direction is compared with the same direction at the other tables (BD-MP-1). */
const awardsOfSide = (group: readonly ScoredDeal[], side: string): readonly Award[] => {
  const scores = group.map((deal) => effectiveScore(deal, side)).filter((score) => score !== null);
  return group.flatMap((deal) => {
    const entry = deal.entries[side];
    if (entry === undefined) return [];
    const score = effectiveScore(deal, side);
    const percent = artificialPercent(deal, side);
    if (percent !== null) return [{ deal: deal.deal, side, entry, value: fromPercent(percent) }];
    return score === null ? [] : [{ deal: deal.deal, side, entry, value: percentOfTop(score, scores) }];
  });
};

const sidesOf = (group: readonly ScoredDeal[]): readonly string[] => [
  ...new Set(group.flatMap((deal) => Object.keys(deal.entries))),
];

/**
 * Pairs at matchpoints: each board in percent of its top, the total the mean of a pair's boards (BD-L78A, BD-MP-5).
 * Artificial scores enter with their percentage and are left out of everybody's comparison (without the
 * factoring of BD-NEUBERG-4, which is a choice of the event).
 */
export const matchpoints: RankingMethod = {
  id: 'matchpoints',
  unit: 'percent',
  decimals: 2,
  awards: (group) => sidesOf(group).flatMap((side) => awardsOfSide(group, side)),
  parts: sharesOf,
  standings: (entries, awards) => rank(entries, awards, mean),
};
