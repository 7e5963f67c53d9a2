import type { Award, RankingMethod } from '@arbitre/rules/kernel/competition/contract';
import { sum } from '@arbitre/rules/kernel/competition/exact';
import { rank } from '@arbitre/rules/kernel/competition/ranking';

/**
 * The sum of the differences of the rubbers that a player played, then rubbers won on points, then games won; who is equal in all
 * shares the rank (BP-PARTIE-GAP-3, GAP-4). They come from the sheets of the session: a single deal is worth nothing by itself.
 */
export const plafondDifferences: RankingMethod = {
  id: 'plafond-differences',
  unit: 'point',
  decimals: 0,
  tieBreaks: [
    { count: 'rubbers', better: 'more' },
    { count: 'games', better: 'more' },
  ],
  awards: (): readonly Award[] => [],
  standings: (entries, awards) => rank(entries, awards, sum),
};
