import type { PublishedRow } from '@arbitre/rules/kernel/competition/publication';
import { exactOf } from '../rules/amount';
import type { CompetitionResult } from '../table/contributions';
import type { DivisionState } from './state';

/** The newest published ranking of a competition, with who plays in each of its entries. */
export type CountedRanking = {
  readonly competition: string;
  readonly number: number;
  /** The event that published it. */
  readonly position: string;
  readonly finality: 'provisional' | 'official' | 'final';
  readonly rows: readonly PublishedRow[];
  /** Licences by entry. */
  readonly members: ReadonlyMap<string, readonly string[]>;
};

type Counted = DivisionState['competitions'] extends ReadonlyMap<string, infer Value> ? Value : never;

const keyOf = (members: readonly string[]): string => [...members].sort().join(' ');

type Entered = DivisionState['entries'] extends ReadonlyMap<string, infer Value> ? Value : never;

/** Numbers that are read as others: a person who was merged is one person under all of them. */
export type ReadAs = ReadonlyMap<string, string>;

const entriesThatCount = ({ entries }: DivisionState): readonly Entered[] =>
  [...entries.values()].filter(({ place, members }) => place !== 'waiting' && members.length > 0);

/** Entries by the persons who play in each: a pair is the same pair in every competition. The first of two that are the same counts. */
const byMembers = (entries: readonly Entered[], as: ReadAs = new Map()): ReadonlyMap<string, string> =>
  new Map(
    entries
      .map(({ entry, members }) => [keyOf(members.map((each) => as.get(each) ?? each)), entry] as const)
      .reverse(),
  );

type Left = {
  /** Entries of the division that no row has the persons of. */
  readonly entries: readonly Entered[];
  readonly rows: readonly PublishedRow[];
};

type Matched = Left & { readonly found: ReadonlyMap<PublishedRow, string> };

/** Which row is whose, by the numbers as they stand; and what that leaves over. */
const matchedIn = (state: DivisionState, { rows, members }: CountedRanking): Matched => {
  const entries = entriesThatCount(state);
  const known = byMembers(entries);
  const found = new Map<PublishedRow, string>();
  const left: PublishedRow[] = [];
  for (const row of rows) {
    const entry = known.get(keyOf(members.get(row.entry) ?? []));
    if (entry === undefined) left.push(row);
    else found.set(row, entry);
  }
  const taken = new Set(found.values());
  return { found, rows: left, entries: entries.filter(({ entry }) => !taken.has(entry)) };
};

/**
 * Persons of whom one has to know under which numbers they are read: those of the rows, or of the entries, that are nobody's by the
 * numbers as they stand, whichever are fewer.
 */
export const strangersIn = (state: DivisionState, ranking: CountedRanking): readonly string[] => {
  const { entries, rows } = matchedIn(state, ranking);
  if (entries.length === 0 || rows.length === 0) return [];
  const [here, there] = [
    entries.flatMap(({ members }) => members),
    rows.flatMap(({ entry }) => ranking.members.get(entry) ?? []),
  ];
  return here.length < there.length ? here : there;
};

/** Rows by the entry that they are of, those of merged numbers too. */
const entryOf = (state: DivisionState, ranking: CountedRanking, as: ReadAs) => {
  const { found, rows, entries } = matchedIn(state, ranking);
  const known = as.size === 0 ? new Map<string, string>() : byMembers(entries, as);
  const all = new Map(found);
  const taken = new Set<string>();
  for (const row of rows) {
    const members = (ranking.members.get(row.entry) ?? []).map((each) => as.get(each) ?? each);
    const entry = members.length === 0 ? undefined : known.get(keyOf(members));
    // Somebody who played twice under two numbers counts once.
    if (entry === undefined || taken.has(entry)) continue;
    taken.add(entry);
    all.set(row, entry);
  }
  return all;
};

const resultOf = (
  { competition, number, phase, table, factor }: Counted,
  { finality, rows }: CountedRanking,
  { field, rank, tiedWith, total, excluded }: PublishedRow,
  entry: string,
): CompetitionResult => ({
  ...{ competition, number, entry, tiedWith },
  ...(phase === undefined ? {} : { phase }),
  ...(table === undefined ? {} : { table }),
  ...(factor === undefined ? {} : { factor: exactOf(factor) }),
  place: excluded === undefined ? rank : null,
  of: rows.filter((row) => row.excluded === undefined && row.field === field).length,
  figures: { total },
  finality: finality === 'provisional' ? 'provisional' : 'official',
});

/**
 * What the competitions that count came to for the entries of a division, by their published rankings, so that nothing counts
 * that nobody may see yet. An entry of a competition is the one of the division with the same persons, whatever numbers they had.
 */
export const resultsIn = (
  state: DivisionState,
  rankings: readonly CountedRanking[],
  readAs: ReadAs = new Map(),
): readonly CompetitionResult[] =>
  rankings.flatMap((ranking) => {
    const counted = state.competitions.get(ranking.competition);
    if (counted === undefined) return [];
    const entries = entryOf(state, ranking, readAs);
    return ranking.rows.flatMap((row) => {
      const entry = entries.get(row);
      return entry === undefined ? [] : [resultOf(counted, ranking, row, entry)];
    });
  });
