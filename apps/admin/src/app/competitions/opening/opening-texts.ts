import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Ouvrir une compétition',
  lead: 'Ensuite viennent les inscriptions, puis les séances. Le jeu ne change plus.',
  like: (name: string) => `Comme « ${name} », une semaine plus tard.`,
  name: 'Nom',
  nameHelp: 'Ce que les pages impriment. Deux compétitions du même jour n’ont pas le même nom.',
  method: 'Jeu et classement',
  region: 'Région',
  startsOn: 'Premier jour',
  until: 'Garder les étuis secrets jusqu’à',
  untilHelp:
    'Pour des étuis joués en plusieurs lieux : ni cartes ni résultats avant ce moment, heure de votre ordinateur.',
  tables: 'Ou jusqu’à tant de résultats par étui',
  tablesHelp: 'Quand toutes les tables de tous les lieux ont joué un étui, il est montré aussitôt.',
  places: 'Places',
  placesHelp:
    'Un nombre entier à partir de 1 ; au-delà, les inscriptions attendent dans l’ordre. Rien : pas de limite.',
  window: 'Corrections après la publication',
  windowHelp:
    'Passé ce délai, le classement est officiel. Rien de choisi : jusqu’à ce que quelqu’un les close.',
  windows: {
    0: 'aucune',
    30: '30 minutes',
    60: '1 heure',
    1440: '24 heures',
    2880: '48 heures',
    10080: '1 semaine',
    20160: '2 semaines',
  },
  closeFinish: 'Arrivée serrée',
  closeFinishHelp:
    'Un nombre de points : si les deux premiers sont à ce point proches, quelqu’un d’autre vérifie avant la publication.',
  open: 'Ouvrir',
  noRegion: 'Il faut d’abord une région où vous organisez.',
  regions: 'Voir les régions',
  revise: 'Modifier',
  reviseSays:
    'Nom, classement, région et premier jour, jusqu’à la clôture. Le classement et les pages des régions suivent.',
  reviseReason: 'Motif : on y a déjà joué',
  again: 'Ouvrir la suivante comme celle-ci',
  close: 'Clore la compétition',
  closeSays: 'Après la clôture, plus de donne, plus d’inscription, plus de séance. Les résultats restent.',
  reason: 'Motif',
};

const en: Text<typeof fr> = {
  title: 'Open a competition',
  lead: 'Entries come next, then sessions. The game does not change any more.',
  like: (name) => `Like “${name}”, a week later.`,
  name: 'Name',
  nameHelp: 'What pages print. Two competitions of one day have not the same name.',
  method: 'Game and ranking',
  region: 'Region',
  startsOn: 'First day',
  until: 'Keep the boards secret until',
  untilHelp:
    'For boards that are played in several places: neither cards nor results before that moment, in the time of your computer.',
  tables: 'Or until so many results of a board',
  tablesHelp: 'When every table of every place has played a board, it is shown at once.',
  places: 'Places',
  placesHelp: 'A whole number from 1; beyond it entries wait in order. Nothing: no limit.',
  window: 'Corrections after publication',
  windowHelp: 'After that the ranking is official. Nothing chosen: until somebody closes them.',
  windows: {
    0: 'none',
    30: '30 minutes',
    60: '1 hour',
    1440: '24 hours',
    2880: '48 hours',
    10080: '1 week',
    20160: '2 weeks',
  },
  closeFinish: 'Close finish',
  closeFinishHelp:
    'A number of points: where the first two are as near as this, somebody else checks before publication.',
  open: 'Open',
  noRegion: 'First there has to be a region in which you run competitions.',
  regions: 'See the regions',
  revise: 'Revise',
  reviseSays: 'Name, ranking, region and first day, until it is closed. Standings and regions follow.',
  reviseReason: 'Reason: something was played in it already',
  again: 'Open the next one like this',
  close: 'Close the competition',
  closeSays: 'After it no deal, no entry and no session is added. Results stay.',
  reason: 'Reason',
};

/** What opening, revising and closing a competition say. */
export const openingTexts = { fr, en };
