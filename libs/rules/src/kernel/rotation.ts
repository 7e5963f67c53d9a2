/** A seat as its index in the game's rotation order. */
export type SeatIndex = number;

/** The seat `steps` places on in a rotation of `count` seats. */
export const seatAfter = (seat: SeatIndex, count: number, steps = 1): SeatIndex => (seat + steps) % count;

/** Every seat once, starting from `first`. */
export const rotationFrom = (first: SeatIndex, count: number): readonly SeatIndex[] =>
  Array.from({ length: count }, (_, step) => seatAfter(first, count, step));
