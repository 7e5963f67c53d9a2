import { plural } from '../../language/plural';

const count = (n: number, one: string, other: string): string => `${n} ${plural('fr', n, one, other)}`;

/** Texts of cribbage, in French. */
export const fr = {
  deal: 'Donne',
  count: 'Total',
  counted: (n: string) => `total ${n}`,
  series: (n: number) => `Série ${n}`,
  crib: 'Crib',
  board: 'Planche',
  pegs: (side: string, front: number, rear: number) =>
    `${side} : pion avant à ${front}, pion arrière à ${rear}, sur 121`,

  prepare: 'Préparer le tournoi',
  prepareLead:
    'Inscrivez les équipes présentes, deux joueurs chacune, la première personne capitaine ; publiez ensuite l’empreinte du tirage, puis tirez les tables.',
  enter: (n: number) => `Inscrire ${count(n, 'équipe présente', 'équipes présentes')}`,
  teams: (n: number) => count(n, 'équipe inscrite', 'équipes inscrites'),
  draw: 'Tirer les tables au sort',
  round: (n: number, of: number) => `Ronde ${n} sur ${of}`,
  roundName: (n: number) => `Ronde ${n}`,
  rounds: 'Rondes',
  notCalled: 'Les tables sont tirées : lancez la première ronde.',
  waits: (tables: string) => `On attend la feuille des tables ${tables}.`,
  complete: 'Toutes les feuilles de la ronde sont là.',
  over: 'Toutes les rondes sont jouées.',
  next: (n: number) => `Lancer la ronde ${n}`,
  called: (n: number) => `Ronde ${n} lancée`,
  table: 'Table',
  tableName: (n: string) => `Table ${n}`,
  home: 'Nord-Sud',
  away: 'Est-Ouest',
  state: 'Feuille',
  points: 'Points',
  states: { running: 'en jeu', provisional: 'à signer', disputed: 'en litige', final: 'définitive' },
  forfeit: (team: string) => `perdue sans jouer par ${team}`,
  free: (team: string) => `Exempte : ${team}`,
  result: (table: string) => `Résultat de la table ${table}`,
  example: '2 15 : Nord-Sud gagne de 15 ; EO 2 15 ; ou 121-106, Nord-Sud d’abord.',
  write: 'Noter',
  written: (table: string, points: string) => `Table ${table} : ${points}`,
  undoTakesBack: (table: string, points: string) =>
    `Annuler retire ${points} : la table ${table} attend de nouveau son résultat.`,
  undoPutsBack: (table: string, points: string, before: string) =>
    `Annuler remet ${before} à la place de ${points} à la table ${table}.`,
  unreadable: 'Résultat illisible : 2 15, EO 2 15 ou 121-106.',
  skunk: 'Le 3 ne vaut que dans un tournoi qui compte le skunk, pour un écart de 31 ou plus.',
  impossible: 'Une équipe a 121 points ou plus, l’autre non.',
  sign: (who: string) => `Signature de ${who}`,
  signed: 'signée',
  refusal: (why: string) => `Contestée : ${why}`,
  warnings: (n: number) => count(n, 'avertissement', 'avertissements'),
  disqualified: (why: string) => `Disqualifiée : ${why}`,
  captain: 'Capitaine',
  team: 'Équipe',
  players: 'Joueurs',
  measures: 'Mesures',
  measure: (what: string, target: string) => `${what} : ${target}`,
  printPlan: 'Imprimer les rondes',
  printSheets: 'Imprimer les feuilles',
  signature: 'Signature',
  spread: 'Écart',
};
export type CribbageTexts = typeof fr;
