import type { Movement } from '../movement/movement';
import type { EveningSetup } from './setup';

/** Places in the order that they are filled in: those that stay free where somebody is missing come last. */
export const placesToFill = ({
  movement,
  setup,
}: {
  readonly movement: Movement;
  readonly setup: EveningSetup;
}): readonly string[] => {
  const { places } = movement;
  if (setup.movement !== 'mitchell' && setup.movement !== 'scrambled') return places;
  const field = (name: string): readonly string[] => places.filter((place) => place.startsWith(name));
  const [missing, other] = setup.vacant === 'EW' ? ['EW', 'NS'] : ['NS', 'EW'];
  const last = [...field(other).slice(-1), ...field(missing).slice(-1)];
  return [...places.filter((place) => !last.includes(place)), ...last];
};
