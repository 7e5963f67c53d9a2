import type { SessionAward, SessionStanding } from '../session/contract';
import type { Award, Criterion, Entry, RankedRow, RankingMethod, StandingRow, TieBreak } from './contract';
import { compare, ZERO } from './exact';
import { settledAwards } from './parts';

/** What a session's award is for counts as played: the place of a deal, a round, or a whole game. */
const PLAYED = /^(?:r\d+-t.+-b\d+|round-\d+|game)$/;

/** A session's award as the ranking sees it; `deal` is the id of the deal that its key stands in for, if any. */
export const awardOfSession = (session: string, { key, entry, value, counts }: SessionAward): Award => ({
  deal: `${session}-${key}`,
  side: entry,
  entry,
  value,
  ...(counts === undefined ? {} : { counts }),
  ...(PLAYED.test(key) ? {} : { played: false, basis: { kind: value.num < 0 ? 'penalty' : 'bonus' } }),
});

const countsOf = (awards: readonly Award[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { counts } of awards)
    for (const [name, count] of Object.entries(counts ?? {})) sums[name] = (sums[name] ?? 0) + count;
  return sums;
};

type Counted = StandingRow & Pick<RankedRow, 'counts'>;
type Lots = SessionStanding['lots'];

type Order = (a: Counted, b: Counted) => number;

/** Which of two rows that share their total stands first by the method's counts. */
const byCounts =
  (tieBreaks: readonly TieBreak[]): Order =>
  (a, b) => {
    for (const { count, better } of tieBreaks) {
      const difference = (b.counts[count] ?? 0) - (a.counts[count] ?? 0);
      if (difference !== 0) return better === 'more' ? difference : -difference;
    }
    return 0;
  };

/** Rows of one shared rank cut into groups of equals, best first. */
const partedBy = (rows: readonly Counted[], order: Order): readonly (readonly Counted[])[] => {
  const groups: Counted[][] = [];
  for (const row of rows.toSorted(order)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && order(last[0], row) === 0) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** A lot parts a group only when all of it drew. */
const partedByLot = (rows: readonly Counted[], lots: Lots): readonly (readonly Counted[])[] =>
  rows.every(({ entry }) => lots[entry] !== undefined)
    ? partedBy(rows, (a, b) => (lots[a.entry] ?? 0) - (lots[b.entry] ?? 0))
    : [rows];

/** Which stands first by what the method itself parts them by. */
const byCriteria =
  (criteria: readonly Criterion[]): Order =>
  (a, b) => {
    for (const { values } of criteria) {
      const order = compare(values.get(b.entry) ?? ZERO, values.get(a.entry) ?? ZERO);
      if (order !== 0) return order;
    }
    return 0;
  };

const criteriaFor = (
  { criteria }: RankingMethod,
  rows: readonly Counted[],
  awards: readonly Award[],
): readonly Criterion[] =>
  rows.length < 2
    ? []
    : (criteria?.(
        rows.map(({ entry }) => entry),
        awards,
      ) ?? []);

/** Rows of one shared rank by the method's criteria and counts, then by lot; those that are still equal share again. */
const parted = (
  rows: readonly Counted[],
  method: RankingMethod,
  awards: readonly Award[],
  lots: Lots,
): readonly Counted[] => {
  const groups = partedBy(rows, byCriteria(criteriaFor(method, rows, awards)))
    .flatMap((group) => partedBy(group, byCounts(method.tieBreaks ?? [])))
    .flatMap((group) => partedByLot(group, lots));
  let rank = rows[0]?.rank ?? 1;
  return groups.flatMap((group) => {
    const own = rank;
    rank += group.length;
    return group.map((row) => ({ ...row, rank: own, tiedWith: group.length - 1 }));
  });
};

const withCounts = (rows: readonly StandingRow[], awards: readonly Award[]): readonly Counted[] => {
  const byEntry = Map.groupBy(
    awards.filter(({ counts }) => counts !== undefined),
    ({ entry }) => entry,
  );
  return rows.map((row) => ({ ...row, counts: countsOf(byEntry.get(row.entry) ?? []) }));
};

/** Excluded entries of each field behind its ranked ones, whatever they scored. */
const behind = (rows: readonly Counted[], ranked: readonly Counted[]): readonly Counted[] => {
  const size = (of: readonly Counted[], field: string): number =>
    of.filter((row) => row.field === field).length;
  return rows.map((row) => ({
    ...row,
    rank: size(ranked, row.field) + 1,
    tiedWith: size(rows, row.field) - 1,
  }));
};

/**
 * The standings of a competition: the ranking of its method, equal totals parted by the method's criteria and counts and then
 * by lot, and behind them the entries that a session excluded or the method does not rank. What an excluded entry's opponents scored against it stays.
 */
export const standingsOf = (
  method: RankingMethod,
  entries: readonly Entry[],
  given: readonly Award[],
  { excluded = [], lots = {} }: Partial<Pick<SessionStanding, 'excluded' | 'lots'>> = {},
): readonly RankedRow[] => {
  const awards = settledAwards(method, given);
  const out = new Map([
    ...(method.unranked?.(awards) ?? []),
    ...excluded.map(({ entry, article, reason }) => [entry, { article, reason }] as const),
  ]);
  const rowsOf = (those: readonly Entry[]) => withCounts(method.standings(those, awards), awards);
  const shared = Map.groupBy(
    rowsOf(entries.filter(({ id }) => !out.has(id))),
    ({ field, rank }) => `${field}\n${rank}`,
  );
  const ranked = [...shared.values()].flatMap((rows) => parted(rows, method, awards, lots));
  const last = behind(rowsOf(entries.filter(({ id }) => out.has(id))), ranked);
  return [
    ...ranked.map((row) => ({ ...row, excluded: null })),
    ...last.map((row) => ({ ...row, excluded: out.get(row.entry) ?? null })),
  ];
};
