import { parseCard, rankOf, suitOf } from '@arbitre/rules/kernel/cards';

/** A higher card is a larger number: by rank, the ace high, equal ranks by spades, hearts, diamonds, clubs (BP-TABLE-2, GAP-2). */
export const cardStrength = (text: string): number => {
  const card = parseCard(text);
  return rankOf(card) * 4 + suitOf(card);
};
