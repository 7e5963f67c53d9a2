import type { Text } from '../../language/text-shape';

const fr = {
  same: 'Autres numéros',
  aliases: 'Lus comme celui-ci :',
  none: 'Aucun autre numéro n’est réuni à celui-ci.',
  undo: (number: string) => `Défaire la réunion de ${number}`,
  undoHelp: 'Le numéro redevient lui-même, avec tout ce qu’il était avant.',
  mergeInto: 'Réunir à un autre numéro',
  mergeHelp:
    'Ce numéro sera lu comme l’autre, et plus rien ne s’y écrira ; résultats et dates restent. La réunion se défait.',
  into: 'Le numéro qui reste',
  intoHelp: 'Celui sous lequel les deux se liront.',
  alike: 'Peut-être la même personne',
  mergeHere: (number: string) => `Réunir ${number} à celle-ci`,
  apart: 'Quelqu’un d’autre',
  apartHelp: 'Ces deux licences ne seront plus rapprochées.',
  born: (day: string) => `né(e) le ${day}`,
  pairs: (n: number) => `Doublons possibles (${n})`,
  pair: (one: string, other: string) => `${one} et ${other}`,
};

const en: Text<typeof fr> = {
  same: 'Other numbers',
  aliases: 'Read as this one:',
  none: 'No other number is merged into this one.',
  undo: (number) => `Undo the merge of ${number}`,
  undoHelp: 'The number stands for itself again, with all that it was before.',
  mergeInto: 'Merge into another number',
  mergeHelp:
    'This number will be read as the other and nothing more is written on it; results and dates stay. The merge can be undone.',
  into: 'The number that stays',
  intoHelp: 'The one under which both will be read.',
  alike: 'May be the same person',
  mergeHere: (number) => `Merge ${number} into this one`,
  apart: 'Somebody else',
  apartHelp: 'These two licences will not be proposed as one again.',
  born: (day) => `born on ${day}`,
  pairs: (n) => `Possible duplicates (${n})`,
  pair: (one, other) => `${one} and ${other}`,
};

/** Texts about numbers that are merged, or may have to be. */
export const mergingTexts = { fr, en };
