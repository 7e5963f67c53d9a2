import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import type { FactWords, Language } from '@arbitre/rules/kernel/tell';
import { cardWord } from './cards';

const DENOMINATION_WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  S: { fr: '♠', en: '♠' },
  C: { fr: '♣', en: '♣' },
  D: { fr: '♦', en: '♦' },
  H: { fr: '♥', en: '♥' },
  N: { fr: 'sans-atout', en: 'no-trump' },
};

export const denominationWord = (text: string, language: Language): string =>
  DENOMINATION_WORDS[text]?.[language] ?? text;

/** `8H` as `8 ♥`, `10N` as `10 sans-atout`; `pass` and any other text as it is. */
export const bidWord = (text: string, language: Language): string => {
  const match = /^(\d{1,2})([SCDHN])$/u.exec(text);
  return match === null ? text : `${match[1] ?? ''} ${denominationWord(match[2] ?? '', language)}`;
};

/** `BL H`: a joker and the suit that it calls. */
const played = (text: string, language: Language): string =>
  text
    .split(' ')
    .map((each) => (each.length === 1 ? denominationWord(each, language) : cardWord(each, language)))
    .join(' ');

const seat = compassTableWords.seat ?? ((text: string): string => text);

/** The words of a table with a compass and the pack of 46. */
export const fiveHundredWords: FactWords = {
  ...compassTableWords,
  taker: seat,
  dealer: seat,
  expected: seat,
  accused: seat,
  card: played,
  cards: played,
  asked: cardWord,
  with: cardWord,
  calls: played,
  call: bidWord,
  least: bidWord,
  highest: bidWord,
  contract: bidWord,
  auction: bidWord,
  denomination: denominationWord,
  led: denominationWord,
  trump: denominationWord,
};
