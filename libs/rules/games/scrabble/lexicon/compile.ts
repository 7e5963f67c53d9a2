import { addClass, addToFilter, classFilter, classTable, entriesOf } from './class-table';
import type { Lexicon } from './lexicon';
import { HIGH, LOW } from './multiset-hash';
import { sha256 } from '@arbitre/rules/kernel/lots/sha256';
import { shortWordsOf } from './short-words';
import { letterAt, missingLetterTables, type LetterClass } from './subsets';
import { hasWord, type LexiconTables } from './tables';

/** A lexicon with what the search of the tops reads. */
export interface CompiledLexicon extends Lexicon {
  readonly tables: LexiconTables;
}

/** What identifies a list beside its tables. */
export type LexiconIdentity = Pick<Lexicon, 'name' | 'fingerprint' | 'wordCount'>;

export const lexiconFrom = (
  { name, fingerprint, wordCount }: LexiconIdentity,
  tables: LexiconTables,
): CompiledLexicon => ({ name, fingerprint, wordCount, tables, has: (word) => hasWord(tables, word) });

/** The letters of a word in alphabetical order, as text. */
const alphagram = (word: string): string => {
  const codes: number[] = [];
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    let place = at;
    for (; place > 0 && (codes[place - 1] ?? 0) > code; place--) codes[place] = codes[place - 1] ?? 0;
    codes[place] = code;
  }
  return String.fromCharCode(...codes);
};

const classOf = (letters: string): LetterClass => {
  let low = 0;
  let high = 0;
  for (let at = 0; at < letters.length; at++) {
    low = (low + (LOW[letterAt(letters, at)] ?? 0)) | 0;
    high = (high + (HIGH[letterAt(letters, at)] ?? 0)) | 0;
  }
  return { letters, low, high };
};

type Anagrams = { readonly of: LetterClass; readonly words: readonly string[] };

/** The words by their letters, short ones first. */
const anagramsOf = (sorted: readonly string[]): readonly Anagrams[] => {
  const byLetters = new Map<string, string[]>();
  for (const word of sorted) {
    const key = alphagram(word);
    const words = byLetters.get(key);
    if (words === undefined) byLetters.set(key, [word]);
    else words.push(word);
  }
  return [...byLetters]
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([key, words]) => ({ of: classOf(key), words }));
};

const layOut = (anagrams: readonly Anagrams[]): Pick<LexiconTables, 'letters' | 'classes' | 'filter'> => {
  const length = anagrams.reduce((sum, each) => sum + each.words.length * each.of.letters.length, 0);
  const letters = new Uint8Array(length);
  const classes = classTable(anagrams.reduce((sum, each) => sum + entriesOf(each.words.length), 0));
  const filter = classFilter(anagrams.length);
  let offset = 0;
  for (const { of, words } of anagrams) {
    addToFilter(filter, of.high);
    addClass(classes, of, offset, words.length, of.letters.length);
    for (const word of words) for (let at = 0; at < word.length; at++) letters[offset++] = letterAt(word, at);
  }
  return { letters, classes, filter };
};

/** SHA-256 of the words sorted, one a line (SCR-GEN-2). */
export const fingerprintOf = (sorted: readonly string[]): string =>
  sha256(new TextEncoder().encode(sorted.map((word) => `${word}\n`).join('')));

/**
 * Compiles a list once. `words`: A to Z, 2 to 15 letters, each once, in any order (`readWordList` gives them so).
 * `fingerprint` spares its calculation where the caller knows it.
 */
export const compileLexicon = (
  name: string,
  words: readonly string[],
  fingerprint?: string,
): CompiledLexicon => {
  const sorted = [...words].sort();
  const anagrams = anagramsOf(sorted);
  const byLength = Map.groupBy(
    anagrams.map(({ of }) => of),
    ({ letters }) => letters.length,
  );
  return lexiconFrom(
    { name, fingerprint: fingerprint ?? fingerprintOf(sorted), wordCount: sorted.length },
    { ...layOut(anagrams), shortWords: shortWordsOf(sorted), ...missingLetterTables(byLength) },
  );
};
