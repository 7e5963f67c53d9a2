import type { Exact, RankingMethod } from './contract';
import { boardAMatchChoices } from './duplicate/team-scoring';
import { exact, sum } from './exact';
import { rank } from './ranking';
import { shareOf, teamAwards } from './team-boards';

/** BD-BAM-1: any difference wins the board. */
export const halvesFor = (difference: number): Exact =>
  exact(difference > 0 ? 2 : difference === 0 ? 1 : 0, 2);

const plain: RankingMethod = {
  id: 'board-a-match',
  unit: 'point',
  decimals: 2,
  matches: true,
  awards: teamAwards({ ofDifference: halvesFor, ofPercent: shareOf }),
  standings: (entries, awards) => rank(entries, awards, sum),
};

/** Teams of four, each board a match: 1 for the better total of the two tables, a half for equal ones (BD-BAM-1, BD-BAM-2). */
export const boardAMatch: RankingMethod = { ...plain, choices: boardAMatchChoices(plain) };
