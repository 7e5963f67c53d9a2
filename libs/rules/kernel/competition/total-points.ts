import type { Award, RankingMethod, ScoredDeal } from './contract';
import { totalPointsChoices } from './duplicate/imp-scoring';
import { exact, sum, ZERO } from './exact';
import { rank } from './ranking';
import { artificialPercent, outcomesOf } from './scored-deal';

const awardOf = (deal: ScoredDeal, side: string, entry: string): readonly Award[] => {
  const award = { deal: deal.deal, side, entry };
  const given = artificialPercent(deal, side);
  // A share of a top is none of points that have no top.
  if (given !== null) return [{ ...award, value: ZERO, basis: { kind: 'artificial', given } }];
  const outcomes = outcomesOf(deal, side);
  if (outcomes.length === 0) return [];
  const hundredfold = outcomes.reduce((all, { score, percent }) => all + percent * score, 0);
  return [{ ...award, value: exact(hundredfold, 100), basis: { kind: 'board' } }];
};

const plain: RankingMethod = {
  id: 'total-points',
  unit: 'point',
  decimals: 0,
  individuals: true,
  awards: (group) =>
    group.flatMap((deal) =>
      Object.entries(deal.entries).flatMap(([side, entry]) => awardOf(deal, side, entry)),
    ),
  standings: (entries, awards) => rank(entries, awards, sum),
};

/** The net total of points over all boards (BD-L78C). */
export const totalPoints: RankingMethod = { ...plain, choices: totalPointsChoices(plain) };
