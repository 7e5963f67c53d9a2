import type { Text } from '../../language/text-shape';

const fr = {
  button: 'Handicaps et reports',
  says: 'Une ligne par inscrit : son numéro, puis ce qu’il a au départ, dans l’unité du classement. Se fixe avant le premier résultat.',
  handicaps: 'Handicaps (7 2,5)',
  carryOver: 'IMP reportés (7 -3)',
  wrong: 'un numéro d’inscrit et un nombre par ligne, chacun une fois',
};

const en: Text<typeof fr> = {
  button: 'Handicaps and carry-over',
  says: 'A line an entry: its number, then what it begins with, in the unit of the ranking. Fixed before the first result.',
  handicaps: 'Handicaps (7 2.5)',
  carryOver: 'IMPs carried over (7 -3)',
  wrong: 'the number of an entry and a figure a line, each once',
};

export const startingTexts = { fr, en };
