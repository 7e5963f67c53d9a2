import { refusals } from '@arbitre/rules/kernel/refusals';

/** What is wrong with word lists, their lines, and where they stand on disk, and with printed games. */
export const scrabbleProblems = refusals({
  'word-wrong-letter': {
    fr: 'Cette ligne n’est pas un mot de A à Z.',
    en: 'This line is not a word of the letters A to Z.',
  },
  'word-too-short': { fr: 'Un mot a au moins deux lettres.', en: 'A word has at least two letters.' },
  'word-too-long': { fr: 'Un mot a au plus quinze lettres.', en: 'A word has at most fifteen letters.' },
  'word-twice': { fr: 'Ce mot est déjà dans la liste.', en: 'This word is in the list already.' },
  'list-empty': { fr: 'La liste ne contient aucun mot.', en: 'The list holds no word.' },
  'not-a-lexicon': {
    fr: 'Ce fichier n’est pas une liste compilée : installez la liste de nouveau.',
    en: 'This file is not a compiled list: install the list again.',
  },
  'lexicon-of-another-version': {
    fr: 'Cette liste a été compilée pour une autre version : installez-la de nouveau.',
    en: 'This list was compiled for another version: install it again.',
  },
  'lexicon-damaged': {
    fr: 'Le fichier de cette liste est abîmé : installez-la de nouveau.',
    en: 'The file of this list is damaged: install it again.',
  },
  'list-not-installed': { fr: 'Cette liste n’est pas installée.', en: 'This list is not installed.' },
  'list-name-not-usable': {
    fr: 'Un nom de liste a 1 à 32 lettres minuscules, chiffres ou tirets, et commence par une lettre ou un chiffre.',
    en: 'The name of a list has 1 to 32 lower-case letters, digits or hyphens and begins with a letter or a digit.',
  },
  'list-name-reserved': {
    fr: 'Ce nom est celui de la liste d’essai : choisissez-en un autre.',
    en: 'This is the name of the trial list: choose another.',
  },
  'list-name-taken': {
    fr: 'Une autre liste porte déjà ce nom ; des parties ont pu être jouées avec elle : choisissez un autre nom.',
    en: 'Another list has this name already, and games may have been played with it: choose another name.',
  },
  'trial-list-missing': {
    fr: 'La liste d’essai (paquet an-array-of-french-words) n’est pas là : lancez npm install.',
    en: 'The trial list (package an-array-of-french-words) is not there: run npm install.',
  },
  'not-a-printed-game': {
    fr: 'Ce fichier n’est pas une partie imprimée par arbitre.',
    en: 'This file is not a game printed by arbitre.',
  },
  'printed-game-too-long': {
    fr: 'Ce texte est trop long pour une partie : {given} caractères, au plus {most}.',
    en: 'This text is too long for a game: {given} characters, at most {most}.',
  },
  'printed-line-not-readable': { fr: 'Cette ligne ne se lit pas.', en: 'This line cannot be read.' },
  'printed-move-wrong': {
    fr: 'Le mot retenu de ce coup ne se pose pas là, ou ne vaut pas ce score.',
    en: 'The retained word of this round does not lie there, or does not score that.',
  },
});
