import { type Card, NO_CARD, rankOf, type Suit, suitOf } from './cards';

/** Four seats at most play to a trick; the games of three leave the last place empty. */
const PLACES = 4;

/** How a card counts in a trick: the higher wins, a negative strength never wins. */
export type Strength = (card: Card, led: Suit, trump: Suit) => number;

/** The ordinary order: trumps above all, then the suit led, ace high; a discard never wins. */
export const plainStrength: Strength = (card, led, trump) => {
  const suit = suitOf(card);
  if (suit === trump) return 16 + rankOf(card);
  return suit === led ? rankOf(card) : -1;
};

/**
 * The trick on the table, changed in place. Cards lie at the place of their seat, so that a card played out of turn
 * lies where it belongs. `best` is the seat that is winning so far.
 */
export type Trick = {
  readonly cards: Int8Array;
  leader: number;
  led: Suit;
  count: number;
  best: number;
  strength: number;
};

export const newTrick = (): Trick => ({
  cards: new Int8Array(PLACES).fill(NO_CARD),
  leader: -1,
  led: -1,
  count: 0,
  best: -1,
  strength: -1,
});

export const clearTrick = (trick: Trick): void => {
  trick.cards.fill(NO_CARD);
  trick.leader = trick.led = trick.best = trick.strength = -1;
  trick.count = 0;
};

export const hasPlayed = (trick: Trick, seat: number): boolean => (trick.cards[seat] ?? NO_CARD) !== NO_CARD;

export const addToTrick = (trick: Trick, seat: number, card: Card, trump: Suit, strength: Strength): void => {
  if (trick.count === 0) {
    trick.leader = seat;
    trick.led = suitOf(card);
  }
  trick.cards[seat] = card;
  trick.count++;
  const power = strength(card, trick.led, trump);
  if (power > trick.strength) {
    trick.strength = power;
    trick.best = seat;
  }
};

/** The seat that wins the trick once `card` completes it; nothing is changed. */
export const winnerWith = (
  trick: Trick,
  seat: number,
  card: Card,
  trump: Suit,
  strength: Strength,
): number => (strength(card, trick.led, trump) > trick.strength ? seat : trick.best);

export const copyTrick = (trick: Trick): Trick => ({ ...trick, cards: trick.cards.slice() });
