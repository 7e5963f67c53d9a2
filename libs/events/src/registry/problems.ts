import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';

/** What a file of clubs or members is refused for, beside what the registry refuses. */
export const registryFileProblems = refusals({
  'file-empty': {
    fr: 'Le fichier n’a pas de ligne : il faut une ligne de titres, puis une ligne par fiche.',
    en: 'The file has no line: it needs a line of titles, then a line for each of them.',
  },
  'file-too-long': {
    fr: 'Le fichier a {found} {unit}, au plus {most} : partagez-le.',
    en: 'The file has {found} {unit}, {most} at most: divide it.',
  },
  'file-encoding': {
    fr: 'Le fichier n’est ni en UTF-8 ni en Windows-1252 : enregistrez-le en CSV UTF-8.',
    en: 'The file is neither UTF-8 nor Windows-1252: save it as CSV UTF-8.',
  },
  'quote-not-closed': {
    fr: 'Un guillemet s’ouvre ici et ne se ferme pas : doublez-le dans un texte ("") ou retirez-le.',
    en: 'A quote opens here and never closes: double it inside a text ("") or take it out.',
  },
  'not-csv': {
    fr: 'Cette ligne ne se lit pas ({reason}) : des guillemets n’entourent qu’un texte entier.',
    en: 'This line cannot be read ({reason}): quotes stand around a whole text only.',
  },
  'column-missing': {
    fr: 'La colonne « {column} » manque ; titres lus : {found}.',
    en: 'The column "{column}" is missing; titles read: {found}.',
  },
  'column-twice': {
    fr: 'Deux colonnes disent « {column} » : {found}. Gardez-en une.',
    en: 'Two columns say "{column}": {found}. Keep one of them.',
  },
  'cells-differ': {
    fr: 'La ligne a {found} cases, les titres en ont {expected} : cherchez un séparateur de trop ou de moins.',
    en: 'The line has {found} cells, the titles have {expected}: look for a separator too many or too few.',
  },
  'line-differs': {
    fr: 'La ligne {line} dit autrement « {column} » de la même équipe.',
    en: 'Line {line} says another "{column}" of the same team.',
  },
  'line-twice': {
    fr: '{id} est déjà à la ligne {line} : gardez l’une des deux.',
    en: '{id} stands on line {line} already: keep one of the two.',
  },
});

export const refuseFile = refusing<SharedRefusals & typeof registryFileProblems>();
