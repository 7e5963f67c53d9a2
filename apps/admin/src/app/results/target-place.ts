import { isIn, type SheetTable } from './score-sheet';

type Seating = Readonly<Record<string, string>>;

/** Where a result is to stand: who sits there, or why it cannot go there. */
export type Target =
  | { readonly kind: 'ready'; readonly seating: Seating }
  | { readonly kind: 'taken'; readonly result: string }
  | { readonly kind: 'same' | 'nobody' | 'bad' };

type Cell = { readonly table: string; readonly board: number };

/** The seats of a table at a board of the round that is shown. */
export const targetOf = (sheet: readonly SheetTable[], from: Cell, to: Cell): Target => {
  if (
    !/^[\p{L}\p{N}_-]{1,8}$/u.test(to.table) ||
    !Number.isInteger(to.board) ||
    to.board < 1 ||
    to.board > 999
  )
    return { kind: 'bad' };
  if (from.table === to.table && from.board === to.board) return { kind: 'same' };
  const table = sheet.find((each) => each.table === to.table);
  if (table === undefined) return { kind: 'nobody' };
  const line = table.lines.find(({ board }) => board === to.board);
  if (line !== undefined && isIn(line) && line.deal?.state !== 'UNPLAYED')
    return { kind: 'taken', result: line.deal?.notation ?? '' };
  return { kind: 'ready', seating: line?.seating ?? table.seating };
};

/** The same entries with the sides changed over: each seat of the one has who sat in that of the other. */
export const swappedSeats = (
  sides: readonly { readonly seats: readonly string[] }[],
  seating: Seating,
): Seating | null => {
  const [one, other, third] = sides;
  if (one === undefined || other === undefined || third !== undefined) return null;
  if (one.seats.length !== other.seats.length) return null;
  const across = (from: readonly string[], to: readonly string[]): Seating =>
    Object.fromEntries(from.map((seat, at) => [seat, seating[to[at] ?? ''] ?? '']));
  return { ...across(one.seats, other.seats), ...across(other.seats, one.seats) };
};

type Sides = readonly { readonly side: string; readonly seats: readonly string[] }[];
type Known = { readonly id: string; readonly number: number };

/** Who sat where by the numbers typed for each side; else which number is wrong, and how. */
export type Seats =
  | { readonly kind: 'ready'; readonly seating: Seating }
  | { readonly kind: 'unknown'; readonly number: string }
  | { readonly kind: 'twice' | 'same' };

export const seatsOf = (
  sides: Sides,
  entries: readonly Known[],
  typed: Readonly<Record<string, string>>,
  noted: Seating,
): Seats => {
  const seating: Record<string, string> = {};
  for (const { side, seats } of sides) {
    const number = (typed[side] ?? '').trim();
    const entry = entries.find((each) => String(each.number) === number)?.id;
    if (entry === undefined) return { kind: 'unknown', number };
    if (Object.values(seating).includes(entry)) return { kind: 'twice' };
    for (const seat of seats) seating[seat] = entry;
  }
  const isSame = Object.entries(seating).every(([seat, entry]) => noted[seat] === entry);
  return isSame ? { kind: 'same' } : { kind: 'ready', seating };
};
