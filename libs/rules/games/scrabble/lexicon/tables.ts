import {
  classEnd,
  firstSlot,
  mayBeClass,
  nextSlot,
  offsetAt,
  wordsAt,
  type ClassFilter,
  type ClassTable,
} from './class-table';
import type { MaskTable } from './mask-table';
import type { ShortWords } from './short-words';
import { HIGH, LOW } from './multiset-hash';

/** What a list is compiled to: everything that the search of the tops reads, in typed arrays. */
export type LexiconTables = {
  /** The letters (1 to 26) of all words, anagrams side by side. */
  readonly letters: Uint8Array;
  /** Multiset to its words, and what is no such multiset for certain. */
  readonly classes: ClassTable;
  readonly filter: ClassFilter;
  readonly shortWords: ShortWords;
  /** Multiset less one letter to the letters that complete it. */
  readonly lessOne: MaskTable;
  /** Multiset less two letters to the letters that complete it together with another one. */
  readonly lessTwo: MaskTable;
};

/** Whether the letters from `offset` on are this word's. */
const isWordAt = (letters: Uint8Array, offset: number, word: Uint8Array, length: number): boolean => {
  for (let at = 0; at < length; at++) if (letters[offset + at] !== word[at]) return false;
  return true;
};

/** Whether a word, given by the hash of its letters and its letters (1 to 26, the first `length`), is in the list. */
export const holdsWord = (
  { classes, filter, letters }: LexiconTables,
  low: number,
  high: number,
  word: Uint8Array,
  length: number,
): boolean => {
  if (!mayBeClass(filter, high)) return false;
  for (let slot = firstSlot(classes, low); ; slot = nextSlot(classes, slot)) {
    const words = wordsAt(classes, slot, high);
    if (words === classEnd) return false;
    const offset = offsetAt(classes, slot);
    for (let each = 0; each < words; each++)
      if (isWordAt(letters, offset + each * length, word, length)) return true;
  }
};

const LETTER = 31;

/** Whether a word as text, in either case, is in the list. */
export const hasWord = (tables: LexiconTables, word: string): boolean => {
  if (!/^[A-Za-z]{2,15}$/.test(word)) return false;
  const letters = Uint8Array.from(word, (each) => each.charCodeAt(0) & LETTER);
  let low = 0;
  let high = 0;
  for (const letter of letters) {
    low = (low + (LOW[letter] ?? 0)) | 0;
    high = (high + (HIGH[letter] ?? 0)) | 0;
  }
  return holdsWord(tables, low, high, letters, letters.length);
};
