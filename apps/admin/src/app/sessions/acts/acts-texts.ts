import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Autres actes',
  lead: 'Ce que le règlement permet maintenant et qui n’a pas de place ailleurs sur cette page.',
  recorded: (act: string) => `Inscrit : ${act}`,
  yes: 'Oui',
  no: 'Non',
  between: (least: number, most: number) => `un nombre de ${least} à ${most}`,
  numbers: 'les numéros, dans l’ordre, séparés par des espaces',
  person:
    'quelqu’un de la liste, un numéro (12, ou 3.2 pour le deuxième d’une équipe) ou une licence : jamais un nom',
  persons: 'chacun de la liste, par son numéro ou sa licence, séparés par des virgules : jamais un nom',
  several: 'l’un après l’autre, séparés par des espaces',
  rows: (fields: string) => `une ligne chacun : ${fields}`,
  later: 'Plus tard, à l’ouverture',
  now: 'Dès maintenant',
};

const en: Text<typeof fr> = {
  title: 'Other acts',
  lead: 'What the rules allow now and has no place elsewhere on this page.',
  recorded: (act) => `Recorded: ${act}`,
  yes: 'Yes',
  no: 'No',
  between: (least, most) => `a number from ${least} to ${most}`,
  numbers: 'the numbers, in order, divided by spaces',
  person: 'somebody of the list, a number (12, or 3.2 for the second of a team) or a licence: never a name',
  persons: 'each of the list, by number or by licence, divided by commas: never a name',
  several: 'one after the other, divided by spaces',
  rows: (fields) => `a line each: ${fields}`,
  later: 'Later, when it is opened',
  now: 'Now',
};

export const actsTexts = { fr, en };
