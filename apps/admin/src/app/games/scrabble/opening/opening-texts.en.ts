import { plural } from '../../../language/plural';
import type { OpeningTexts } from './opening-texts.fr';

/** The same in English. */
export const en: OpeningTexts = {
  lead: 'Word list and time hold for the whole game.',
  wordList: 'Word list',
  listed: (name: string, words: string) => `${name}: ${words} words`,
  trial: 'for trials, not official',
  trialChosen: 'This free list is not the official one of French Scrabble: it serves for trials only.',
  noLists:
    'No word list is ready on this server yet. The trial list is prepared at the first start; yours is installed with “arbitre words install”.',
  look: 'Look again',
  seconds: 'Time of a round',
  minutes: { 180: '3 min', 150: '2 min 30', 120: '2 min', 60: '1 min (blitz)' },
  format: 'Format',
  formats: { normal: 'Normal', '7-sur-8': '7 of 8', '7-et-8': '7 and 8', '7-8-9': '7, 8, 9' },
  kind: 'Game',
  kinds: { duplicate: 'Duplicate', 'sudden-death': 'Sudden death' },
  rules: 'Rules',
  editions: { 'FADOQ-2026': 'FADOQ 2026', 'FISF-2023': 'FISF 2023' },
  joker: 'A joker in every rack',
  game: 'Game no.',
  games: 'of',
  gamesInAll: 'Games in all',
  draws:
    'Letters come out of the bag and are typed at the arbiter’s desk, which can draw them blindly as well.',
  byRecord: 'Those of a game played elsewhere',
  record: 'File of the game',
  recordHelp:
    'The one that the other centre downloads at the end of its game. Draws and retained words come from it, in order; nobody can read them before their round. Rules, format and joker are those of the file.',
  recordWrong: (line) => `Line ${line} of this file cannot be read: nothing of it is taken.`,
  noRecord: 'This file holds no game.',
  recordRead: (rounds, list) =>
    `${rounds}\u00a0${plural('en', rounds, 'round', 'rounds')}, with the list “${list}”: the same has to be chosen here.`,
  open: 'Open the game',
  check: 'Is this word valid?',
  checkHelp: (list: string) => `One or more words, in the list “${list}”`,
  ask: 'Check',
  valid: 'valid',
  notValid: 'not valid',
  notAsked: 'The list does not answer.',
};
