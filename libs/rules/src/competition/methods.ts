import { butler } from './butler';
import type { MethodId, RankingMethod } from './contract';
import { matchpoints } from './matchpoints';
import { teamImps } from './team-imps';
import { teamPoints } from './team-points';

const METHODS: Readonly<Record<MethodId, RankingMethod>> = {
  matchpoints,
  butler,
  'team-imps': teamImps,
  'team-points': teamPoints,
};

export const METHOD_IDS = Object.keys(METHODS) as readonly MethodId[];

export const methodOf = (id: MethodId): RankingMethod => METHODS[id];
