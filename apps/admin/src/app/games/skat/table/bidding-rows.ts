import type { CallView } from '@arbitre/rules/kernel/table-view';

/** One exchange of the dialogue: what each seat said in it, null where it kept silent. */
export type BiddingRow = readonly (CallView | null)[];

/** The calls in rows: each offer opens one, with its answer beside it; a seat that speaks again opens another. */
export const biddingRows = (seats: readonly string[], calls: readonly CallView[]): readonly BiddingRow[] => {
  const rows: (CallView | null)[][] = [];
  for (const call of calls) {
    const at = seats.indexOf(call.seat);
    const row = rows.at(-1);
    if (at < 0) continue;
    if (row?.[at] !== null || /^\d/u.test(call.call))
      rows.push(seats.map((seat) => (seat === call.seat ? call : null)));
    else row[at] = call;
  }
  return rows;
};
