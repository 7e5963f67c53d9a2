import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

/** Texts of an evening of bridge, in French: the catalogue that fixes the keys. */
export const fr = {
  lead: (n: number) =>
    `${n} ${plural('fr', n, 'inscrit présent', 'inscrits présents')}. Le mouvement proposé leur convient ; tout se change avant la première ronde.`,
  movement: 'Mouvement',
  movements: { mitchell: 'Mitchell', howell: 'Howell', teams: 'Équipes, tous contre tous' } as Readonly<
    Record<string, string>
  >,
  tables: 'Tables',
  boards: 'Étuis par ronde',
  rounds: 'Rondes',
  allRounds: 'toutes',
  minutes: 'Minutes par ronde',
  noClock: 'sans',
  even: 'Tables paires',
  evens: { skip: 'saut d’une table à mi-parcours', relay: 'relais et partage' } as Readonly<
    Record<string, string>
  >,
  arrowSwitch: 'Dernières rondes inversées',
  vacant: 'Demi-table : manque',
  firstBoard: 'Premier étui',
  more: 'Autres réglages',
  summary: (rounds: number, boards: number, total: number) =>
    `${rounds} ${plural('fr', rounds, 'ronde', 'rondes')} de ${boards} ${plural('fr', boards, 'étui', 'étuis')} : ${total} par paire`,
  cannot: 'Ce mouvement ne se joue pas ainsi : changez le nombre de tables, de rondes ou d’étuis.',
  start: 'Commencer la soirée',
  change: 'Changer le mouvement',
  changed: 'Jouer ce mouvement',
  seats: 'Places',
  free: 'libre',
  draw: 'Tirer les places au sort',
  drawAgain: 'Tirer de nouveau',
  lot: (seed: string) => `Tiré avec la graine ${seed}`,
  doesNotFit: (entries: number, places: number) =>
    `${entries} présents pour ${places} places : changez le nombre de tables, ou donnez les places à la main.`,
  from: 'À partir de la ronde',
  otherwise: 'Jouée autrement (arbitre)',
  otherwiseHelp:
    'Mauvais adversaires ou mauvais étui : ce que la table a joué en réalité, pour cette ronde seulement.',
  asPlanned: 'comme prévu',
  otherBoards: 'Autres étuis (3-5)',
  badBoards: 'Des numéros d’étui, comme 3-5 ou 7 8.',
  table: 'Table',
  reason: 'Motif',
  record: 'Enregistrer',
  notCalled: 'Les places se donnent ; la première ronde n’est pas lancée.',
  round: (n: number, of: number) => `Ronde ${n} sur ${of}`,
  roundName: (n: number) => `Ronde ${n}`,
  next: (n: number) => `Lancer la ronde ${n}`,
  nextCalled: (n: number) => `Ronde ${n} lancée.`,
  over: 'La dernière ronde est lancée.',
  until: (time: string) => `jusqu’à ${time}`,
  moreTime: '+ 5 min',
  guide: 'Guide',
  ns: 'Nord-Sud',
  ew: 'Est-Ouest',
  boardsOf: 'Étuis',
  sitsOut: 'au repos',
  results: 'Saisir les résultats',
  room: 'La salle',
  print: 'Imprimer',
  printPlan: 'Plan des places',
  printPairs: 'Cartes des paires',
  printTables: 'Cartes de table',
  startCard: (who: string) => `Carte de ${who}`,
  tableCard: (table: number) => `Table ${table}`,
  opponents: 'Adversaires',
  direction: 'Ligne',
};

export type EveningTexts = Text<typeof fr>;
