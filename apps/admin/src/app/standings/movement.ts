/** What a row of the standings shows, as far as a reader notices its change. `total` is `num / den`. */
export type Placed = {
  readonly id: string;
  readonly rank: number;
  readonly num: number;
  readonly den: number;
  readonly deals: number;
};

/** `places` is positive for a rise, 0 when only the total changed. `own`: the row that the change was about. */
export type Movement = { readonly id: string; readonly places: number; readonly own: boolean };

type Change = { readonly row: Placed; readonly old: Placed };

const isDifferent = ({ row, old }: Change): boolean =>
  row.rank !== old.rank || row.num * old.den !== old.num * row.den || row.deals !== old.deals;

const shift = ({ row, old }: Change): number => Math.abs(row.num / row.den - old.num / old.den);

/**
 * The rows that differ between two states of the same standings; new rows are no movement. One result moves many totals
 * (everybody who played the board): the rows that it was about are those with a deal more or less, or, after a
 * correction, those whose totals moved furthest.
 */
export const movements = (before: readonly Placed[], after: readonly Placed[]): readonly Movement[] => {
  const known = new Map(before.map((row) => [row.id, row]));
  const changes = after
    .flatMap((row): readonly Change[] => {
      const old = known.get(row.id);
      return old === undefined ? [] : [{ row, old }];
    })
    .filter(isDifferent);
  const counted = changes.some(({ row, old }) => row.deals !== old.deals);
  const furthest = Math.max(0, ...changes.map(shift));
  return changes.map((change) => {
    const { row, old } = change;
    const own = counted ? row.deals !== old.deals : furthest > 0 && shift(change) >= furthest * 0.999;
    return { id: row.id, places: old.rank - row.rank, own };
  });
};
