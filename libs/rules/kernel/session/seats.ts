/** Who sits at a place from a round on; nobody where null. */
export type Seated = { readonly from: number; readonly entry: string | null };

/** Who sits at each place of a session, from which round on, in order; what it holds is replaced, never changed. */
export type Seats = Map<string, readonly Seated[]>;

/** Who sits at a place in a round. */
export const entryAt = (seats: Seats, place: string, round: number): string | null =>
  seats.get(place)?.findLast(({ from }) => from <= round)?.entry ?? null;

/** Where somebody sits in a round, among these places; null where he does not play it. */
export const placeOf = (
  seats: Seats,
  places: readonly string[],
  entry: string,
  round: number,
): string | null => places.find((place) => entryAt(seats, place, round) === entry) ?? null;

/** What is found first in a round, from one to the last. */
export const firstFound = (
  from: number,
  last: number,
  find: (round: number) => string | null,
): string | null => {
  for (let round = from; round <= last; round++) {
    const found = find(round);
    if (found !== null) return found;
  }
  return null;
};

/** From that round on this one sits there; whatever was to be there later is forgotten. */
export const seatFrom = (seats: Seats, place: string, seated: Seated): void => {
  const before = (seats.get(place) ?? []).filter(({ from }) => from < seated.from);
  seats.set(place, [...before, seated]);
};

/** From that round on everybody is somebody else, wherever he sits. */
const renameFrom = (seats: Seats, from: number, other: (entry: string | null) => string | null): void => {
  for (const [place, own] of seats) {
    const now = own.findLast((each) => each.from <= from)?.entry ?? null;
    seats.set(place, [
      ...own.filter((each) => each.from < from),
      { from, entry: other(now) },
      ...own.filter((each) => each.from > from).map((each) => ({ ...each, entry: other(each.entry) })),
    ]);
  }
};

/** Two exchange their places from a round on, with whatever each was to do later. */
export const swapFrom = (seats: Seats, a: string, b: string, from: number): void => {
  renameFrom(seats, from, (entry) => (entry === a ? b : entry === b ? a : entry));
};

/** The place of somebody stays free from a round on. */
export const leaveFrom = (seats: Seats, entry: string, from: number): void => {
  renameFrom(seats, from, (each) => (each === entry ? null : each));
};
