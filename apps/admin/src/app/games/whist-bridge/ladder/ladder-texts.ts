import type { Text } from '../../../language/text-shape';

const fr = {
  order: 'Ordre des annonces',
  lead: 'Du plus petit au plus grand. À jeu égal, la couleur départage.',
  firstTurn: 'premier tour seulement',
  arbiter: 'appel à l’arbitre',
  joint: 'un ou deux joueurs, chacun pour soi',
  pair: 'à deux',
  one: 'seul',
};

const en: Text<typeof fr> = {
  order: 'Order of the games',
  lead: 'From the lowest to the highest. The suit parts equal games.',
  firstTurn: 'first turn only',
  arbiter: 'call the arbiter',
  joint: 'one or two players, each alone',
  pair: 'two together',
  one: 'alone',
};

export const ladderTexts = { fr, en };
