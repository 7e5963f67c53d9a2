import type { Text } from '../language/text-shape';

const fr = {
  open: 'Mauvaise place ou non joué',
  moves: 'Joué ailleurs',
  swaps: 'Camps inversés',
  seats: 'Autres joueurs',
  unplayed: 'Non joué',
  table: 'Table',
  board: 'Étui',
  reason: 'Motif',
  reasons: {
    moves: 'Saisi à la mauvaise place',
    swaps: 'Joué dans l’autre sens',
    seats: 'D’autres étaient assis là',
    unplayed: 'Étui non joué',
  },
  does: {
    moves: 'Déplacer',
    swaps: 'Inverser les camps',
    seats: 'Noter qui a joué',
    unplayed: 'Marquer non joué',
  },
  done: {
    moves: 'Résultat déplacé',
    swaps: 'Camps inversés',
    seats: 'Joueurs corrigés',
    unplayed: 'Marqué non joué',
  },
  whole: (n: number) => `Toute la table ce tour (${n} étuis)`,
  wholeSays: (n: number, table: string, sides: string) =>
    `Table ${table}, ${n} étuis : ${sides}. Les résultats restent les mêmes.`,
  number: (side: string) => `${side}, numéro`,
  sameSeats: 'Ce sont ceux qui sont notés là.',
  alsoAt: (name: string, table: string) =>
    `${name} est noté aussi à la table ${table} ce tour : corrigez-la ensuite.`,
  fields: 'Les deux camps sont classés à part : chacun passe dans l’autre classement pour ces étuis.',
  cancel: 'Annuler',
  movesSays: (result: string, from: string, to: string, pairs: string) =>
    `${result} quitte ${from} et compte ${to}, pour ${pairs}. Cette ligne attend de nouveau son résultat.`,
  swapsSays: (sides: string, result: string) =>
    `Sur cet étui : ${sides}. Le résultat ${result} reste le même.`,
  unplayedSays: (cell: string, result: string) =>
    result === ''
      ? `Plus aucun résultat n’est attendu à ${cell}.`
      : `${result} est retiré, et plus aucun résultat n’est attendu à ${cell}.`,
  kept: 'Le journal garde ce qui était noté.',
  sits: (side: string, name: string) => `${side} ${name}`,
  cell: (table: string, board: string) => `la table ${table}, ${board}`,
  toCell: (table: string, board: string) => `à la table ${table}, ${board}`,
  badPlace: 'Donnez la table et l’étui (un nombre entier à partir de 1).',
  same: 'C’est la place où il est déjà.',
  taken: (cell: string, result: string) => `Il y a déjà ${result} à ${cell} : déplacez d’abord celui-là.`,
  nobody: (table: string) =>
    `Personne n’est noté à la table ${table} ce tour : ouvrez d’abord ses lignes au bas de la page.`,
  swapped: (sides: string) => `Camps inversés : ${sides}`,
  tookBack: 'Saisie retirée',
};

const en: Text<typeof fr> = {
  open: 'Wrong place or not played',
  moves: 'Played elsewhere',
  swaps: 'Sides the other way',
  seats: 'Other players',
  unplayed: 'Not played',
  table: 'Table',
  board: 'Board',
  reason: 'Reason',
  reasons: {
    moves: 'Entered at the wrong place',
    swaps: 'Played the other way',
    seats: 'Others sat there',
    unplayed: 'Board not played',
  },
  does: {
    moves: 'Move it',
    swaps: 'Swap the sides',
    seats: 'Note who played',
    unplayed: 'Mark not played',
  },
  done: {
    moves: 'Result moved',
    swaps: 'Sides swapped',
    seats: 'Players corrected',
    unplayed: 'Marked not played',
  },
  whole: (n) => `The whole table this round (${n} boards)`,
  wholeSays: (n, table, sides) => `Table ${table}, ${n} boards: ${sides}. The results stay the same.`,
  number: (side) => `${side}, number`,
  sameSeats: 'They are the ones who are noted there.',
  alsoAt: (name, table) => `${name} is noted at table ${table} this round, too: correct that one next.`,
  fields: 'The two sides are ranked apart: each goes to the other ranking for these boards.',
  cancel: 'Cancel',
  movesSays: (result, from, to, pairs) =>
    `${result} leaves ${from} and counts ${to}, for ${pairs}. This line is missing again.`,
  swapsSays: (sides, result) => `On this board: ${sides}. The result ${result} stays the same.`,
  unplayedSays: (cell, result) =>
    result === ''
      ? `No result is waited for at ${cell} any more.`
      : `${result} is taken away, and no result is waited for at ${cell} any more.`,
  kept: 'The log keeps what was noted.',
  sits: (side, name) => `${side} ${name}`,
  cell: (table, board) => `table ${table}, ${board}`,
  toCell: (table, board) => `at table ${table}, ${board}`,
  badPlace: 'Give the table and the board (a whole number from 1).',
  same: 'That is where it stands already.',
  taken: (cell, result) => `${result} stands at ${cell} already: move that one first.`,
  nobody: (table) =>
    `Nobody is known to sit at table ${table} this round: open its lines at the foot of the page first.`,
  swapped: (sides) => `Sides the other way: ${sides}`,
  tookBack: 'Entry taken back',
};

/** Words for a result in the wrong place. */
export const placeTexts = { fr, en };
