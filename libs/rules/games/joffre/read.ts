import type { Card } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { emptyHands, give, holderOf } from '@arbitre/rules/kernel/hands';
import { formatCard, parseCard } from './cards';
import type { HandsBySeat, Seat } from './events';

/** A card with its seat, by name and by place in the rotation. */
export type SeatAndCard = { readonly seat: number; readonly name: Seat; readonly card: Card };

export const seatAndCard = (given: { readonly seat: Seat; readonly card: string }): SeatAndCard => ({
  seat: seatIndex(given.seat),
  name: given.seat,
  card: parseCard(given.card),
});

type ReadHands = { readonly ok: true; readonly hands: HandsBySeat } | Refusal;

/** JOF-1.1: each card once. The first thing wrong with the hands, or null. */
const cardsProblem = (hands: HandsBySeat): Refusal | null => {
  const dealt = emptyHands(4);
  for (const [index, seat] of SEATS.entries())
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      const holder = holderOf(dealt, card);
      if (holder >= 0) return refused('JOF-1.1', { card: formatCard(card), seats: [seatName(holder), seat] });
      give(dealt, index, card);
    }
  return null;
};

/** All four hands; a seat left out is not known. */
export const readHands = ({ N = null, E = null, S = null, W = null }: Partial<HandsBySeat>): ReadHands => {
  const hands = { N, E, S, W };
  return cardsProblem(hands) ?? { ok: true, hands };
};

/** JOF-4-GAP-2: one card at a time, clockwise, the first to the dealer's left. */
export const dealOut = (pack: readonly string[], dealer: Seat): ReadHands => {
  const first = seatIndex(dealer) + 1;
  const handOf = (seat: number): readonly string[] =>
    pack.filter((_, place) => ((first + place) & 3) === seat);
  return readHands(Object.fromEntries(SEATS.map((name, seat) => [name, handOf(seat)])));
};
