import { bitOf, type CardSet } from './card-set';
import type { Card, Suit } from './cards';

/**
 * The hands of a whole table, two 32-bit words a seat, changed in place: playing a card is one `and`.
 * Indices are seats in rotation order; a seat that does not exist holds nothing.
 */
export type Hands = Int32Array;

export const emptyHands = (seats: number): Hands => new Int32Array(seats * 2);

const wordOf = (seat: number, card: Card): number => (seat << 1) + (card >> 5);

export const holds = (hands: Hands, seat: number, card: Card): boolean =>
  ((hands[wordOf(seat, card)] ?? 0) & bitOf(card)) !== 0;

export const give = (hands: Hands, seat: number, card: Card): void => {
  const word = wordOf(seat, card);
  hands[word] = (hands[word] ?? 0) | bitOf(card);
};

export const take = (hands: Hands, seat: number, card: Card): void => {
  const word = wordOf(seat, card);
  hands[word] = (hands[word] ?? 0) & ~bitOf(card);
};

/** The ranks that a seat holds in a suit, as a 16-bit mask; 0 when it is void. */
export const suitHeld = (hands: Hands, seat: number, suit: Suit): number =>
  ((hands[(seat << 1) + (suit >> 1)] ?? 0) >>> ((suit & 1) << 4)) & 0xffff;

export const handOf = (hands: Hands, seat: number): CardSet => ({
  low: hands[seat << 1] ?? 0,
  high: hands[(seat << 1) + 1] ?? 0,
});

/** The seat that holds a card, or -1. */
export const holderOf = (hands: Hands, card: Card): number => {
  for (let seat = 0; seat << 1 < hands.length; seat++) if (holds(hands, seat, card)) return seat;
  return -1;
};
