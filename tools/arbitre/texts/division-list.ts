const en = {
  enterList: 'enters a list of teams, pairs or members with their players, all of it or nothing',
  file: 'CSV or text as a spreadsheet saves it; the first line may name the columns',
  dryRun: 'tells what each line would do, and writes nothing',
  does: {
    enters: 'enters',
    waits: 'waits',
    names: 'players named',
    same: 'there already',
    problem: 'problem',
  },
  columns: {
    name: 'team',
    club: 'club',
    region: 'region',
    members: 'players',
    captain: 'captain',
    substitutes: 'substitutes',
    from: 'from',
    entry: 'identifier',
  } as Readonly<Record<string, string>>,
  colon: ': ',
  atLine: (line: number) => `line ${line}`,
  line: (line: number, does: string, who: string) => `line ${line}: ${does} ${who}`,
  ignored: (titles: string) => `These columns are passed over: ${titles}`,
  nothing: (wrong: number) => `Nothing was written: ${wrong} with a problem.`,
  same: 'All of it is there already: nothing was written.',
  would: 'Nothing was written: this was a dry run.',
};

const fr: typeof en = {
  enterList:
    'inscrit une liste d’équipes, de paires ou de membres avec leurs joueurs, en entier ou pas du tout',
  file: 'CSV ou texte tel qu’un tableur l’enregistre ; la première ligne peut nommer les colonnes',
  dryRun: 'dit ce que ferait chaque ligne, et n’écrit rien',
  does: {
    enters: 'inscrit',
    waits: 'en attente',
    names: 'joueurs nommés',
    same: 'déjà là',
    problem: 'problème',
  },
  columns: {
    name: 'équipe',
    club: 'club',
    region: 'région',
    members: 'joueurs',
    captain: 'capitaine',
    substitutes: 'remplaçants',
    from: 'à partir de',
    entry: 'identifiant',
  },
  colon: ' : ',
  atLine: (line) => `ligne ${line}`,
  line: (line, does, who) => `ligne ${line} : ${does} ${who}`,
  ignored: (titles) => `Colonnes laissées de côté : ${titles}`,
  nothing: (wrong) => `Rien n’est écrit : ${wrong} avec un problème.`,
  same: 'Tout est déjà là : rien n’est écrit.',
  would: 'Rien n’est écrit : c’était un essai.',
};

/** What `arbitre division enter-list` says. */
export const divisionListTexts = { en, fr } as const;
