import type { Text } from '../language/text-shape';

const fr = {
  next: 'Prochaines rencontres',
  divisions: 'Divisions',
  none: 'Aucune division pour l’instant.',
  season: 'Saison',
  division: 'Division',
  entry: 'Inscription',
  players: 'Joueurs',
  rank: 'Place',
  total: 'Total',
  day: 'Jour',
  match: 'Rencontre',
  state: 'État',
};

const en: Text<typeof fr> = {
  next: 'Next fixtures',
  divisions: 'Divisions',
  none: 'No division yet.',
  season: 'Season',
  division: 'Division',
  entry: 'Entry',
  players: 'Players',
  rank: 'Place',
  total: 'Total',
  day: 'Day',
  match: 'Fixture',
  state: 'State',
};

export const recordTexts = { fr, en };
