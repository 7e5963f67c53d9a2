import {
  type Card,
  cardOf,
  formatCard as formatStandard,
  NO_CARD,
  parseCard as parseStandard,
  rankOf,
  suitOf,
} from '@arbitre/rules/kernel/cards';
import { cardWord as standardWord } from '@arbitre/rules/kernel/card-words';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_44 } from '@arbitre/rules/kernel/decks';
import type { Language } from '@arbitre/rules/kernel/tell';
import { newPlay, type Play, type TrickGame } from '@arbitre/rules/kernel/tricks/play';
import { type CardClass, NO_CLASS, type Ranking, rankingOf } from '@arbitre/rules/kernel/tricks/ranking';

// The pack of 46 cards (C500-0.3): four to ace of four suits, and two jokers, written `BL` (Blanche) and `BO` (Bonhomme).

/** Tricks of a deal, which are the cards of a hand once the taker has discarded (C500-3.3, C500-5.3). */
export const TRICKS = 10;
/** Cards of the kitty, and of the discard (C500-3.3, C500-5.3). */
export const KITTY_CARDS = 6;
export const PACK_SIZE = 46;

/** C500-1.1: the white joker is the highest card, the coloured joker the second. */
export const BONHOMME: Card = cardOf(3, 13);
export const BLANCHE: Card = cardOf(3, 14);

/** The pack in ascending order within each suit, the jokers last (C500-0.3). */
export const PACK: readonly Card[] = [...PACK_44.cards, BONHOMME, BLANCHE];

export const isJoker = (card: Card): boolean => card >= BONHOMME;

const LOWEST = 2;
const CODE_OF_B = 'B'.charCodeAt(0);

/** `H7`, `ST`, `BL` to a card; `NO_CARD` for any other text. Nothing is allocated: this runs once a card played. */
export const parseCard = (text: string): Card => {
  if (text.charCodeAt(0) === CODE_OF_B) return text === 'BL' ? BLANCHE : text === 'BO' ? BONHOMME : NO_CARD;
  const card = parseStandard(text);
  return card !== NO_CARD && rankOf(card) >= LOWEST ? card : NO_CARD;
};

const WRITTEN: readonly string[] = Array.from({ length: 64 }, (_, card) =>
  card === BLANCHE ? 'BL' : card === BONHOMME ? 'BO' : formatStandard(card),
);

export const formatCard = (card: Card): string => WRITTEN[card] ?? '';

/** Every card of the pack as it is written. */
export const WRITTEN_PACK: readonly string[] = PACK.map(formatCard);

const JOKER_WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  BL: { fr: 'Blanche', en: 'white joker' },
  BO: { fr: 'Bonhomme', en: 'coloured joker' },
};

/** `♠R`, `Blanche`; any other text as it is. */
export const cardWord = (text: string, language: Language): string =>
  JOKER_WORDS[text]?.[language] ?? standardWord(text, language);

/** The denominations from the lowest to the highest (C500-4.8); `N` is no-trump. */
export const DENOMINATIONS = ['S', 'C', 'D', 'H', 'N'] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

/** Without trump the jokers belong to no suit (C500-1-GAP-2). */
export const JOKERS: CardClass = 4;
const JACK = 9;
/** The other suit of the same colour, by suit: clubs and spades, diamonds and hearts (C500-1.3). */
const SAME_COLOUR = [3, 2, 1, 0] as const;

const isBower = (card: Card, trump: CardClass): boolean =>
  rankOf(card) === JACK && !isJoker(card) && (suitOf(card) === trump || suitOf(card) === SAME_COLOUR[trump]);

const LEFT_BOWER = 16;
const RIGHT_BOWER = 17;
/** Jokers keep their order above the bowers: 18 and 19. */
const ABOVE_BOWERS = 5;

const powerOf = (card: Card, trump: CardClass): number => {
  if (isJoker(card)) return rankOf(card) + ABOVE_BOWERS;
  if (!isBower(card, trump)) return rankOf(card);
  return suitOf(card) === trump ? RIGHT_BOWER : LEFT_BOWER;
};

/** C500-1.1 to C500-1.5, C500-1-GAP-1: jokers and both bowers are trumps, whatever is printed on them. */
const suited = (trump: CardClass): Ranking =>
  rankingOf({
    cards: PACK,
    trump,
    classOf: (card) => (isJoker(card) || isBower(card, trump) ? trump : suitOf(card)),
    powerOf: (card) => powerOf(card, trump),
  });

/** C500-1-GAP-2: no bowers; the jokers beat every card that they are played on. */
const NO_TRUMP = rankingOf({
  cards: PACK,
  trump: JOKERS,
  classOf: (card) => (isJoker(card) ? JOKERS : suitOf(card)),
  powerOf: (card) => powerOf(card, JOKERS),
});

const SUITED: readonly Ranking[] = [0, 1, 2, 3].map(suited);

/** The trump of a denomination: 0 clubs to 3 spades; `NO_CLASS` of no-trump. */
export const trumpOf = (denomination: Denomination): CardClass =>
  denomination === 'N' ? NO_CLASS : 'CDHS'.indexOf(denomination);

export const rankingWith = (denomination: Denomination): Ranking => SUITED[trumpOf(denomination)] ?? NO_TRUMP;

export const isNoTrump = ({ ranking }: Pick<Play, 'ranking'>): boolean => ranking === NO_TRUMP;

/** How strong a card is where there is no trump, suits being equal: who draws the lowest deals (C500-2.2). */
export const drawRank = (text: string): number => rankOf(parseCard(text));

/** The pile beside the hands: the kitty until it is taken, then what the taker put away. */
export const KITTY = SEATS.length;

const FIVE_HUNDRED: TrickGame = { seats: SEATS, tricks: TRICKS, piles: 1, format: formatCard };

export const newFiveHundredPlay = (): Play => newPlay(FIVE_HUNDRED, NO_TRUMP);
