import { butler } from './butler';
import type { MethodId, RankingMethod } from './contract';
import { matchpoints } from './matchpoints';
import { teamImps } from './team-imps';
import { teamPoints } from './team-points';
import { whistParties, whistSimple1, whistSimple2, whistSimple2Five } from './whist-parties';

const METHODS: Readonly<Record<MethodId, RankingMethod>> = {
  matchpoints,
  butler,
  'team-imps': teamImps,
  'team-points': teamPoints,
  'whist-parties': whistParties,
  'whist-simple-1': whistSimple1,
  'whist-simple-2': whistSimple2,
  'whist-simple-2-five': whistSimple2Five,
};

export const METHOD_IDS = Object.keys(METHODS) as readonly MethodId[];

export const methodOf = (id: MethodId): RankingMethod => METHODS[id];
