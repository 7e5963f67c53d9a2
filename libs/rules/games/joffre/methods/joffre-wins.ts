import type { Award, RankingMethod } from '@arbitre/rules/kernel/competition/contract';
import { sum } from '@arbitre/rules/kernel/competition/exact';
import { rank } from '@arbitre/rules/kernel/competition/ranking';

/**
 * Games won, then the final scores of the own side in all games (JOF-7.1, JOF-7.2, JOF-7-GAP-1). Both come from the sheets that
 * the session closed: a single deal is worth nothing by itself.
 */
export const joffreWins: RankingMethod = {
  id: 'joffre-wins',
  unit: 'point',
  decimals: 0,
  tieBreaks: [{ count: 'points', better: 'more' }],
  awards: (): readonly Award[] => [],
  standings: (entries, awards) => rank(entries, awards, sum),
};
