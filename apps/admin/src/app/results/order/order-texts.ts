import type { Text } from '../../language/text-shape';
import { plural } from '../../language/plural';

const fr = {
  by: 'Ordre de saisie',
  orders: { round: 'par ronde', board: 'par étui', table: 'par table' },
  traveller: (board: string) => `Feuille ambulante de l’${board}`,
  pairs: (north: string, east: string) => `${north} – ${east}`,
  place: (round: number, table: string) => `ronde ${round}, table ${table}`,
  missing: (n: number) => `${n} ${plural('fr', n, 'ligne manque', 'lignes manquent')}`,
  both: 'Contrat et marque',
  bothHelp: 'Chaque ligne : le contrat, puis la marque avec son signe ; les deux doivent concorder.',
  noTable: (table: string, tables: string) => `Pas de table ${table} : ${tables}.`,
  boardsThere: (table: string, boards: string) => `La table ${table} joue ici les étuis ${boards}.`,
  nobodyHere: (number: string) => `Le numéro ${number} ne joue pas ici.`,
  meets: (number: string, other: string, table: string) =>
    `Le ${number} joue contre le ${other} (table ${table}) : c’est ce que dit le mouvement.`,
  asked: 'C’est bien cela : Entrée encore une fois.',
  soIs: 'C’est bien cela',
};

const en: Text<typeof fr> = {
  by: 'Order of entry',
  orders: { round: 'by round', board: 'by board', table: 'by table' },
  traveller: (board) => `Traveller of ${board}`,
  pairs: (north, east) => `${north} – ${east}`,
  place: (round, table) => `round ${round}, table ${table}`,
  missing: (n) => `${n} ${plural('en', n, 'line is missing', 'lines are missing')}`,
  both: 'Contract and score',
  bothHelp: 'Each line: the contract, then the score with its sign; both have to agree.',
  noTable: (table, tables) => `There is no table ${table}: ${tables}.`,
  boardsThere: (table, boards) => `Table ${table} plays boards ${boards} here.`,
  nobodyHere: (number) => `Number ${number} does not play here.`,
  meets: (number, other, table) =>
    `Number ${number} plays against ${other} (table ${table}): so the movement has it.`,
  asked: 'If it is so, Enter once more.',
  soIs: 'It is so',
};

/** Words for the order in which results are entered, and what a line is held against. */
export const orderTexts = { fr, en };
