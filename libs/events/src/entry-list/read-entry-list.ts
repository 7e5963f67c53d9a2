import type { Refusal } from '@arbitre/rules';
import { plainWord } from '@arbitre/rules/federation';
import { GUEST } from '@arbitre/rules/kernel/competition/person';
import type { ListedEntry } from '@arbitre/rules/leagues';
import { type Cells, type Columns, readRows, type ReadRow, unknownTitles } from '../registry/columns';
import { refuseFile } from '../registry/problems';
import { type Problem, readTable } from '../registry/read-table';

/** What a list may have: more is refused before it is read. */
export const MOST_OF_ENTRY_LIST = { characters: 100_000, lines: 500 } as const;

const PERSONS = ['licence', 'licences', 'n-licence', 'no-licence', 'numero-de-licence', 'licence-number'];

const TEAM = ['equipe', 'team', 'nom-de-l-equipe', 'team-name'];

const COLUMNS = {
  name: { called: [...TEAM, 'nom', 'name'], optional: true },
  club: { called: ['club', 'numero-du-club', 'n-club', 'club-number'], optional: true },
  members: {
    called: [
      ...PERSONS,
      'licence-1',
      'joueurs',
      'joueur',
      'joueur-1',
      'players',
      'player',
      'membres',
      'members',
    ],
    optional: true,
  },
  second: { called: ['licence-2', 'joueur-2', 'player-2'], optional: true },
  captain: { called: ['capitaine', 'captain'], optional: true },
  substitutes: { called: ['remplacants', 'remplacant', 'substitutes', 'substitute'], optional: true },
  role: { called: ['role', 'fonction'], optional: true },
  from: { called: ['a-partir-de', 'depuis', 'ronde', 'journee', 'from', 'round'], optional: true },
  region: { called: ['region'], optional: true },
  entry: { called: ['identifiant', 'inscription', 'id', 'entry'], optional: true },
} as const satisfies Columns<string>;

type Column = keyof typeof COLUMNS;
type Kind = 'member' | 'pair' | 'team';

/** Persons are told by their licences: beside the name of a team, or where no team plays, a name is a person's and stays out of the log. */
const columnsOf = (kind: Kind, titles: readonly string[]): Partial<Columns<Column>> => {
  const { name, ...persons } = COLUMNS;
  if (kind !== 'team') return persons;
  const says = titles.some((title) => TEAM.includes(plainWord(title)));
  return says ? { ...persons, name: { ...name, called: TEAM } } : COLUMNS;
};

/** Whom a list without titles names in its columns. */
const UNTITLED: Readonly<Record<Kind, readonly string[]>> = {
  member: ['licence', 'club', 'from'],
  pair: ['licence-1', 'licence-2', 'club', 'from'],
  team: ['team', 'club', 'players', 'captain', 'substitutes'],
};

/** An entry of a list with the line on which it begins, from 1; or why the line cannot be read. */
export type ListLine = { readonly line: number } & (
  { readonly listed: ListedEntry } | Pick<Refusal, 'violation'>
);

export type EntryList = {
  readonly lines: readonly ListLine[];
  /** Titles that no column is called: they are passed over. */
  readonly ignored: readonly string[];
};

const words = Object.values(COLUMNS).flatMap(({ called }) => called) as readonly string[];

const isTitled = (first: string): boolean =>
  first.split(/[\t;,]/u).some((cell) => words.includes(plainWord(cell.replaceAll('"', ''))));

/** The separator of a first line that has no titles. */
const separatorOf = (first: string): string =>
  first.includes('\t') ? '\t' : first.includes(';') ? ';' : ',';

const isGuest = new RegExp(`^${GUEST}$`, 'u');

/** Licences with commas, semicolons, gaps or signs between them, in capitals as the registry has them. */
const licencesIn = (cell = ''): readonly string[] =>
  cell
    .split(/[\s,;/&+]+/u)
    .filter((part) => part !== '')
    .map((part) => (isGuest.test(part) ? part : part.toUpperCase()));

const CAPTAIN = /^(c|cap|capitaine|captain)\.?$/iu;
const SUBSTITUTE = /^(r|s|remp|remplacant|remplaçant|substitute|sub)\.?$/iu;

const listedIn = ({
  members,
  second,
  captain,
  substitutes,
  role,
  from,
  ...rest
}: Cells<Column>): ListedEntry => {
  const persons = [...licencesIn(members), ...licencesIn(second)];
  const bench = role !== undefined && SUBSTITUTE.test(role);
  const [leads] = role !== undefined && CAPTAIN.test(role) ? persons : licencesIn(captain);
  return {
    ...rest,
    ...(rest.club === undefined ? {} : { club: rest.club.toUpperCase() }),
    ...(rest.region === undefined ? {} : { region: plainWord(rest.region) }),
    ...(from === undefined ? {} : { from: /^\d{1,4}$/u.test(from) ? Number(from) : from }),
    members: bench ? [] : persons,
    substitutes: [...(bench ? persons : []), ...licencesIn(substitutes)],
    ...(leads === undefined ? {} : { captain: leads }),
  };
};

/** Where a later line of the same team departs from the first. */
const contradiction = (
  first: ListedEntry,
  next: ListedEntry,
): 'club' | 'region' | 'from' | 'captain' | null =>
  (['club', 'region', 'from', 'captain'] as const).find(
    (each) => first[each] !== undefined && next[each] !== undefined && first[each] !== next[each],
  ) ?? null;

const together = (first: ListedEntry, next: ListedEntry): ListedEntry => ({
  ...next,
  ...first,
  members: [...first.members, ...next.members],
  substitutes: [...first.substitutes, ...next.substitutes],
});

/** Lines that name a team again bring more of its players. */
const gathered = (rows: readonly ReadRow<Column>[]): readonly ListLine[] => {
  const lines: ListLine[] = [];
  const places = new Map<string, number>();
  for (const row of rows) {
    if ('violation' in row) {
      lines.push(row);
      continue;
    }
    const { line } = row;
    const listed = listedIn(row.cells);
    const key = listed.entry ?? (listed.name === undefined ? undefined : plainWord(listed.name));
    const at = key === undefined ? undefined : places.get(key);
    const first = at === undefined ? undefined : lines[at];
    if (at === undefined || first === undefined || 'violation' in first) {
      if (key !== undefined) places.set(key, lines.length);
      lines.push({ line, listed });
      continue;
    }
    const column = contradiction(first.listed, listed);
    if (column === null) lines[at] = { line: first.line, listed: together(first.listed, listed) };
    else lines.push({ line, violation: refuseFile('line-differs', { line: first.line, column }).violation });
  }
  return lines;
};

/**
 * A list of entries as a spreadsheet gives it, an entry a line, or a player a line with the name of his team on each; its titles say
 * which column is what, in French or English. What cannot be read is told with its line.
 * @param kind what the rules ask for: it says what the columns of a list without titles are
 */
export const readEntryList = (text: string, kind: Kind): EntryList | Problem => {
  const { characters, lines: most } = MOST_OF_ENTRY_LIST;
  if (text.length > characters)
    return {
      line: 0,
      ...refuseFile('file-too-long', { found: text.length, unit: 'characters', most: characters }),
    };
  // Gaps before it are lines to who typed them.
  const all = text.split(/\r\n|\r|\n/u);
  const gaps = Math.max(
    0,
    all.findIndex((line) => line.trim() !== ''),
  );
  const first = all[gaps] ?? '';
  const given = all.slice(gaps).join('\n');
  const separator = separatorOf(first);
  const titled = isTitled(first);
  const titles = UNTITLED[kind].slice(0, first.split(separator).length).join(separator);
  const table = readTable(new TextEncoder().encode(titled ? given : `${titles}\n${given}`));
  const back = (titled ? 0 : 1) - gaps;
  if ('violation' in table) return { ...table, line: table.line === 0 ? 0 : table.line - back };
  if (table.rows.length > most)
    return { line: 0, ...refuseFile('file-too-long', { found: table.rows.length, unit: 'lines', most }) };
  const columns = columnsOf(kind, table.titles) as Columns<Column>;
  const rows = readRows(table, columns);
  if ('violation' in rows) return rows;
  return {
    lines: gathered(rows.map((row) => ({ ...row, line: row.line - back }))),
    ignored: unknownTitles(table, columns),
  };
};
