/** What the commands about records of the International Skat Server say. */
const fr = {
  importIss: 'importe des parties de l’International Skat Server',
  file: 'le fichier, une partie par ligne',
  report: 'dit de chaque partie si notre valeur est celle du fichier',
  iss: 'parties de l’International Skat Server',
  check: 'rejoue un fichier et compare chaque résultat, sans rien importer',
  export: 'écrit les donnes d’une compétition comme parties du serveur',
  exported: 'la compétition',
  record: 'donne une partie comme enregistrement à rejouer (JSON Lines)',
  gameNumber: 'son numéro dans le fichier, ou celui du serveur',
  noGame: (game: string) => `La partie ${game} n’est pas dans le fichier, ou ne se rejoue pas.`,
  place: (line: number, game: number, move: number) =>
    line === 0 ? 'fichier' : `ligne ${line}, partie ${game}${move === 0 ? '' : `, coup ${move}`}`,
  equal: (article: string | null) =>
    article === null ? 'même valeur' : `même valeur, terminée par ${article}`,
  rest: (article: string) =>
    `abandonnée : le serveur donne le reste des levées, la règle ${article} ce que chacun avait`,
  aborted: { left: 'joueur parti', timeout: 'temps dépassé', penalty: 'sanction du serveur' },
  notTaken: (cause: string, value: number) =>
    `interrompue (${cause}) : la valeur ${value} du serveur n’est pas reprise (SKAT-ISS-GAP-1)`,
  differs: (figures: string) => `contredit ses cartes : ${figures}`,
  figure: (field: string, recorded: string, ours: string) => `${field} ${recorded}, calculé ${ours}`,
  none: 'sans marque',
  counts: (games: number, equal: number, rest: number, aborted: number, wrong: number) =>
    `${games} parties : ${equal} de même valeur, ${rest} abandonnées, ${aborted} interrompues, ${wrong} laissées de côté`,
  difference: (place: string, deal: string, recorded: string, file: string) =>
    `${place} : ${deal} : enregistré ${recorded}, fichier ${file}`,
  left: (deal: string, reason: string) => `${deal} : pas écrite : ${reason}`,
  nothing: (competition: string) =>
    `La compétition ${competition} n’a pas de donne que le format puisse dire.`,
};

const en: typeof fr = {
  importIss: 'imports games of the International Skat Server',
  file: 'the file, one game a line',
  report: 'says of each game whether our value is that of the file',
  iss: 'games of the International Skat Server',
  check: 'replays a file and compares each result, importing nothing',
  export: 'writes the deals of a competition as records of the server',
  exported: 'the competition',
  record: 'gives one game as a record to replay (JSON Lines)',
  gameNumber: 'its number in the file, or that of the server',
  noGame: (game) => `Game ${game} is not in the file, or does not replay.`,
  place: (line, game, move) =>
    line === 0 ? 'file' : `line ${line}, game ${game}${move === 0 ? '' : `, move ${move}`}`,
  equal: (article) => (article === null ? 'same value' : `same value, ended by ${article}`),
  rest: (article) => `given up: the server gives the remaining tricks, rule ${article} what each side had`,
  aborted: { left: 'player left', timeout: 'out of time', penalty: 'penalty of the server' },
  notTaken: (cause, value) =>
    `broken off (${cause}): the server’s value ${value} is not taken over (SKAT-ISS-GAP-1)`,
  differs: (figures) => `contradicts its cards: ${figures}`,
  figure: (field, recorded, ours) => `${field} ${recorded}, computed ${ours}`,
  none: 'no score',
  counts: (games, equal, rest, aborted, wrong) =>
    `${games} games: ${equal} of the same value, ${rest} given up, ${aborted} broken off, ${wrong} left out`,
  difference: (place, deal, recorded, file) => `${place}: ${deal}: recorded ${recorded}, file ${file}`,
  left: (deal, reason) => `${deal}: not written: ${reason}`,
  nothing: (competition) => `Competition ${competition} has no deal that the format can tell.`,
};

export const issTexts = { fr, en } as const;
