import { refusals, refusing, type SharedRefusals } from '@arbitre/rules';

/** What an import finds wrong beside what its file's reader and the rules say. */
export const importProblems = refusals({
  'score-differs': {
    fr: 'La marque du fichier n’est pas celle des règles.',
    en: 'The score in the file is not that of the rules.',
  },
  'imps-differ': {
    fr: 'Les IMP du fichier ne sont pas ceux du calcul.',
    en: 'The IMPs in the file are not those computed.',
  },
  'ranking-differs': {
    fr: 'Le classement du fichier n’est pas celui du calcul.',
    en: 'The ranking in the file is not the one computed.',
  },
  'deal-without-result': {
    fr: 'La donne n’a ni résultat ni décision : elle n’est pas importée.',
    en: 'The deal has neither a result nor a ruling: it is not imported.',
  },
  'encoding-not-readable': {
    fr: 'Le fichier n’est ni en UTF-8 ni en ISO 8859-1.',
    en: 'The file is neither in UTF-8 nor in ISO 8859-1.',
  },
  'file-empty': { fr: 'Le fichier est vide.', en: 'The file is empty.' },
  'file-archive': {
    fr: 'C’est une archive compressée, pas un fichier PBN : extrayez-en le fichier PBN.',
    en: 'This is a compressed archive, not a PBN file: extract the PBN file from it.',
  },
  'file-pdf': {
    fr: 'C’est un document PDF, pas un fichier PBN : exportez les résultats en PBN.',
    en: 'This is a PDF document, not a PBN file: export the results as PBN.',
  },
  'file-binary': {
    fr: 'C’est un fichier binaire, pas un fichier PBN : exportez les résultats en PBN.',
    en: 'This is a binary file, not a PBN file: export the results as PBN.',
  },
  'file-html': {
    fr: 'C’est une page HTML, pas un fichier PBN : enregistrez le fichier lui-même, pas sa page.',
    en: 'This is an HTML page, not a PBN file: save the file itself, not its page.',
  },
  'file-usebio': {
    fr: 'C’est un fichier USEBIO (XML), pas un fichier PBN : exportez les résultats en PBN.',
    en: 'This is a USEBIO file (XML), not a PBN file: export the results as PBN.',
  },
  'file-xml': {
    fr: 'C’est un fichier XML, pas un fichier PBN : exportez les résultats en PBN.',
    en: 'This is an XML file, not a PBN file: export the results as PBN.',
  },
  'file-lin': {
    fr: 'C’est un fichier LIN, pas un fichier PBN : convertissez-le en PBN.',
    en: 'This is a LIN file, not a PBN file: convert it to PBN.',
  },
  'file-not-pbn': {
    fr: 'Ce n’est pas un fichier PBN : aucune ligne comme [Board "1"].',
    en: 'This is not a PBN file: no line like [Board "1"].',
  },
  'read-as-iso-8859-1': {
    fr: 'À partir d’ici le fichier n’est pas en UTF-8 : lu en ISO 8859-1.',
    en: 'From here on the file is not in UTF-8: read as ISO 8859-1.',
  },
  'ruling-without-deal': {
    fr: 'La décision ne désigne aucune donne.',
    en: 'The ruling names no deal.',
  },
  'ruling-of-several-deals': {
    fr: 'La décision désigne plusieurs donnes.',
    en: 'The ruling names several deals.',
  },
  'game-repeated': {
    fr: 'Cette partie est déjà dans le fichier.',
    en: 'This game stands in the file already.',
  },
  conflict: {
    fr: 'Quelqu’un d’autre écrivait en même temps : relancez l’import.',
    en: 'Someone else was writing at the same time: run the import again.',
  },
});

export const refuse = refusing<SharedRefusals & typeof importProblems>();
