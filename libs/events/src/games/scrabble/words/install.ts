import { compileLexicon, linesOf, readWordList, type CompiledLexicon } from '@arbitre/rules/scrabble';
import { lexiconFile, TRIAL_LIST } from './directory';
import { readLexicon, writeLexicon } from './files';
import { forgetLexicon } from './load';
import { WordListRefused } from './refused';

export type Installation = {
  readonly lexicon: CompiledLexicon;
  /** Other spellings of a word that the list has already (`PÊCHE` beside `PECHE`). */
  readonly merged: number;
  /** False when the same words were installed under the name before: nothing was written. */
  readonly written: boolean;
};

/** Lists come in UTF-8, or from older programs in ISO 8859-1. */
const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes);
  }
};

/** What is installed under the name; a file that can no longer be read gives way. */
const installedBefore = async (file: string): Promise<CompiledLexicon | null> => {
  try {
    return await readLexicon(file);
  } catch (error) {
    if (error instanceof WordListRefused) return null;
    throw error;
  }
};

/**
 * Checks, compiles and keeps a federation's list, one word a line. A name stays with its words for good, since games name them
 * both; the same words again change nothing.
 * @throws WordListRefused when the list or the name is not right; then nothing was written
 */
export const installWordList = async (
  directory: string,
  name: string,
  bytes: Uint8Array,
): Promise<Installation> => {
  const file = lexiconFile(directory, name);
  if (name === TRIAL_LIST) throw new WordListRefused('list-name-reserved', { name });
  const reading = readWordList(linesOf(textOf(bytes)), 'whole');
  if (!reading.ok) {
    const [first] = reading.problems;
    throw new WordListRefused(
      first?.code ?? 'list-empty',
      first?.facts ?? {},
      reading.problems,
      reading.wrong,
    );
  }
  const { words, merged } = reading.list;
  const lexicon = compileLexicon(name, words);
  const before = await installedBefore(file);
  if (before !== null && before.fingerprint !== lexicon.fingerprint)
    throw new WordListRefused('list-name-taken', {
      name,
      words: before.wordCount,
      fingerprint: before.fingerprint,
    });
  if (before === null) {
    await writeLexicon(file, lexicon);
    forgetLexicon(file);
  }
  return { lexicon, merged, written: before === null };
};
