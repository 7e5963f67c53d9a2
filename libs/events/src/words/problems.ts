import { refusals } from '@arbitre/rules';

/** Why a word list cannot be installed or used where it stands on disk. */
export const wordListProblems = refusals({
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
  'list-not-readable': {
    fr: 'Le fichier n’est ni en UTF-8 ni en ISO 8859-1.',
    en: 'The file is neither in UTF-8 nor in ISO 8859-1.',
  },
  'trial-list-missing': {
    fr: 'La liste d’essai (paquet an-array-of-french-words) n’est pas là : lancez npm install.',
    en: 'The trial list (package an-array-of-french-words) is not there: run npm install.',
  },
});
