import { type Card, parseCard } from '@arbitre/rules/kernel/cards';
import { type Seat, seatIndex } from '@arbitre/rules/kernel/compass';

/** A seat by its place in the rotation and by its name. */
export type SeatAt = { readonly seat: number; readonly name: Seat };
export type SeatAndCard = SeatAt & { readonly card: Card };

export const seatAt = (name: Seat): SeatAt => ({ seat: seatIndex(name), name });

export const seatAndCard = (given: { readonly seat: Seat; readonly card: string }): SeatAndCard => ({
  seat: seatIndex(given.seat),
  name: given.seat,
  card: parseCard(given.card),
});
