import { type Card, cardOf, parseCard, RANK_LETTERS, SUIT_LETTERS } from './cards';

/** A pack as data: its cards in ascending order, and how many each player is dealt is the game's affair. */
export type Deck = { readonly name: string; readonly cards: readonly Card[] };

const ranksFrom = (lowest: string): readonly Card[] => {
  const cards: Card[] = [];
  for (let suit = 0; suit < SUIT_LETTERS.length; suit++)
    for (let rank = RANK_LETTERS.indexOf(lowest); rank < RANK_LETTERS.length; rank++)
      cards.push(cardOf(suit, rank));
  return cards;
};

/** The full pack: whist, bridge, cribbage. */
export const PACK_52: Deck = { name: '52', cards: ranksFrom('2') };
/** Seven to ace: skat. */
export const PACK_32: Deck = { name: '32', cards: ranksFrom('7') };
/** Four to ace: the 46-card pack of five hundred without its two jokers, which that game adds. */
export const PACK_44: Deck = { name: '44', cards: ranksFrom('4') };

export const inDeck = (deck: Deck, text: string): boolean => deck.cards.includes(parseCard(text));
