import { competitions } from './competitions/projector';
import { deals } from './deals/projector';
import { Routing } from './partition';
import type { ModelId, Projector } from './projector';
import { people } from './people/projector';
import { regions } from './regions/projector';
import { sessions } from './sessions/projector';
import { solos } from './solos/projector';
import { standings } from './standings/projector';

/** Every read model, one line each. */
export const projectors: readonly Projector[] = [
  competitions,
  deals,
  people,
  regions,
  sessions,
  solos,
  standings,
];

/** Which of their lanes an event goes to. */
export const routing = new Routing(projectors);

/** The projector of a model; throws with the known names when there is none of that name. */
export const projectorOf = (model: string): Projector => {
  const found = projectors.find((projector) => projector.model === model);
  if (found !== undefined) return found;
  const known = projectors.map((projector) => projector.model satisfies ModelId).join(', ');
  throw new Error(`There is no read model "${model}". The models are: ${known}.`);
};
