const en = {
  league: 'rules and tables of divisions',
  check: 'reads the rules of a division and tells every mistake',
  rulesFile: 'a JSON file with the rules of a division',
  table: 'prints the table that a file of rules and results comes to',
  divisionFile: 'a JSON file: rules, entries, results or matches',
  why: 'the lines of the figure of this entry',
  against: 'only what changed since that file, with its causes',
  unchanged: 'Nothing changed.',
  absent: 'not there',
  sound: (title: string, format: string) => `${title}: the rules are sound (${format}).`,
  mistakes: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
  noEntry: (entry: string) => `There is no entry "${entry}" in this table.`,
  provisional: (regions: string) =>
    regions === '' ? 'Provisional.' : `Provisional: not closed yet: ${regions}.`,
  official: 'Official.',
  group: (name: string) => `${name}:`,
  behind: { 'too-few': 'played too few', withdrawn: 'withdrawn' },
  outcome: {
    promoted: 'goes up',
    relegated: 'goes down',
    qualified: 'qualified',
    undecided: 'undecided',
    none: '',
  },
  expel: (entry: string, defaults: number) =>
    `${entry} has forfeited ${defaults} times: expelling it is proposed.`,
};

const fr: typeof en = {
  league: 'règlements et tableaux des divisions',
  check: 'lit le règlement d’une division et dit toutes les erreurs',
  rulesFile: 'un fichier JSON avec le règlement d’une division',
  table: 'imprime le tableau que donne un fichier de règlement et de résultats',
  divisionFile: 'un fichier JSON : règlement, inscrits, résultats ou rencontres',
  why: 'les lignes du chiffre de cet inscrit',
  against: 'seulement ce qui a changé depuis ce fichier, avec les causes',
  unchanged: 'Rien n’a changé.',
  absent: 'absent',
  sound: (title, format) => `${title} : le règlement est bon (${format}).`,
  mistakes: (count) => (count === 1 ? '1 erreur' : `${count} erreurs`),
  noEntry: (entry) => `Il n’y a pas d’inscrit « ${entry} » dans ce tableau.`,
  provisional: (regions) => (regions === '' ? 'Provisoire.' : `Provisoire : pas encore closes : ${regions}.`),
  official: 'Officiel.',
  group: (name) => `${name} :`,
  behind: { 'too-few': 'a trop peu joué', withdrawn: 'retiré' },
  outcome: { promoted: 'monte', relegated: 'descend', qualified: 'qualifié', undecided: 'indécis', none: '' },
  expel: (entry, defaults) => `${entry} a déclaré forfait ${defaults} fois : l’exclusion est proposée.`,
};

/** What `arbitre league` says. */
export const leagueTexts = { en, fr } as const;
