import type { Words } from '../../games/face';
import { cardParts } from '../../cards/notation';
import type { LanguageCode } from '../../language/plural';
import { catalogues } from '../../language/catalogues';
import { wordIn } from '../../language/word-in';
import type { ActWords } from '../../sessions/acts/act-words';
import { dealActsTexts } from './deal-acts-texts';

const SYMBOLS: Words = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** `SA` as a list of choices shows it: ♠A, ♠A or ♠R by the language; anything else as it stands. */
const cardText = (card: string, language: LanguageCode): string =>
  cardParts(card, catalogues[language])
    .map((part) => (part.kind === 'suit' ? (SYMBOLS[part.suit] ?? part.suit) : part.text))
    .join('');

const CARD = /^[CDHS]([2-9TJQKA]|10)$/u;

/** What a choice of a form is called that its game has no word for. */
export const choiceText = (value: string, words: ActWords, language: LanguageCode): string =>
  wordIn(words.choices, value) ?? (CARD.test(value) ? cardText(value, language) : value);

/** The words of a game's acts with those that every table has: its seats and sides, and what acts of every game ask for. */
export const wordsAt = (own: ActWords, seats: Words, language: LanguageCode): ActWords => ({
  acts: own.acts,
  fields: { ...seats, ...dealActsTexts[language].fields, ...own.fields },
  choices: { ...seats, ...own.choices },
});
