import { type Card, cardOf, NO_CARD, rankOf, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import type { Language } from '@arbitre/rules/kernel/tell';
import { newPlay, type Play, type TrickGame } from '@arbitre/rules/kernel/tricks/play';
import { type CardClass, NO_CLASS, type Ranking, rankingOf } from '@arbitre/rules/kernel/tricks/ranking';

// The pack of four countries (JOF-1.1 to JOF-1.6). A card is written as the letter of its country's suit and its number: `H7`;
// the eighth card of a country, which has no number, is `H0`.

/** JOF-4-GAP-2: eight cards each, eight tricks. */
export const TRICKS = 8;
const RANKS = 8;

/** The pack in ascending order; the eighth card is the lowest of its country (JOF-1-GAP-1). */
export const PACK: readonly Card[] = Array.from(SUIT_LETTERS, (_, suit) =>
  Array.from({ length: RANKS }, (__, rank) => cardOf(suit, rank)),
).flat();

const FIRST_RANK = '0'.charCodeAt(0);
const SUIT_OF_CODE = new Int8Array(128).fill(-1);
for (let suit = 0; suit < SUIT_LETTERS.length; suit++) SUIT_OF_CODE[SUIT_LETTERS.charCodeAt(suit)] = suit;

/** `H7`, `S0` to a card; `NO_CARD` for any other text. Nothing is allocated: this runs once a card played. */
export const parseCard = (text: string): Card => {
  if (text.length !== 2) return NO_CARD;
  const suit = SUIT_OF_CODE[text.charCodeAt(0)] ?? -1;
  const rank = text.charCodeAt(1) - FIRST_RANK;
  return suit < 0 || rank < 0 || rank >= RANKS ? NO_CARD : cardOf(suit, rank);
};

const WRITTEN: readonly string[] = Array.from(
  { length: 64 },
  (_, card) => `${SUIT_LETTERS.charAt(suitOf(card))}${rankOf(card)}`,
);

export const formatCard = (card: Card): string => WRITTEN[card] ?? '';

/** Every card of the pack as it is written. */
export const WRITTEN_PACK: readonly string[] = PACK.map(formatCard);

/** JOF-1.4, JOF-1.5. */
export const JOFFRE: Card = parseCard('H0');
export const KAISER: Card = parseCard('S0');

type Words = Readonly<Record<Language, readonly string[]>>;

/** By suit, from clubs on. */
const COUNTRIES: Words = {
  fr: ['Russie', 'Angleterre', 'France', 'Allemagne'],
  en: ['Russia', 'England', 'France', 'Germany'],
};

/** By number, from 1 on (JOF-1.2). */
const GRADES: Words = {
  fr: ['Caporal', 'Sergent', 'Lieutenant', 'Capitaine', 'Major', 'Colonel', 'Général'],
  en: ['Corporal', 'Sergeant', 'Lieutenant', 'Captain', 'Major', 'Colonel', 'General'],
};

/** The country of a suit letter; the text itself where it is none. */
export const countryWord = (letter: string, language: Language): string =>
  letter.length === 1 ? (COUNTRIES[language][SUIT_LETTERS.indexOf(letter)] ?? letter) : letter;

/** `France 7`, `JOFFRE`, `KAISER`, `Russie`; any other text as it is. */
export const cardWord = (text: string, language: Language): string => {
  const card = parseCard(text);
  if (card === NO_CARD) return text;
  if (card === JOFFRE) return 'JOFFRE';
  if (card === KAISER) return 'KAISER';
  const country = COUNTRIES[language][suitOf(card)] ?? '';
  return rankOf(card) === 0 ? country : `${country} ${rankOf(card)}`;
};

/** The whole name that is printed on a card: `France 7, Général`. */
export const cardTitle = (text: string, language: Language): string => {
  const card = parseCard(text);
  const grade = card === NO_CARD ? undefined : GRADES[language][rankOf(card) - 1];
  return grade === undefined ? cardWord(text, language) : `${cardWord(text, language)}, ${grade}`;
};

const JOFFRE_GAME: TrickGame = { seats: SEATS, tricks: TRICKS, piles: 0, format: formatCard };
const TRUMPS = [0, 1, 2, 3].map((trump) => rankingOf({ cards: PACK, trump }));
/** Before the buyer has led there is no trump (JOF-4.8). */
const NO_TRUMP = rankingOf({ cards: PACK, trump: NO_CLASS });

export const rankingWith = (trump: CardClass): Ranking => TRUMPS[trump] ?? NO_TRUMP;

export const newJoffrePlay = (): Play => newPlay(JOFFRE_GAME, NO_TRUMP);
