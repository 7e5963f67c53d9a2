import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { linesOf, readWordList } from '../lexicon/word-list';

/** The list beside the working copy; where it is missing, the package that it was made of gives the same words. */
const SHARED = new URL(
  '../../../../../shared/data/scrabble/words/french-letterpress-mit.txt',
  import.meta.url,
);

const linesOfList = (): readonly string[] => {
  if (existsSync(SHARED)) return linesOf(readFileSync(SHARED, 'utf8'));
  const file = createRequire(import.meta.url).resolve('an-array-of-french-words');
  return JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
};

/** 311,509 French words. */
export const benchWords = (): readonly string[] => {
  const reading = readWordList(linesOfList(), 'dropping');
  if (!reading.ok) throw new Error('the word list of the bench holds no word');
  return reading.list.words;
};
