import type { Text } from '../../../language/text-shape';

const fr = {
  plan: 'Plan des places',
  cards: 'Cartes de départ',
  results: 'Résultats par série',
  blank: 'Listes vierges',
  card: (series: number) => `Carte de départ, série ${series}`,
  table: 'Table',
  seat: 'Place',
  with: 'Avec',
  player: 'Joueur',
  total: 'Total',
  keeper: 'tient la liste',
  list: (deals: number) => `Liste de ${deals} jeux`,
  club: 'Club, série, table',
  signature: 'Signature',
};

const en: Text<typeof fr> = {
  plan: 'Seating plan',
  cards: 'Start cards',
  results: 'Results by series',
  blank: 'Blank lists',
  card: (series) => `Start card, series ${series}`,
  table: 'Table',
  seat: 'Seat',
  with: 'With',
  player: 'Player',
  total: 'Total',
  keeper: 'keeps the list',
  list: (deals) => `List of ${deals} games`,
  club: 'Club, series, table',
  signature: 'Signature',
};

export const printTexts = { fr, en };
