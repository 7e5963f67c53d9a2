import type { RankingMethod } from './contract';
import { teamImpsChoices } from './duplicate/team-scoring';
import { exact, sum } from './exact';
import { impsFor, impsForPercent } from './imps';
import { rank } from './ranking';
import { teamAwards } from './team-boards';

const plain: RankingMethod = {
  id: 'team-imps',
  unit: 'imp',
  decimals: 0,
  matches: true,
  awards: teamAwards({
    ofDifference: (difference) => exact(impsFor(difference)),
    ofPercent: (percent) => exact(impsForPercent(percent)),
  }),
  standings: (entries, awards) => rank(entries, awards, sum),
};

/** Teams of four: the total of both tables of a board in IMPs, added up over the boards (BD-TEAM-1, BD-TEAM-2). */
export const teamImps: RankingMethod = { ...plain, choices: teamImpsChoices(plain) };
