import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import type { FactWords } from '@arbitre/rules/kernel/tell';
import { cardWord, countryWord } from './cards';

/** The words of a table with a compass and the pack of four countries. */
export const joffreWords: FactWords = {
  ...compassTableWords,
  buyer: (text, language) => compassTableWords.seat?.(text, language) ?? text,
  dealer: (text, language) => compassTableWords.seat?.(text, language) ?? text,
  card: cardWord,
  cards: cardWord,
  trump: countryWord,
};
