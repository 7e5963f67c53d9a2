import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Autres actes',
  lead: 'Ce que le règlement permet maintenant et qui n’a pas de place ailleurs sur cette page.',
  choose: 'Acte',
  none: 'Choisir un acte…',
  ofArbiter: 'De l’arbitre',
  ofAll: 'De la salle',
  record: 'Inscrire',
  recorded: (act: string) => `Inscrit : ${act}`,
  yes: 'Oui',
  no: 'Non',
  between: (least: number, most: number) => `un nombre de ${least} à ${most}`,
  numbers: 'les numéros, dans l’ordre, séparés par des espaces',
  person: 'un numéro d’inscription, ou la licence ou la fonction : pas de nom',
  several: 'l’un après l’autre, séparés par des espaces',
  rows: (fields: string) => `une ligne chacun : ${fields}`,
};

const en: Text<typeof fr> = {
  title: 'Other acts',
  lead: 'What the rules allow now and has no place elsewhere on this page.',
  choose: 'Act',
  none: 'Choose an act…',
  ofArbiter: 'Of the arbiter',
  ofAll: 'Of the hall',
  record: 'Record',
  recorded: (act) => `Recorded: ${act}`,
  yes: 'Yes',
  no: 'No',
  between: (least, most) => `a number from ${least} to ${most}`,
  numbers: 'the numbers, in order, divided by spaces',
  person: 'the number of an entry, or a licence or an office: no name',
  several: 'one after the other, divided by spaces',
  rows: (fields) => `a line each: ${fields}`,
};

export const actsTexts = { fr, en };
