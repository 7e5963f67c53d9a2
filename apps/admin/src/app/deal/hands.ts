import type { TableView } from '@arbitre/rules';

/** One card as a hand shows it: still held, or already played and only remembered. */
export type HandCard = { readonly card: string; readonly held: boolean };
export type Hand = readonly HandCard[];

const ranks = 'AKQJT98765432';

export type CardOrder = (a: string, b: string) => number;

export const bySuits =
  (suits: string): CardOrder =>
  (a, b) =>
    suits.indexOf(a.charAt(0)) - suits.indexOf(b.charAt(0)) ||
    ranks.indexOf(a.charAt(1)) - ranks.indexOf(b.charAt(1));

/** The hands as dealt, by seat: the largest that any moment of the deal knows. */
export const dealtHands = (views: readonly (TableView | null)[]): ReadonlyMap<string, readonly string[]> => {
  const hands = new Map<string, readonly string[]>();
  for (const view of views)
    for (const { seat, hand } of view?.seats ?? [])
      if (hand !== null && hand.length > (hands.get(seat)?.length ?? 0)) hands.set(seat, hand);
  return hands;
};

/** A hand with what has been played of it, in an order (`SHDC` in rows, `SHCD` in a fan: colours alternate). */
export const handAt = (dealt: readonly string[], held: readonly string[], order: CardOrder): Hand => {
  const now = new Set(held);
  return dealt.toSorted(order).map((card) => ({ card, held: now.has(card) }));
};

export const suitRows = (hand: Hand): readonly { readonly suit: string; readonly cards: Hand }[] =>
  ['S', 'H', 'D', 'C'].map((suit) => ({ suit, cards: hand.filter(({ card }) => card.startsWith(suit)) }));
