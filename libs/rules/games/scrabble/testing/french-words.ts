import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileLexicon, type CompiledLexicon } from '../lexicon/compile';
import { readWordList } from '../lexicon/word-list';

/** Enough French for whole games in a second: the shortest words of the free list, and every fifteenth of the others. */
export const someFrench = (): CompiledLexicon => {
  const file = createRequire(import.meta.url).resolve('an-array-of-french-words');
  const reading = readWordList(JSON.parse(readFileSync(file, 'utf8')) as readonly string[], 'dropping');
  if (!reading.ok) throw new Error('the free list cannot be read');
  return compileLexicon(
    'some-french',
    reading.list.words.filter((word, index) => word.length <= 3 || index % 15 === 0),
  );
};
