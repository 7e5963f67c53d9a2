import type { CallView } from '@arbitre/rules/kernel/table-view';

export type AuctionCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'call'; readonly call: string; readonly note: number | null; readonly last: boolean };

/** Bidding tables begin with West where there is one, else with the first seat. */
export const auctionSeats = (seats: readonly string[]): readonly string[] => {
  const first = Math.max(seats.indexOf('W'), 0);
  return [...seats.slice(first), ...seats.slice(0, first)];
};

/** The calls in rows of as many as there are seats, and the texts of the alerts in the order of their numbers. */
export const auctionRows = (
  seats: readonly string[],
  dealer: string,
  calls: readonly CallView[],
): { readonly rows: readonly (readonly AuctionCell[])[]; readonly notes: readonly string[] } => {
  const first = seats.indexOf(calls[0]?.seat ?? dealer);
  const cells: AuctionCell[] = Array.from({ length: Math.max(first, 0) }, () => ({ kind: 'blank' }));
  const notes: string[] = [];
  calls.forEach(({ call, note }, index) => {
    if (note !== undefined) notes.push(note);
    const number = note === undefined ? null : notes.length;
    cells.push({ kind: 'call', call, note: number, last: index === calls.length - 1 });
  });
  const rows = Array.from({ length: Math.ceil(cells.length / seats.length) }, (_, row) =>
    cells.slice(row * seats.length, (row + 1) * seats.length),
  );
  return { rows, notes };
};
