import { cardsOf } from '../card-set';
import { type Card, formatCard } from '../cards';
import { emptyHands, give, handOf, type Hands, holds, take } from '../hands';

/** Cards that lie face up before their player until he plays them, by seat; changed in place like the play. */
export type VisibleCards = { readonly cards: Hands; count: number };

export const noneVisible = (seats: number): VisibleCards => ({ cards: emptyHands(seats), count: 0 });
export const copyVisible = ({ cards, count }: VisibleCards): VisibleCards => ({
  cards: cards.slice(),
  count,
});

export const turnUp = (visible: VisibleCards, seat: number, card: Card): void => {
  if (!holds(visible.cards, seat, card)) visible.count++;
  give(visible.cards, seat, card);
};

/** The card leaves its place before its player; nothing where it did not lie there. */
export const putAway = (visible: VisibleCards, seat: number, card: Card): void => {
  if (visible.count === 0 || !holds(visible.cards, seat, card)) return;
  take(visible.cards, seat, card);
  visible.count--;
};

export const hasVisible = ({ cards }: VisibleCards, seat: number): boolean =>
  ((cards[seat << 1] ?? 0) | (cards[(seat << 1) + 1] ?? 0)) !== 0;

/** `format`: how the pack of the game is written, where it is not that of 52. */
export const visibleOf = (
  { cards }: VisibleCards,
  seat: number,
  format: (card: Card) => string = formatCard,
): readonly string[] => cardsOf(handOf(cards, seat)).map(format);
