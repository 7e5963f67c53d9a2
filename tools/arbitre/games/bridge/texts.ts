/** What the commands about files of results say. */
const fr = {
  imports: {
    pbn: 'importe une compétition d’un fichier PBN',
    lin: 'importe les donnes d’un fichier LIN',
    usebio: 'importe une épreuve d’un fichier USEBIO',
  },
  exports: {
    pbn: 'écrit une compétition en PBN, au format d’échange',
    lin: 'écrit les donnes d’une compétition en LIN',
    usebio: 'écrit une compétition en USEBIO',
  },
  file: 'le fichier de résultats',
  rulings: 'décisions de l’arbitre, CSV ou JSON',
  event: 'laquelle des épreuves du fichier, à partir de 1',
  exported: 'identifiant de la compétition',
  into: 'le fichier à écrire (à défaut la sortie standard)',
  course: 'avec les enchères et les cartes de chaque résultat',
  convert: 'lit un fichier de résultats et l’écrit dans un autre format',
  format: 'le format : pbn, lin ou usebio',
  nothing: (competition: string) => `La compétition ${competition} n’a aucun résultat qui s’écrive ainsi.`,
  left: (deal: string, reason: string) => `${deal} : ${reason}`,
  written: (results: number, file: string) => `${results} résultats écrits dans ${file}.`,
  notToWrite: (file: string, reason: string) => `Le fichier ${file} ne peut pas être écrit : ${reason}`,
  notResults: (file: string) => `${file} n’est ni un fichier PBN, ni LIN, ni USEBIO.`,
  why: {
    'not-in-lin': 'LIN ne dit que des enchères et des cartes entières ; ce résultat n’en a pas.',
    'not-of-two-sides': 'ces formats ne disent que les résultats de paires et d’équipes.',
  },
};

const en: typeof fr = {
  imports: {
    pbn: 'imports a competition from a PBN file',
    lin: 'imports the deals of a LIN file',
    usebio: 'imports an event from a USEBIO file',
  },
  exports: {
    pbn: 'writes a competition as PBN, in export format',
    lin: 'writes the deals of a competition as LIN',
    usebio: 'writes a competition as USEBIO',
  },
  file: 'the file of results',
  rulings: 'the arbiter’s decisions, CSV or JSON',
  event: 'which of the events of the file, from 1',
  exported: 'id of the competition',
  into: 'the file to write (standard output by default)',
  course: 'with the calls and the cards of each result',
  convert: 'reads a file of results and writes it in another format',
  format: 'the format: pbn, lin or usebio',
  nothing: (competition) => `The competition ${competition} has no result that can be written so.`,
  left: (deal, reason) => `${deal}: ${reason}`,
  written: (results, file) => `${results} results written to ${file}.`,
  notToWrite: (file, reason) => `The file ${file} cannot be written: ${reason}`,
  notResults: (file) => `${file} is neither a PBN nor a LIN nor a USEBIO file.`,
  why: {
    'not-in-lin': 'LIN tells whole auctions and cards alone; this result has none.',
    'not-of-two-sides': 'these formats tell results of pairs and teams alone.',
  },
};

export const fileTexts = { fr, en };
