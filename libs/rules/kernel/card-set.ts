import type { Card, Suit } from './cards';

/**
 * A set of cards: 64 bits in two 32-bit halves, clubs and diamonds in `low`, hearts and spades in `high`.
 * A value: operations give a new set. The replay loop uses `Hands` (hands.ts), which holds the same bits in place.
 */
export type CardSet = { readonly low: number; readonly high: number };

export const EMPTY_SET: CardSet = { low: 0, high: 0 };

export const bitOf = (card: Card): number => 1 << (card & 31);

export const setOf = (cards: readonly Card[]): CardSet => cards.reduce(withCard, EMPTY_SET);

export const hasCard = (set: CardSet, card: Card): boolean =>
  ((card < 32 ? set.low : set.high) & bitOf(card)) !== 0;

export function withCard(set: CardSet, card: Card): CardSet {
  return card < 32
    ? { low: set.low | bitOf(card), high: set.high }
    : { low: set.low, high: set.high | bitOf(card) };
}

export const union = (a: CardSet, b: CardSet): CardSet => ({ low: a.low | b.low, high: a.high | b.high });
export const intersection = (a: CardSet, b: CardSet): CardSet => ({
  low: a.low & b.low,
  high: a.high & b.high,
});
export const difference = (a: CardSet, b: CardSet): CardSet => ({
  low: a.low & ~b.low,
  high: a.high & ~b.high,
});
export const isEmpty = (set: CardSet): boolean => (set.low | set.high) === 0;
export const equalSets = (a: CardSet, b: CardSet): boolean => a.low === b.low && a.high === b.high;

/** The ranks held in one suit, as a 16-bit mask: bit 12 is the ace. */
export const suitMask = (set: CardSet, suit: Suit): number =>
  ((suit < 2 ? set.low : set.high) >>> ((suit & 1) << 4)) & 0xffff;

const bitCount = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
};

export const sizeOf = (set: CardSet): number => bitCount(set.low) + bitCount(set.high);

/** The cards of a set from the highest to the lowest, spades first: the order in which people write a hand. */
export const cardsOf = (set: CardSet): readonly Card[] => {
  const cards: Card[] = [];
  for (let card = 63; card >= 0; card--) if (hasCard(set, card)) cards.push(card);
  return cards;
};
