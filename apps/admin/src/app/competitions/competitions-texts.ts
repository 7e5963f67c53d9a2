import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  lead: (n: number) => `${n} ${plural('fr', n, 'compétition', 'compétitions')}`,
  filter: 'Filtrer par nom, région ou jeu',
  files: (game: string) => `Fichiers de résultats : ${game}`,
  allRegions: 'Toutes les régions',
  game: 'Jeu',
  region: 'Région',
  state: 'État',
  progress: 'Résultats',
  day: 'Premier jour',
  together: 'Regrouper',
  byDay: 'Par jour',
  byRegion: 'Par région',
  sort: 'Trier',
  newestFirst: 'Récentes d’abord',
  oldestFirst: 'Anciennes d’abord',
  allStates: 'Tous les états',
  entered: 'Inscrits',
  empty: 'Aucune compétition pour l’instant.',
  emptyHelp:
    'Qui organise ouvre ici la première ; ou bien importez un fichier : npm run arbitre -- import --help.',
  nothing: 'Rien ne correspond à ce filtre.',
  clear: 'Effacer le filtre',
};

const en: Text<typeof fr> = {
  lead: (n) => `${n} ${plural('en', n, 'competition', 'competitions')}`,
  filter: 'Filter by name, region or game',
  files: (game) => `Files of results: ${game}`,
  allRegions: 'All regions',
  game: 'Game',
  region: 'Region',
  state: 'State',
  progress: 'Results',
  day: 'First day',
  together: 'Group',
  byDay: 'By day',
  byRegion: 'By region',
  sort: 'Sort',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  allStates: 'All states',
  entered: 'Entries',
  empty: 'No competition yet.',
  emptyHelp:
    'Whoever runs competitions opens the first one here; or import a file: npm run arbitre -- import --help.',
  nothing: 'Nothing matches this filter.',
  clear: 'Clear the filter',
};

/** What the list of competitions says. */
export const competitionsTexts = { fr, en };
