/** What the import of PBN files says. */
const fr = {
  importPbn: 'importe une compétition d’un fichier PBN',
  file: 'le fichier PBN',
  rulings: 'décisions de l’arbitre, CSV ou JSON',
};

const en: typeof fr = {
  importPbn: 'imports a competition from a PBN file',
  file: 'the PBN file',
  rulings: 'the arbiter’s decisions, CSV or JSON',
};

export const pbnTexts = { fr, en };
