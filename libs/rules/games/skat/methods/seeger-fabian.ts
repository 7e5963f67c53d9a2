import { defenceBonus, OWN_GAME } from '../score-sheet/rating';
import type { Award, RankingMethod, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { exact, sum } from '@arbitre/rules/kernel/competition/exact';
import { rank } from '@arbitre/rules/kernel/competition/ranking';
import { effectiveScore } from '@arbitre/rules/kernel/competition/scored-deal';

/** The seats of a table that are taken: three, or four with the dealer who sits out. */
const seatsOf = (deal: ScoredDeal): readonly (readonly [side: string, entry: string])[] =>
  Object.entries(deal.entries).filter(([, entry]) => entry !== '');

/**
 * What one deal is worth to everyone at its table (SKWO-5.1): the declarer's game points with 50 more or less, and what
 * the others get for a game lost. The declarer is who has points; a deal passed in has none for anybody (SKWO-5-GAP-1).
 */
const awardsOf = (deal: ScoredDeal): readonly Award[] => {
  const seats = seatsOf(deal);
  const bonus = defenceBonus(seats.length);
  const points = seats.map(([side]) => effectiveScore(deal, side));
  const lost = points.filter((score) => score !== null && score < 0).length;
  return seats.flatMap(([side, entry], index): readonly Award[] => {
    const score = points[index];
    if (score === null || score === undefined) return [];
    const award = { deal: deal.deal, side, entry };
    if (score > 0) return [{ ...award, value: exact(score + OWN_GAME + bonus * lost), counts: { won: 1 } }];
    if (score < 0)
      return [{ ...award, value: exact(score - OWN_GAME + bonus * (lost - 1)), counts: { lost: 1 } }];
    return [{ ...award, value: exact(bonus * lost), ...(lost > 0 ? { counts: { othersLost: lost } } : {}) }];
  });
};

/**
 * Extended Seeger-Fabian: the result of an event is the sum over its series (SKWO-5-GAP-2), each with the bonus of its own
 * table. Equal results are parted by games won, then by games lost, then by lot (SKWO-5.1.d).
 */
export const skatSeegerFabian: RankingMethod = {
  id: 'skat-seeger-fabian',
  unit: 'point',
  decimals: 0,
  tieBreaks: [
    { count: 'won', better: 'more' },
    { count: 'lost', better: 'fewer' },
  ],
  awards: (group) => group.flatMap(awardsOf),
  standings: (entries, awards) => rank(entries, awards, sum),
};
