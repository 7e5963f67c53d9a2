import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const count = (n: number, one: string, other: string): string => `${n} ${plural('fr', n, one, other)}`;

const age = (seconds: number): string =>
  seconds < 60 ? `il y a ${seconds} s` : `il y a ${Math.floor(seconds / 60)} min`;

/** Texts of the page that takes results, in French: the catalogue that fixes the keys. */
export const fr = {
  title: 'Saisie des résultats',
  session: 'Séance',
  round: 'Tour',
  progress: (stored: number, expected: number) => `${stored} sur ${expected}`,
  missing: (n: number) => (n === 0 ? 'Tout est saisi' : count(n, 'résultat manque', 'résultats manquent')),
  tablesWithout: (tables: readonly string[]) =>
    `Pas encore de ligne ce tour : ${plural('fr', tables.length, 'table', 'tables')} ${tables.join(', ')}`,
  nextMissing: 'Aller au prochain manquant',
  table: (name: string) => `Table ${name}`,
  cell: (table: string, board: string) => `Table ${table}, ${board}`,
  cellInside: (table: string, board: string) => `table ${table}, ${board}`,
  grammar: 'Une ligne par résultat',
  states: {
    empty: 'à saisir',
    typed: 'non enregistré',
    saving: 'envoi…',
    stored: 'enregistré',
    corrected: 'corrigé',
    refused: 'refusé',
    waiting: 'en attente du réseau',
    conflict: 'conflit',
    verified: 'vérifié',
    disputed: 'contesté',
    unplayed: 'non joué',
  } as Readonly<Record<string, string>>,
  reason: 'Motif de la correction',
  reasonDefault: 'Erreur de saisie',
  undoReason: 'Annulation d’une correction',
  storedAnnounce: (cell: string, words: string) => `${cell} : ${words}, enregistré`,
  refusedAnnounce: (cell: string, why: string) => `${cell} refusé : ${why}`,
  correct: 'Corriger',
  undoSays: (cell: string, result: string, before: string | null) =>
    before === null
      ? `Annuler retire ${result} : ${cell}, attend de nouveau son résultat.`
      : `Annuler remet ${before} à la place de ${result} : ${cell}.`,
  undoPublished: 'Le classement est publié : sa prochaine version montrera la correction.',
  undoFirst: 'Annulation de la saisie',
  replaceHelp: 'Ce résultat est dans le journal : la correction le remplacera sans l’effacer.',
  keepTheirs: 'Garder le leur',
  keepMine: 'Mettre le mien',
  conflictTheirs: (who: string, seconds: number | null) =>
    `${who === '' ? 'Enregistré entre-temps' : `Enregistré entre-temps par ${who}`}${seconds === null ? '' : `, ${age(seconds)}`}`,
  bothToArbiter: 'Envoyer les deux à l’arbitre',
  twoResults: (theirs: string, who: string, mine: string) =>
    `Deux résultats pour une ligne : ${theirs}${who === '' ? '' : ` (enregistré par ${who})`} est noté, et ${mine} a été tapé.`,
  nobodyCalled: 'Personne de ce nom ne joue ce tour.',
  conflictMine: 'Vous avez tapé',
  conflict: (theirs: string, who: string) =>
    `${who === '' ? 'Quelqu’un' : who} a déjà enregistré ${theirs}. Choisissez lequel garder.`,
  empty: 'Aucune table pour ce tour.',
  notCalled: 'Lancez la ronde sur la page de la séance : ses tables viennent ici d’elles-mêmes.',
  emptyHelp: 'Ouvrez une table : tapez son numéro, l’étui et les deux camps.',
  addLine: 'Ajouter une ligne',
  addTable: 'Table',
  addBoard: 'Étui',
  add: 'Ajouter',
  unknownEntry: (number: string) => `Personne n’a le numéro ${number} dans cette compétition.`,
  badPlace: 'Donnez la table et l’étui (des nombres entiers à partir de 1).',
  sameEntry: 'Les deux camps ont le même numéro.',
  seatedElsewhere: (name: string, table: string) =>
    `${name} joue déjà à la table ${table} ce tour : un camp n’est qu’à une table à la fois.`,
  tableTaken: (table: string, pairs: string) => `À la table ${table}, ce tour, jouent ${pairs}.`,
  readOnly: 'Votre rôle permet de lire les résultats, non de les saisir.',
  closeLines: 'Fermer les lignes vides',
  over: 'Les corrections sont closes : le classement est officiel, aucun résultat ne change tant qu’on ne les rouvre pas.',
  closed: 'Cette compétition est terminée : plus aucun résultat n’y entre.',
  otherGame: (game: string) =>
    `Les résultats de ${game} s’inscrivent dans la séance, ou entrent par l’API et l’importation.`,
  unsent: (n: number) => `${count(n, 'saisie', 'saisies')} en attente du réseau`,
  addHelp: 'Table, étuis (3-5) et numéros des deux camps ; Entrée ouvre les lignes.',
  badBoards: 'Donnez les étuis : 3, 3-5 ou 3 5 9.',
  allRounds: 'Tours',
  unusual: 'Rare : vérifiez, puis Entrée enregistre.',
  ruleRefused: (article: string) => `Les règles le refusent (${article}).`,
};

export type ResultsTexts = Text<typeof fr>;
