/** What a row of the standings shows, as far as a reader notices its change. */
export type Placed = { readonly id: string; readonly rank: number; readonly total: string };

/** `places` is positive for a rise, 0 when only the total changed. */
export type Movement = { readonly id: string; readonly places: number };

/** The rows whose rank or total differs between two states of the same standings; new rows are no movement. */
export const movements = (before: readonly Placed[], after: readonly Placed[]): readonly Movement[] => {
  const known = new Map(before.map((row) => [row.id, row]));
  return after.flatMap(({ id, rank, total }) => {
    const old = known.get(id);
    if (old === undefined || (old.rank === rank && old.total === total)) return [];
    return [{ id, places: old.rank - rank }];
  });
};

/** The rows that a message names first: those whose own total changed, before those that others pushed. */
export const changedTotals = (before: readonly Placed[], after: readonly Placed[]): readonly string[] => {
  const known = new Map(before.map((row) => [row.id, row.total]));
  return after.filter(({ id, total }) => known.has(id) && known.get(id) !== total).map(({ id }) => id);
};
