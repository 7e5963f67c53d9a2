import { compileLexicon, readWordList, type CompiledLexicon } from '@arbitre/rules/scrabble';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { TRIAL_LIST } from './directory';
import { WordListRefused } from './refused';

const PACKAGE = 'an-array-of-french-words';

const wordsOfPackage = async (): Promise<readonly string[]> => {
  try {
    const file = createRequire(import.meta.url).resolve(PACKAGE);
    return JSON.parse(await readFile(file, 'utf8')) as readonly string[];
  } catch (error) {
    throw new WordListRefused('trial-list-missing', {
      reason: error instanceof Error ? (error.message.split('\n', 1)[0] ?? null) : null,
    });
  }
};

/**
 * The trial list: 311,509 French words of a free package (MIT), accents removed, what has a hyphen or an apostrophe left out. Not
 * the official list of any federation.
 */
export const compileTrialList = async (): Promise<CompiledLexicon> => {
  const reading = readWordList(await wordsOfPackage(), 'dropping');
  if (!reading.ok) throw new WordListRefused('list-empty', { package: PACKAGE });
  return compileLexicon(TRIAL_LIST, reading.list.words);
};
