import type { CallView } from '@arbitre/rules/kernel/table-view';
import type { CallTakenBack } from '../replay/taken-back';

/** `taken`: what the seat had called there before, and counts no more. */
export type AuctionCell = { readonly taken?: readonly string[] } & (
  | { readonly kind: 'blank' }
  | { readonly kind: 'call'; readonly call: string; readonly note: number | null; readonly last: boolean }
);

/** Each call that counts no more lies before the next one of its seat, or after all where that has not called again. */
const withTaken = (
  cells: readonly AuctionCell[],
  seats: readonly string[],
  blanks: number,
  taken: readonly CallTakenBack[],
): readonly AuctionCell[] => {
  const all = [...cells];
  for (const { seat, call, before } of taken) {
    const column = seats.indexOf(seat);
    let at = blanks + before;
    while (column >= 0 && at % seats.length !== column) at++;
    while (all.length <= at) all.push({ kind: 'blank' });
    const cell = all[at];
    if (cell !== undefined) all[at] = { ...cell, taken: [...(cell.taken ?? []), call] };
  }
  return all;
};

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
  taken: readonly CallTakenBack[] = [],
): { readonly rows: readonly (readonly AuctionCell[])[]; readonly notes: readonly string[] } => {
  const first = Math.max(seats.indexOf(calls[0]?.seat ?? dealer), 0);
  const counted: AuctionCell[] = Array.from({ length: first }, () => ({ kind: 'blank' }));
  const notes: string[] = [];
  calls.forEach(({ call, note }, index) => {
    if (note !== undefined) notes.push(note);
    const number = note === undefined ? null : notes.length;
    counted.push({ kind: 'call', call, note: number, last: index === calls.length - 1 });
  });
  const cells = taken.length === 0 ? counted : withTaken(counted, seats, first, taken);
  const rows = Array.from({ length: Math.ceil(cells.length / seats.length) }, (_, row) =>
    cells.slice(row * seats.length, (row + 1) * seats.length),
  );
  return { rows, notes };
};
