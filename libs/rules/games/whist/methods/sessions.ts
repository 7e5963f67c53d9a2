import type { RankingMethod } from '@arbitre/rules/kernel/competition/contract';
import { sum } from '@arbitre/rules/kernel/competition/exact';
import { rank } from '@arbitre/rules/kernel/competition/ranking';

/**
 * The ranking of players by what the sessions of whist give them: parties won and then their values in the basic game
 * (WHC-PARTIE-GAP-2), fiches in the European variants and the partie générale (WHC-PG-GAP-3). Deals count through them.
 */
export const whistSessions: RankingMethod = {
  id: 'whist-sessions',
  unit: 'point',
  decimals: 0,
  tieBreaks: [{ count: 'value', better: 'more' }],
  awards: () => [],
  standings: (entries, awards) => rank(entries, awards, sum),
};
