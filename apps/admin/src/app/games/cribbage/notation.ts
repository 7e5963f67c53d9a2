import { plainText } from '../../cards/notation';
import { catalogues } from '../../language/catalogues';
import { wordIn } from '../../language/word-in';
import type { Told } from '../face';

const RESULT = /^(NS|EW) (\d{1,3})-(\d{1,3})(?: (CRIB-\S+))?$/u;

/** `EW 121-100` as people read it: the winner by the letters of the language, both totals, and the article that decided. */
export const resultTold: Told<string> = (text, language) => {
  const [, side = '', own = '', other = '', article] = RESULT.exec(text) ?? [];
  if (side === '') return plainText(text);
  const shown = `${wordIn(catalogues[language].sides, side) ?? side} ${own}\u2013${other}`;
  return plainText(article === undefined ? shown : `${shown} (${article})`);
};
