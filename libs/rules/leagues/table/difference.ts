import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { equals, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { Line } from './line';
import type { LeagueRow, LeagueTable } from './row';

type Standing = Pick<LeagueRow, 'rank' | 'tiedWith' | 'total'>;

/** A line that adds something else to a figure than before. */
export type ChangedLine = { readonly line: Line; readonly from: Exact; readonly to: Exact };

/** A row that stands elsewhere or has another figure; without causes of its own it moved because others did. */
export type ChangedRow = {
  readonly entry: string;
  readonly group: string;
  readonly from: Standing | null;
  readonly to: Standing | null;
  readonly causes: readonly ChangedLine[];
};

const keyed = ({ rows }: LeagueTable): ReadonlyMap<string, LeagueRow> =>
  new Map(rows.map((row) => [`${row.group}\n${row.entry}`, row]));

/** Lines of one kind about one thing are told apart by their order. */
const linesOf = (row: LeagueRow | undefined): ReadonlyMap<string, Line> => {
  const seen = new Map<string, number>();
  return new Map(
    (row?.lines ?? []).map((line) => {
      const name = `${line.kind}\n${line.of}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [`${name}\n${count}`, line];
    }),
  );
};

const causesOf = (before: LeagueRow | undefined, after: LeagueRow | undefined): readonly ChangedLine[] => {
  const [old, now] = [linesOf(before), linesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const line = now.get(key) ?? old.get(key);
    const [from, to] = [old.get(key)?.amount ?? ZERO, now.get(key)?.amount ?? ZERO];
    return line === undefined || equals(from, to) ? [] : [{ line, from, to }];
  });
};

const standingOf = (row: LeagueRow | undefined): Standing | null =>
  row === undefined ? null : { rank: row.rank, tiedWith: row.tiedWith, total: row.total };

const isSame = (a: LeagueRow | undefined, b: LeagueRow | undefined): boolean =>
  a !== undefined && b?.rank === a.rank && a.tiedWith === b.tiedWith && equals(a.total, b.total);

/**
 * What changed from one table to another, row by row in the order of the later one, with the lines that caused it: the effect of
 * a correction or of other rules before it is given, or two published versions.
 */
export const tableDifference = (before: LeagueTable, after: LeagueTable): readonly ChangedRow[] => {
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key): readonly ChangedRow[] => {
    const [a, b] = [old.get(key), now.get(key)];
    const { entry = '', group = '' } = b ?? a ?? {};
    return isSame(a, b)
      ? []
      : [{ entry, group, from: standingOf(a), to: standingOf(b), causes: causesOf(a, b) }];
  });
};
