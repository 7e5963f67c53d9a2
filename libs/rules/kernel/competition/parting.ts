import type { Award, Criterion, RankedRow, RankingMethod } from './contract';
import { compare, exact, ZERO } from './exact';
import { settledAwards } from './parts';
import type { SessionStanding } from '../session/contract';

/** By what rows of one total were parted: the lot comes last. */
const criteriaOf = (
  { criteria, tieBreaks = [] }: RankingMethod,
  tied: readonly RankedRow[],
  awards: readonly Award[],
  lots: SessionStanding['lots'],
): readonly Criterion[] => {
  const byEntry = (valueOf: (row: RankedRow) => number) =>
    new Map(tied.map((row) => [row.entry, exact(valueOf(row))]));
  return [
    ...(criteria?.(
      tied.map(({ entry }) => entry),
      awards,
    ) ?? []),
    ...tieBreaks.map(({ count: name }) => ({ name, values: byEntry(({ counts }) => counts[name] ?? 0) })),
    ...(tied.every(({ entry }) => lots[entry] !== undefined)
      ? [{ name: LOT, values: byEntry(({ entry }) => lots[entry] ?? 0) }]
      : []),
  ];
};

/** The criterion that is drawn. */
export const LOT = 'lot';

const differ = ({ values }: Criterion, rows: readonly RankedRow[]): boolean => {
  const first = values.get(rows[0]?.entry ?? '') ?? ZERO;
  return rows.some(({ entry }) => compare(values.get(entry) ?? ZERO, first) !== 0);
};

/** The criteria that part these rows, each only where those before leave some equal that do not share a rank. */
const decisive = (criteria: readonly Criterion[], tied: readonly RankedRow[]): readonly Criterion[] => {
  let equal: readonly (readonly RankedRow[])[] = [tied];
  return criteria.filter((criterion) => {
    const open = equal.filter((rows) => new Set(rows.map(({ rank }) => rank)).size > 1);
    if (!open.some((rows) => differ(criterion, rows))) return false;
    const keyOf = ({ entry }: RankedRow): string => {
      const { num, den } = criterion.values.get(entry) ?? ZERO;
      return `${num}/${den}`;
    };
    equal = open.flatMap((rows) => [...Map.groupBy(rows, keyOf).values()]);
    return true;
  });
};

/** What decided the place of an entry among those of its total: the criteria that parted them, with their values. */
export type Parting = readonly Criterion[];

/** By entry and field (`partingKey`); nothing for an entry whose total is its own, or whose equals share its rank. */
export const partingsOf = (
  method: RankingMethod,
  rows: readonly RankedRow[],
  awards: readonly Award[],
  lots: SessionStanding['lots'] = {},
): ReadonlyMap<string, Parting> => {
  const settled = settledAwards(method, awards);
  const ranked = rows.filter(({ excluded, deals }) => excluded === null && deals > 0);
  const groups = Map.groupBy(ranked, ({ field, total }) => `${field}\n${total.num}/${total.den}`);
  return new Map(
    [...groups.values()]
      .filter((tied) => new Set(tied.map(({ rank }) => rank)).size > 1)
      .flatMap((tied) => {
        const parting = decisive(criteriaOf(method, tied, settled, lots), tied);
        return tied.map((row) => [partingKey(row), parting] as const);
      }),
  );
};

export const partingKey = ({ entry, field }: Pick<RankedRow, 'entry' | 'field'>): string =>
  `${field}\n${entry}`;
