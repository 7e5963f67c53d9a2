import { butler } from './butler';
import type { MethodId, RankingMethod } from './contract';
import { matchpoints } from './matchpoints';
import { scrabbleTotal } from './scrabble-total';
import { skatSeegerFabian } from './skat-seeger-fabian';
import { teamImps } from './team-imps';
import { teamPoints } from './team-points';
import { whistParties, whistSimple1, whistSimple2, whistSimple2Five } from './whist-parties';
import { whistSessions } from './whist-sessions';

/** Every ranking method, one line each; a method stays here for as long as a competition was ranked by it. */
const METHODS: readonly RankingMethod[] = [
  matchpoints,
  butler,
  teamImps,
  teamPoints,
  whistParties,
  whistSimple1,
  whistSimple2,
  whistSimple2Five,
  whistSessions,
  skatSeegerFabian,
  scrabbleTotal,
];

export const METHOD_IDS: readonly MethodId[] = METHODS.map(({ id }) => id);

/** The method of an id that a competition was opened with; throws on any other, since opening refused it. */
export const methodOf = (id: MethodId): RankingMethod => {
  const method = METHODS.find((each) => each.id === id);
  if (method === undefined) throw new Error(`There is no ranking method "${id}".`);
  return method;
};
