/**
 * A card as a small integer, `suit * 16 + rank`. Sixteen places a suit leave room above the ace, and two suits fill
 * one 32-bit half of a set (see card-set.ts).
 */
export type Card = number;
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades: ascending, as bridge ranks them. */
export type Suit = number;
/** 0 for the two up to 12 for the ace. How strong a rank is in a trick is for the game to say. */
export type Rank = number;

export const NO_CARD = -1;
export const SUIT_LETTERS = 'CDHS';
export const RANK_LETTERS = '23456789TJQKA';

const letterTable = (letters: string): Int8Array => {
  const table = new Int8Array(128).fill(-1);
  for (let value = 0; value < letters.length; value++) table[letters.charCodeAt(value)] = value;
  return table;
};
const SUIT_OF_CODE = letterTable(SUIT_LETTERS);
const RANK_OF_CODE = letterTable(RANK_LETTERS);

export const cardOf = (suit: Suit, rank: Rank): Card => (suit << 4) | rank;
export const suitOf = (card: Card): Suit => card >> 4;
export const rankOf = (card: Card): Rank => card & 15;

/** `"SA"`, `"HT"` to a card; `NO_CARD` for any other text. No Map and no allocation: this runs once a card played. */
export const parseCard = (text: string): Card => {
  if (text.length !== 2) return NO_CARD;
  const suit = SUIT_OF_CODE[text.charCodeAt(0)] ?? -1;
  const rank = RANK_OF_CODE[text.charCodeAt(1)] ?? -1;
  return suit < 0 || rank < 0 ? NO_CARD : (suit << 4) | rank;
};

/** A card as people write it: `H10` is `HT` (BD-NOT-2). Records, events and PBN know the one letter alone. */
export const parseWritten = (text: string): Card =>
  text.length === 3 && text.endsWith('10') ? parseCard(`${text.charAt(0)}T`) : parseCard(text);

/** By card: its two letters; a place that no card has lacks one of them. */
const WRITTEN: readonly string[] = Array.from(
  { length: 64 },
  (_, card) => SUIT_LETTERS.charAt(suitOf(card)) + RANK_LETTERS.charAt(rankOf(card)),
);

export const formatCard = (card: Card): string => WRITTEN[card] ?? '';
