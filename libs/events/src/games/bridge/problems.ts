import { refusals, refusing, type SharedRefusals } from '@arbitre/rules';

/** What the import of a file of results finds wrong beside what its file's reader and the rules say. */
export const pbnProblems = refusals({
  'xml-not-well-formed': {
    fr: 'Le XML n’est pas bien formé : {reason}',
    en: 'The XML is not well formed: {reason}',
  },
  'xml-not-allowed': {
    fr: 'Le fichier déclare lui-même un type de document : les entités et déclarations propres ne sont pas lues.',
    en: 'The file declares a document type of its own: entities and declarations of its own are not read.',
  },
  'xml-too-large': {
    fr: 'Le fichier a plus de {most} éléments, ou des éléments trop profonds.',
    en: 'The file has more than {most} elements, or elements too deep.',
  },
  'event-not-given': {
    fr: 'Le fichier n’a pas d’épreuve à cette place : il en a {events}.',
    en: 'The file has no event at this place: it has {events}.',
  },
  'several-events': {
    fr: 'Le fichier a {events} épreuves : dites laquelle.',
    en: 'The file has {events} events: say which one.',
  },
  'event-type-not-read': {
    fr: 'Une épreuve individuelle, dont les résultats ne se lisent pas ici.',
    en: 'An individual event, whose results are not read here.',
  },
  'element-skipped': {
    fr: 'L’élément {element} n’est pas du format : il est passé.',
    en: 'The element {element} is not of the format: it is skipped.',
  },
  'lead-not-read': {
    fr: 'L’entame ne se lit pas : elle est laissée de côté.',
    en: 'The lead cannot be read: it is left out.',
  },
  'hands-not-read': {
    fr: 'La donne ne se lit pas : les mains sont laissées de côté.',
    en: 'The deal cannot be read: its hands are left out.',
  },
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
    fr: 'C’est une archive compressée : extrayez-en le fichier de résultats.',
    en: 'This is a compressed archive: extract the file of results from it.',
  },
  'file-pdf': {
    fr: 'C’est un document PDF : exportez les résultats en PBN, en LIN ou en USEBIO.',
    en: 'This is a PDF document: export the results as PBN, LIN or USEBIO.',
  },
  'file-binary': {
    fr: 'C’est un fichier binaire : exportez les résultats en PBN, en LIN ou en USEBIO.',
    en: 'This is a binary file: export the results as PBN, LIN or USEBIO.',
  },
  'file-html': {
    fr: 'C’est une page HTML : enregistrez le fichier lui-même, pas sa page.',
    en: 'This is an HTML page: save the file itself, not its page.',
  },
  'file-pbn': {
    fr: 'C’est un fichier PBN : importez-le comme PBN.',
    en: 'This is a PBN file: import it as PBN.',
  },
  'file-usebio': {
    fr: 'C’est un fichier USEBIO (XML) : importez-le comme USEBIO.',
    en: 'This is a USEBIO file (XML): import it as USEBIO.',
  },
  'file-lin': {
    fr: 'C’est un fichier LIN : importez-le comme LIN.',
    en: 'This is a LIN file: import it as LIN.',
  },
  'file-xml': {
    fr: 'C’est un fichier XML, mais pas un fichier USEBIO : exportez les résultats en USEBIO ou en PBN.',
    en: 'This is an XML file, but not a USEBIO file: export the results as USEBIO or PBN.',
  },
  'file-unknown': {
    fr: 'Ce n’est pas un fichier de résultats : ni PBN (aucune ligne comme [Board "1"]), ni LIN, ni USEBIO.',
    en: 'This is not a file of results: neither PBN (no line like [Board "1"]), nor LIN, nor USEBIO.',
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
