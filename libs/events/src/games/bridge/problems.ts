import { refusals, refusing, type SharedRefusals } from '@arbitre/rules';

/** What the import of a PBN file finds wrong beside what its file's reader and the rules say. */
export const pbnProblems = refusals({
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
});

export const refuse = refusing<SharedRefusals & typeof pbnProblems>();
