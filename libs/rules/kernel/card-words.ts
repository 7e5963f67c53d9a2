import { NO_CARD, parseCard, rankOf, suitOf } from './cards';
import type { FactWords, Language } from './tell';

const SUITS = '♣♦♥♠';
/** From the two to the ace: `valet, dame, roi, as`, and `knave, queen, king, ace`. */
const RANKS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R', 'A'],
  en: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
};

/** `SK` as `♠R` and `♠K`; any other text as it is. */
export const cardWord = (text: string, language: Language): string => {
  const card = parseCard(text);
  return card === NO_CARD ? text : `${SUITS.charAt(suitOf(card))}${RANKS[language][rankOf(card)] ?? ''}`;
};

const SEAT_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest', NS: 'Nord-Sud', EW: 'Est-Ouest' },
  en: { N: 'North', E: 'East', S: 'South', W: 'West', NS: 'North-South', EW: 'East-West' },
};

/** A seat or a side of the compass in words. */
export const compassWord = (text: string, language: Language): string => SEAT_WORDS[language][text] ?? text;

/** The words of a table with a compass and a French pack, by the names that facts have. */
export const compassTableWords: FactWords = {
  seat: compassWord,
  seats: compassWord,
  holder: compassWord,
  turn: compassWord,
  by: compassWord,
  partner: compassWord,
  winner: compassWord,
  declarer: compassWord,
  leader: compassWord,
  /** The declarer whom a lead would fit. */
  fits: compassWord,
  side: compassWord,
  sides: compassWord,
  card: cardWord,
  cards: cardWord,
  lead: cardWord,
};
