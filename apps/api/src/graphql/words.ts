import { folded } from '@arbitre/rules/kernel/characters';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** More words narrow no list that people read. */
const MOST_WORDS = 8;

/** The words of what somebody looks for, folded. */
export const wordsIn = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Whether a word of the text begins with that one. */
export const hasWord = (text: string, word: string): boolean =>
  wordsIn(text).some((each) => each.startsWith(word));

/** The same of a text of Postgres, as an expression: words have no character that a regular expression would read. */
const hasWordIn = (text: string, parameter: string): string =>
  `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036F]', '', 'g')) ~ ('(^|[^[:alnum:]])' || :${parameter})`;

/**
 * Narrows to rows of which every word begins some word of the text (an expression of columns), or fits otherwise.
 * @param otherwise rows that fit a word by something else: a condition and its parameters
 */
export const andHasWords = <Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  text: string,
  words: readonly string[],
  otherwise: (word: string, parameter: string) => readonly [condition: string, parameters: object],
): void => {
  for (const [at, word] of words.entries()) {
    const [condition, parameters] = otherwise(word, `other${at}`);
    query.andWhere(`(${hasWordIn(text, `word${at}`)} OR ${condition})`, {
      [`word${at}`]: word,
      ...parameters,
    });
  }
};
