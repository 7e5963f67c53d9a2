import { competitions } from './competitions/projector';
import { deals } from './deals/projector';
import { leagues } from './leagues/projector';
import { Routing } from './partition';
import type { Projector } from './projector';
import { people } from './people/projector';
import { regions } from './regions/projector';
import { sessions } from './sessions/projector';
import { standings } from './standings/projector';
import { GAME_PROJECTORS } from './games.generated';

/** Every read model, those of games alone last. */
export const projectors: readonly Projector[] = [
  competitions,
  deals,
  leagues,
  people,
  regions,
  sessions,
  standings,
  ...GAME_PROJECTORS,
];

/** Which of their lanes an event goes to. */
export const routing = new Routing(projectors);

/** The projector of a model; throws with the known names when there is none of that name. */
export const projectorOf = (model: string): Projector => {
  const found = projectors.find((projector) => projector.model === model);
  if (found !== undefined) return found;
  const known = projectors.map((projector) => projector.model).join(', ');
  throw new Error(`There is no read model "${model}". The models are: ${known}.`);
};
