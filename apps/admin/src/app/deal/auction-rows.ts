import type { CallView } from '@arbitre/rules';

export type AuctionCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'call'; readonly call: string; readonly note: number | null; readonly last: boolean };

/** Bidding tables begin with West. */
export const auctionSeats = ['W', 'N', 'E', 'S'] as const;

/** The calls in rows of four from West, and the texts of the alerts in the order of their numbers. */
export const auctionRows = (
  dealer: string,
  calls: readonly CallView[],
): { readonly rows: readonly (readonly AuctionCell[])[]; readonly notes: readonly string[] } => {
  const first = auctionSeats.findIndex((seat) => seat === (calls[0]?.seat ?? dealer));
  const cells: AuctionCell[] = Array.from({ length: Math.max(first, 0) }, () => ({ kind: 'blank' }));
  const notes: string[] = [];
  calls.forEach(({ call, note }, index) => {
    if (note !== undefined) notes.push(note);
    const number = note === undefined ? null : notes.length;
    cells.push({ kind: 'call', call, note: number, last: index === calls.length - 1 });
  });
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, row) =>
    cells.slice(row * 4, row * 4 + 4),
  );
  return { rows, notes };
};
