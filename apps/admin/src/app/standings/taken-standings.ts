import type { StandingsResult } from './standings.operations';

export type TakenRow = NonNullable<StandingsResult['competition']>['standings']['nodes'][number];

type Cell = string | number;

/**
 * The rows of a ranking as they leave the page: place, how many share it, out of how many, deals and total: what whoever awards points for
 * places asks for (BD-MASTER-GAP-1).
 */
export const takenStandings = (
  rows: readonly TakenRow[],
  nameOf: (entry: TakenRow['entry']) => string,
): readonly (readonly Cell[])[] => {
  const sizes = Map.groupBy(
    rows.filter(({ ranked }) => ranked),
    ({ field }) => field,
  );
  return rows.map(({ field, rank, ranked, tiedWith, entry, deals, total }) => [
    ...[field, ranked ? rank : '', ranked ? tiedWith : '', sizes.get(field)?.length ?? 0],
    ...[entry.number, nameOf(entry), entry.clubName ?? '', deals, total.text],
  ]);
};
