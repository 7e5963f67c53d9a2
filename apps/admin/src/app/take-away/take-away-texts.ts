import type { Text } from '../language/text-shape';

const fr = {
  print: 'Imprimer',
  csv: 'CSV',
  json: 'JSON',
  query: 'Copier la requête GraphQL',
  failed: 'Rien n’est enregistré : le serveur ne répond pas.',
};

const en: Text<typeof fr> = {
  print: 'Print',
  csv: 'CSV',
  json: 'JSON',
  query: 'Copy the GraphQL query',
  failed: 'Nothing is saved: the server does not answer.',
};

/** What is said of what a page gives away. */
export const takeAwayTexts = { fr, en };
