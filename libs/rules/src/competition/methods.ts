import { butler } from './butler';
import type { MethodId, RankingMethod } from './contract';
import { matchpoints } from './matchpoints';
import { teamImps } from './team-imps';

const METHODS: Readonly<Record<MethodId, RankingMethod>> = {
  matchpoints,
  butler,
  'team-imps': teamImps,
};

export const METHOD_IDS = Object.keys(METHODS) as readonly MethodId[];

export const methodOf = (id: MethodId): RankingMethod => METHODS[id];
