import type { CodeLine } from './code';

/** Word lists, their compiled files, moves and GCG games: what no article says. */
export const SCRABBLE_WORD_CODES: readonly CodeLine[] = [
  [
    'word-wrong-letter',
    'Cette ligne n’est pas un mot de A à Z.',
    'This line is not a word of the letters A to Z.',
  ],
  ['word-too-short', 'Un mot a au moins deux lettres.', 'A word has at least two letters.'],
  ['word-too-long', 'Un mot a au plus quinze lettres.', 'A word has at most fifteen letters.'],
  ['word-twice', 'Ce mot est déjà dans la liste.', 'This word is in the list already.'],
  ['list-empty', 'La liste ne contient aucun mot.', 'The list holds no word.'],
  ['list-not-installed', 'Cette liste n’est pas installée.', 'This list is not installed.'],
  [
    'list-name-not-usable',
    'Un nom de liste a 1 à 32 lettres minuscules, chiffres ou tirets, et commence par une lettre ou un chiffre.',
    'The name of a list has 1 to 32 lower-case letters, digits or hyphens and begins with a letter or a digit.',
  ],
  [
    'list-name-reserved',
    'Ce nom est celui de la liste d’essai : choisissez-en un autre.',
    'This is the name of the trial list: choose another.',
  ],
  [
    'list-name-taken',
    'Une autre liste porte déjà ce nom ; des parties ont pu être jouées avec elle : choisissez un autre nom.',
    'Another list has this name already, and games may have been played with it: choose another name.',
  ],
  [
    'list-not-readable',
    'Le fichier n’est ni en UTF-8 ni en ISO 8859-1.',
    'The file is neither in UTF-8 nor in ISO 8859-1.',
  ],
  [
    'trial-list-missing',
    'La liste d’essai (paquet an-array-of-french-words) n’est pas là : lancez npm install.',
    'The trial list (package an-array-of-french-words) is not there: run npm install.',
  ],
  [
    'not-a-lexicon',
    'Ce fichier n’est pas une liste compilée : installez la liste de nouveau.',
    'This file is not a compiled list: install the list again.',
  ],
  [
    'lexicon-of-another-version',
    'Cette liste a été compilée pour une autre version : installez-la de nouveau.',
    'This list was compiled for another version: install it again.',
  ],
  [
    'lexicon-damaged',
    'Le fichier de cette liste est abîmé : installez-la de nouveau.',
    'The file of this list is damaged: install it again.',
  ],
];
