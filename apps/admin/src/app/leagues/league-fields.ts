import { divisionActs, seasonActs } from '@arbitre/rules/leagues';
import { plainWord } from '@arbitre/rules/federation';
import type { Field } from '@arbitre/rules/kernel/declare/field';
import type { Choice, FormField, Given } from '../writes/form-field';
import type { LeaguesTexts } from './leagues-texts';

/** What is typed for a number of points: French puts a comma where the API wants a point. */
export const amountTyped = (typed: string): string => typed.replace(',', '.');

const read = (of: Field, by: (typed: string) => unknown): Field => ({
  ...of,
  accepts: (typed) => typeof typed === 'string' && of.accepts(by(typed)),
});

/** Ids, licences: with commas, spaces or line ends between them. */
export const partsTyped = (typed: string): readonly string[] =>
  typed.split(/[\s,;]+/u).filter((part) => part !== '');

/** A name as part of an address: what is left of it in small letters, digits and hyphens. */
export const idOf = (name: string): string =>
  plainWord(name)
    .replace(/^-+|-+$/gu, '')
    .slice(0, 80);

const choicesOf = (words: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** An enum of the API, by the word that the act has: `league-committee` is LEAGUE_COMMITTEE there. */
export const enumOf = (word: string): string => word.toUpperCase().replaceAll('-', '_');

/** The word that the act has for an enum of the API. */
export const wordOf = (name: string): string => name.toLowerCase().replaceAll('_', '-');

export const reasonField = ({ reason }: LeaguesTexts): FormField => ({
  ...{ name: 'reason', label: reason, kind: 'lines' },
  of: divisionActs['settle-match'].fields.reason,
});

export const decidedByField = ({ decidedBy, bodies }: LeaguesTexts): FormField => ({
  ...{ name: 'decidedBy', label: decidedBy, choices: choicesOf(bodies) },
});

const day = (name: string, label: string, of: Field, more: Partial<FormField> = {}): FormField => ({
  ...{ name, label, kind: 'date', of },
  ...more,
});

export const openingSeasonFields = (texts: LeaguesTexts, games: readonly Choice[]): readonly FormField[] => {
  const { fields } = seasonActs['open-season'];
  return [
    { name: 'name', label: texts.name, of: fields.name },
    {
      ...{ name: 'season', label: texts.seasonId, help: texts.seasonIdHelp },
      derived: ({ name = '' }: Given) => idOf(name),
      refusedBy: ['season-already-open'],
    },
    day('from', texts.from, fields.from),
    day('until', texts.until, fields.until, { refusedBy: ['season-without-days'] }),
    { name: 'games', label: texts.games, help: texts.gamesHelp, each: true, choices: games },
  ];
};

export type Span = { readonly since: string; readonly until: string };

export const calendarFields = (
  texts: LeaguesTexts,
  regions: readonly Choice[],
  { since, until }: Span,
): readonly FormField[] => {
  const { fields } = seasonActs['take-part'];
  return [
    {
      name: 'region',
      label: texts.region,
      choices: regions,
      refusedBy: ['region-takes-part', 'phase-closed'],
    },
    day('from', texts.from, fields.from, { value: since, refusedBy: ['outside-season'] }),
    day('until', texts.until, fields.until, { value: until, refusedBy: ['season-without-days'] }),
    {
      ...{ name: 'window', label: texts.window, help: texts.windowHelp, kind: 'number', value: '14' },
      of: fields.window,
    },
  ];
};

export const closingPhaseFields = (
  texts: LeaguesTexts,
  regions: readonly Choice[],
  today: string,
): readonly FormField[] => [
  { name: 'region', label: texts.region, choices: regions },
  day('on', texts.closedOn, seasonActs['close-phase'].fields.on, { value: today }),
];

export const reopeningPhaseFields = (
  texts: LeaguesTexts,
  regions: readonly Choice[],
): readonly FormField[] => [
  { name: 'region', label: texts.region, choices: regions },
  reasonField(texts),
  decidedByField(texts),
];

export const confirmField = (texts: LeaguesTexts, text: string): FormField => ({
  ...{ name: 'confirm', label: texts.confirm, help: texts.confirmHelp(text), exactly: text },
});

export const correctionFields = (texts: LeaguesTexts): readonly FormField[] => [
  { name: 'corrects', label: texts.corrects, choices: choicesOf(texts.correctedKinds) },
  { name: 'of', label: texts.correctedOf, of: seasonActs['correct-season'].fields.of },
  reasonField(texts),
  decidedByField(texts),
];

export type KnownEntry = { readonly entry: string; readonly name: string };

export const entryChoices = (entries: readonly KnownEntry[]): readonly Choice[] =>
  entries.map(({ entry, name }) => ({ value: entry, label: name }));

export const adjustingFields = (texts: LeaguesTexts, entries: readonly Choice[]): readonly FormField[] => {
  const { fields } = divisionActs['adjust-points'];
  return [
    { name: 'entry', label: texts.entry, choices: entries },
    {
      ...{ name: 'points', label: texts.points, help: texts.pointsHelp, refusedBy: ['nothing-to-adjust'] },
      of: read(fields.points, amountTyped),
    },
    { name: 'article', label: texts.article, of: fields.article },
    reasonField(texts),
    decidedByField(texts),
  ];
};

/** Entries one a line, by the names that pages print; undefined where one of them is nobody's. */
export const orderTyped = (typed: string, entries: readonly KnownEntry[]): readonly string[] | undefined => {
  const ids = new Map(
    entries.flatMap(({ entry, name }) => [[name, entry] as const, [entry, entry] as const]),
  );
  const order = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ids.get(line));
  return order.every((entry) => entry !== undefined) ? order : undefined;
};

export const orderField = (
  texts: LeaguesTexts,
  entries: readonly KnownEntry[],
  of: Field,
  value: string,
): FormField => ({
  ...{ name: 'order', label: texts.order, help: texts.orderHelp, kind: 'lines', value },
  of: read(of, (typed) => orderTyped(typed, entries)),
  refusedBy: ['draw-does-not-fit'],
});

/** Any of these entries, one a line. */
export const entriesField = (
  name: string,
  label: string,
  help: string,
  entries: readonly KnownEntry[],
  of: Field,
): FormField => ({
  ...{ name, label, help, kind: 'lines', optional: true },
  of: read(of, (typed) => orderTyped(typed, entries)),
});

/** `every` days apart from the first, as ISO days; none where no first day is given. */
export const matchDays = (first: string, every: number, rounds: number): readonly string[] => {
  if (first === '') return [];
  const begins = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: rounds }, (_, at) =>
    new Date(begins + at * every * 86_400_000).toISOString().slice(0, 10),
  );
};

const everyDay = (typed: string): boolean => /^[1-9]\d{0,2}$/u.test(typed) && Number(typed) <= 365;

/** The days of the rounds that are about to be drawn. */
export const matchDayFields = (texts: LeaguesTexts): readonly FormField[] => {
  const { days } = divisionActs['draw-fixtures'].fields;
  return [
    day(
      'first',
      texts.firstDay,
      read(days, (typed) => [typed]),
      { optional: true },
    ),
    {
      ...{ name: 'every', label: texts.every, help: texts.everyHelp, value: '7' },
      of: { ...days, accepts: (typed) => typeof typed === 'string' && everyDay(typed) },
    },
  ];
};

type Side = KnownEntry;

/** A field a side; `score-<entry>`. */
export const scoreFields = (texts: LeaguesTexts, sides: readonly Side[]): readonly FormField[] => {
  const score = divisionActs['report-match'].fields.scores.each?.parts?.score;
  return sides.map(({ entry, name }) => ({
    ...{ name: `score-${entry}`, label: texts.scoreOf(name), help: texts.scoreHelp },
    ...(score === undefined ? {} : { of: read(score, amountTyped) }),
  }));
};

export const scoresOf = (given: Given, sides: readonly Side[]) =>
  sides.map(({ entry }) => ({ entry, score: amountTyped(given[`score-${entry}`] ?? '') }));

export const postponingFields = (texts: LeaguesTexts): readonly FormField[] => [
  {
    ...{ name: 'to', label: texts.newDay, help: texts.newDayHelp, kind: 'date', optional: true },
    of: divisionActs['postpone-fixture'].fields.to,
  },
  reasonField(texts),
];

export const forfeitFields = (texts: LeaguesTexts, sides: readonly Side[]): readonly FormField[] => [
  { name: 'by', label: texts.forfeitBy, each: true, choices: entryChoices(sides) },
  reasonField(texts),
];

/** What kind of entries the rules ask for: `member`, `pair`, `team`. */
export type EntryKind = 'member' | 'pair' | 'team';

export const enteringFields = (
  texts: LeaguesTexts,
  kind: EntryKind,
  clubs: readonly Choice[],
): readonly FormField[] => {
  const { fields } = divisionActs['enter-division'];
  const named: readonly FormField[] =
    kind === 'team'
      ? [{ name: 'name', label: texts.entryName, help: texts.entryNameHelp, of: fields.name }]
      : [];
  return [
    ...named,
    {
      name: 'members',
      label: kind === 'member' ? texts.licence : kind === 'team' ? texts.captainAndPlayers : texts.licences,
      ...(kind === 'member' ? {} : { help: texts.licencesHelp }),
      ...(kind === 'team' ? { optional: true as const } : {}),
      of: read(fields.members, partsTyped),
      refusedBy: [
        'member-not-found',
        'plays-already',
        'members-do-not-fit',
        'licence-missing',
        'category-not-admitted',
      ],
    },
    {
      ...{ name: 'club', label: texts.club, optional: true, suggested: clubs, of: fields.club },
      refusedBy: ['club-not-found', 'club-differs'],
    },
    {
      ...{ name: 'from', label: texts.lateFrom, kind: 'number', optional: true, of: fields.from },
      refusedBy: ['too-late-to-enter'],
    },
  ];
};

export const leavingFields = (
  texts: LeaguesTexts,
  entries: readonly Choice[],
  divisions: readonly Choice[],
): readonly FormField[] => [
  { name: 'entry', label: texts.entry, choices: entries },
  { name: 'why', label: texts.why_, choices: choicesOf(texts.leaving) },
  {
    ...{ name: 'results', label: texts.results, help: texts.resultsHelp, optional: true },
    choices: choicesOf(texts.resultsOf),
  },
  ...(divisions.length === 0
    ? []
    : [
        {
          ...{ name: 'to', label: texts.leavesFor, optional: true as const, choices: divisions },
          asked: ({ why = '' }: Given) => why === 'MOVED',
        },
      ]),
];

export const rosterFields = (texts: LeaguesTexts, entries: readonly Choice[]): readonly FormField[] => {
  const { fields } = divisionActs['name-roster'];
  return [
    { name: 'entry', label: texts.entry, choices: entries },
    {
      ...{ name: 'captain', label: texts.captain, of: fields.captain, help: texts.licence },
      refusedBy: ['captain-not-on-roster'],
    },
    {
      ...{ name: 'players', label: texts.players, help: texts.licencesHelp },
      of: read(fields.players, partsTyped),
      refusedBy: [
        'member-not-found',
        'plays-already',
        'members-do-not-fit',
        'licence-missing',
        'club-differs',
        'category-not-admitted',
      ],
    },
    {
      ...{ name: 'substitutes', label: texts.substitutes, help: texts.licencesHelp, optional: true },
      of: read(fields.substitutes, partsTyped),
      refusedBy: ['too-many-substitutes'],
    },
  ];
};

export const countingFields = (
  texts: LeaguesTexts,
  competitions: readonly Choice[],
  phases: readonly string[],
  next: number,
): readonly FormField[] => {
  const { fields } = divisionActs['count-competition'];
  return [
    {
      ...{ name: 'competition', label: texts.competition, choices: competitions },
      refusedBy: ['counts-already', 'another-game', 'competition-not-found'],
    },
    {
      ...{ name: 'number', label: texts.number, kind: 'number', value: String(next), of: fields.number },
      refusedBy: ['number-counts'],
    },
    ...(phases.length === 0
      ? []
      : [
          {
            name: 'phase',
            label: texts.phaseOf,
            choices: phases.map((phase) => ({ value: phase, label: phase })),
          },
        ]),
  ];
};
