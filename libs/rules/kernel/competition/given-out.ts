import type { RankedRow, TieBreak } from './contract';
import { compare } from './exact';
import type { PublishedRow } from './publication';

// From the standings to the rows that are published, and from one version to the next.

/** By what a row stands behind the one before it; null where the totals differ already, or nothing parts them. */
const decidedBy = (
  row: RankedRow,
  before: RankedRow | undefined,
  tieBreaks: readonly TieBreak[],
): string | null => {
  if (before?.field !== row.field || row.excluded !== null) return null;
  if (before.rank === row.rank || compare(before.total, row.total) !== 0) return null;
  const count = tieBreaks.find((each) => (before.counts[each.count] ?? 0) !== (row.counts[each.count] ?? 0));
  return count?.count ?? 'lot';
};

const inOrder = (a: RankedRow, b: RankedRow): number => {
  if (a.field !== b.field) return a.field < b.field ? -1 : 1;
  if (a.rank !== b.rank) return a.rank - b.rank;
  return a.entry < b.entry ? -1 : 1;
};

/** The rows as they are published: in one order, and with what parted equal totals. */
export const publishedRowsOf = (
  rows: readonly RankedRow[],
  tieBreaks: readonly TieBreak[] = [],
): readonly PublishedRow[] => {
  const ordered = rows.toSorted(inOrder);
  return ordered.map((row, index) => {
    const { entry, field, rank, tiedWith, total, deals, counts, excluded } = row;
    const parted = decidedBy(row, ordered[index - 1], tieBreaks);
    return {
      ...{ entry, field, rank, tiedWith, total: { num: total.num, den: total.den }, deals, counts },
      ...(parted === null ? {} : { decidedBy: parted }),
      ...(excluded === null ? {} : { excluded }),
    };
  });
};

/** What differs of an entry between two versions; null: it was not there. */
export type RowDifference = {
  readonly entry: string;
  readonly field: string;
  readonly from: PublishedRow | null;
  readonly to: PublishedRow | null;
};

const same = (a: PublishedRow, b: PublishedRow): boolean =>
  a.rank === b.rank &&
  a.tiedWith === b.tiedWith &&
  compare(a.total, b.total) === 0 &&
  (a.excluded === undefined) === (b.excluded === undefined);

const placeOf = ({ field, entry }: PublishedRow): string => `${field}\n${entry}`;

/** Rows that came, went or changed, in the order of the newer version. */
export const differenceBetween = (
  before: readonly PublishedRow[],
  after: readonly PublishedRow[],
): readonly RowDifference[] => {
  const old = new Map(before.map((row) => [placeOf(row), row]));
  const kept = new Set(after.map(placeOf));
  const changed = after.flatMap((to): readonly RowDifference[] => {
    const from = old.get(placeOf(to)) ?? null;
    return from !== null && same(from, to) ? [] : [{ entry: to.entry, field: to.field, from, to }];
  });
  const gone = before.filter((row) => !kept.has(placeOf(row)));
  return [...changed, ...gone.map((from) => ({ entry: from.entry, field: from.field, from, to: null }))];
};
