import { plural } from '../language/plural';
import type { ResultsTexts } from './results-texts.fr';

const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, one, other)}`;

const age = (seconds: number): string =>
  seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`;

/** Texts of the page that takes results, in English. */
export const en: ResultsTexts = {
  title: 'Enter results',
  session: 'Session',
  round: 'Round',
  progress: (stored, expected) => `${stored} of ${expected}`,
  missing: (n) => (n === 0 ? 'Everything is in' : `${count(n, 'result', 'results')} missing`),
  tablesWithout: (tables) =>
    `No line yet this round: ${plural('en', tables.length, 'table', 'tables')} ${tables.join(', ')}`,
  nextMissing: 'Go to the next missing one',
  table: (name) => `Table ${name}`,
  cell: (table, board) => `Table ${table}, ${board}`,
  cellInside: (table, board) => `table ${table}, ${board}`,
  grammar: 'One line per result',
  states: {
    empty: 'to enter',
    typed: 'not stored',
    saving: 'sending…',
    stored: 'stored',
    corrected: 'corrected',
    refused: 'refused',
    waiting: 'waiting for the network',
    conflict: 'conflict',
    verified: 'verified',
    disputed: 'disputed',
    unplayed: 'not played',
  },
  reason: 'Reason for the correction',
  reasonDefault: 'Typing error',
  undoReason: 'Correction undone',
  storedAnnounce: (cell, words) => `${cell}: ${words}, stored`,
  refusedAnnounce: (cell, why) => `${cell} refused: ${why}`,
  correct: 'Correct it',
  undoSays: (cell, result, before) =>
    before === null
      ? `Undo takes ${result} back: ${cell} is missing again.`
      : `Undo puts ${before} back in place of ${result}: ${cell}.`,
  undoPublished: 'The ranking is published: its next version will show the correction.',
  undoFirst: 'Entry undone',
  replaceHelp: 'This result is in the log: the correction replaces it without erasing it.',
  keepTheirs: 'Keep theirs',
  keepMine: 'Use mine',
  conflictTheirs: (who, seconds) =>
    `${who === '' ? 'Stored meanwhile' : `Stored meanwhile by ${who}`}${seconds === null ? '' : `, ${age(seconds)}`}`,
  bothToArbiter: 'Send both to the arbiter',
  twoResults: (theirs, who, mine) =>
    `Two results for one line: ${theirs}${who === '' ? '' : ` (stored by ${who})`} stands, and ${mine} was typed.`,
  nobodyCalled: 'Nobody of that name plays in this round.',
  conflictMine: 'You typed',
  conflict: (theirs, who) =>
    `${who === '' ? 'Somebody' : who} has already stored ${theirs}. Choose which one to keep.`,
  empty: 'No table in this round.',
  notCalled: 'Call the round on the page of the session: its tables appear here by themselves.',
  emptyHelp: 'Open one: type the table, the board and the two sides.',
  addLine: 'Add a line',
  addTable: 'Table',
  addBoard: 'Board',
  add: 'Add',
  unknownEntry: (number) => `Nobody has number ${number} in this competition.`,
  badPlace: 'Give the table and the board (whole numbers from 1).',
  sameEntry: 'Both sides have the same number.',
  seatedElsewhere: (name, table) =>
    `${name} already plays at table ${table} this round: a side sits at one table at a time.`,
  tableTaken: (table, pairs) => `${pairs} play at table ${table} this round.`,
  readOnly: 'Your role reads results and does not enter them.',
  closeLines: 'Close the empty lines',
  over: 'Corrections are over: the ranking is official, and no result changes until they are reopened.',
  closed: 'This competition is closed: no more results.',
  otherGame: (game) =>
    `Results of ${game} are written down in its session, or come in by the API and imports.`,
  unsent: (n) => `${count(n, 'entry', 'entries')} waiting for the network`,
  addHelp: 'Table, boards (3-5) and the numbers of both sides; Enter opens the lines.',
  badBoards: 'Give the boards: 3, 3-5 or 3 5 9.',
  allRounds: 'Rounds',
  unusual: 'Rare: check it, then Enter stores it.',
  ruleRefused: (article) => `The rules refuse it (${article}).`,
};
