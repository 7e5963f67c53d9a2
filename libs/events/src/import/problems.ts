import { refusals } from '@arbitre/rules';

/** What every import may find wrong, beside what its file's reader and the rules say. */
export const importProblems = refusals({
  'encoding-not-readable': {
    fr: 'Le fichier n’est ni en UTF-8 ni en ISO 8859-1.',
    en: 'The file is neither in UTF-8 nor in ISO 8859-1.',
  },
  'read-as-iso-8859-1': {
    fr: 'À partir d’ici le fichier n’est pas en UTF-8 : lu en ISO 8859-1.',
    en: 'From here on the file is not in UTF-8: read as ISO 8859-1.',
  },
  'names-not-taken': {
    fr: 'Les noms de l’inscription {entry} ne sont pas ceux de ses joueurs : elle garde son numéro.',
    en: 'The names of entry {entry} are not those of its players: it keeps its number.',
  },
  conflict: {
    fr: 'Quelqu’un d’autre écrivait en même temps : relancez l’import.',
    en: 'Someone else was writing at the same time: run the import again.',
  },
});
