const en = {
  season: 'seasons: opened, taken part in, closed',
  division: 'divisions of a season: entries, fixtures, results, rankings, table',
  seasonId: 'the season by its id',
  divisionId: 'the division by its id, `<season>.<division>`',
  commandId: 'a UUID: the same command under the same id changes nothing when it is sent again',
  dryRun: 'tells what it would change in the table, and writes nothing',
  forms: { list: 'a,b,c', pairs: 'a=1,b=2', json: 'JSON, or @file' },
  table: 'prints the table as the log has it, with --why the lines of one entry',
  why: 'the lines of the figure of this entry',
  asOf: 'as it was at this position of the log',
  at: 'as it was at this moment (2026-11-21T18:00:00Z)',
  published: 'as it was published, by the number of the version',
  against: 'what has changed since this published version, row by row with its causes',
  noVersion: (number: string, most: number) =>
    `No version ${number} of the ranking was published; there are ${most}.`,
  written: (revision: number, position: string) => `Written: version ${revision}, position ${position}.`,
  repeated: (position: string) => `This was written before, at position ${position}: nothing has changed.`,
  conflict: 'Somebody else wrote at the same moment: try again.',
  noDivision: (id: string) => `There is no division "${id}" then.`,
  notJson: (field: string, reason: string) => `--${field}: ${reason}`,
};

const fr: typeof en = {
  season: 'saisons : ouvertes, avec leurs régions, closes',
  division: 'divisions d’une saison : inscrits, rencontres, résultats, classements, tableau',
  seasonId: 'la saison, par son identifiant',
  divisionId: 'la division, par son identifiant, `<saison>.<division>`',
  commandId: 'un UUID : la même commande sous le même identifiant ne change rien quand elle est renvoyée',
  dryRun: 'dit ce que cela changerait au tableau, sans rien écrire',
  forms: { list: 'a,b,c', pairs: 'a=1,b=2', json: 'JSON, ou @fichier' },
  table: 'imprime le tableau tel que le journal le donne, avec --why les lignes d’un inscrit',
  why: 'les lignes du chiffre de cet inscrit',
  asOf: 'tel qu’il était à cette position du journal',
  at: 'tel qu’il était à ce moment (2026-11-21T18:00:00Z)',
  published: 'tel qu’il a été publié, par le numéro de la version',
  against: 'ce qui a changé depuis cette version publiée, ligne par ligne, avec ses causes',
  noVersion: (number, most) => `La version ${number} du classement n’est pas publiée ; il y en a ${most}.`,
  written: (revision, position) => `Écrit : version ${revision}, position ${position}.`,
  repeated: (position) => `C’était déjà écrit, à la position ${position} : rien n’a changé.`,
  conflict: 'Quelqu’un d’autre a écrit au même moment : recommencez.',
  noDivision: (id) => `Il n’y a pas alors de division « ${id} ».`,
  notJson: (field, reason) => `--${field} : ${reason}`,
};

/** What `arbitre season` and `arbitre division` say. */
export const seasonTexts = { en, fr } as const;
