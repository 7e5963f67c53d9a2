import { createHmac } from 'node:crypto';

/** The longest beginning of a word that is searched by. */
const LONGEST = 12;

/** The words of a text as a search sees them: small letters without accents. */
export const searchedWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word that is asked for begins one of the words of a text. */
export const answers = (asked: string, text: string): boolean => {
  const known = searchedWords(text);
  return searchedWords(asked).every((word) => known.some((each) => each.startsWith(word)));
};

/** A beginning of a word as the vault keeps it: a number that only who has the key can make (bigint as Postgres has it). */
const token = (key: Uint8Array, beginning: string): string =>
  createHmac('sha256', key).update(beginning).digest().readBigInt64BE().toString();

const letters = (word: string): readonly string[] => Array.from(word).slice(0, LONGEST);

/** What a text can be found by: every beginning of its words. */
export const tokensOf = (key: Uint8Array, texts: readonly string[]): readonly string[] => {
  const beginnings = texts
    .flatMap(searchedWords)
    .flatMap((word) => letters(word).map((_, at, all) => all.slice(0, at + 1).join('')));
  return [...new Set(beginnings)].map((each) => token(key, each));
};

/** What somebody looks for, as tokens that must all be there; more may be found than is asked for (`answers`). */
export const tokensAsked = (key: Uint8Array, asked: string): readonly string[] =>
  searchedWords(asked).map((word) => token(key, letters(word).join('')));
