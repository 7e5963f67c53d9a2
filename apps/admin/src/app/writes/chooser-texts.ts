import type { Text } from '../language/text-shape';

const fr = {
  choose: 'Acte',
  none: 'Choisir un acte…',
  ofArbiter: 'De l’arbitre',
  ofAll: 'De tous',
  record: 'Inscrire',
};

const en: Text<typeof fr> = {
  choose: 'Act',
  none: 'Choose an act…',
  ofArbiter: 'Of the arbiter',
  ofAll: 'Of everybody',
  record: 'Record',
};

export const chooserTexts = { fr, en };
