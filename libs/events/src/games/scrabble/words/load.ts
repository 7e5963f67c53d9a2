import type { CompiledLexicon } from '@arbitre/rules/scrabble';
import { readdir } from 'node:fs/promises';
import { lexiconFile, nameOfFile, TRIAL_LIST } from './directory';
import { readLexicon, writeLexicon } from './files';
import { WordListRefused } from './refused';
import { compileTrialList } from './trial';

const loaded = new Map<string, Promise<CompiledLexicon>>();

/** The trial list is compiled when it is first asked for, and when its file no longer fits. */
const trialList = async (file: string): Promise<CompiledLexicon> => {
  const kept = await readLexicon(file).catch((error: unknown) => {
    if (error instanceof WordListRefused) return null;
    throw error;
  });
  if (kept !== null) return kept;
  const lexicon = await compileTrialList();
  await writeLexicon(file, lexicon);
  return lexicon;
};

const load = async (file: string, name: string): Promise<CompiledLexicon> => {
  if (name === TRIAL_LIST) return trialList(file);
  const lexicon = await readLexicon(file);
  if (lexicon === null) throw new WordListRefused('list-not-installed', { name, file });
  return { ...lexicon, name };
};

/**
 * The list that was installed under a name, once a process for all who ask (SCR-GEN-3): about 35 MB. `TRIAL_LIST` is always there.
 * @throws WordListRefused when it is not installed, damaged or of another version
 */
export const loadLexicon = (directory: string, name: string): Promise<CompiledLexicon> => {
  const file = lexiconFile(directory, name);
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const loading = load(file, name);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
};

/** Forgets a list that was written anew. */
export const forgetLexicon = (file: string): boolean => loaded.delete(file);

/** An installed list, or why its file cannot be used. */
export type InstalledList =
  | {
      readonly name: string;
      readonly words: number;
      readonly fingerprint: string;
      readonly official: boolean;
    }
  | { readonly name: string; readonly refused: WordListRefused };

const describeList = async (directory: string, name: string): Promise<InstalledList | null> => {
  try {
    const lexicon = await readLexicon(lexiconFile(directory, name));
    if (lexicon === null) return null;
    const { wordCount: words, fingerprint } = lexicon;
    return { name, words, fingerprint, official: name !== TRIAL_LIST };
  } catch (error) {
    if (error instanceof WordListRefused) return { name, refused: error };
    throw error;
  }
};

/** All lists of a directory, by name; each file is read whole and checked. */
export const installedLists = async (directory: string): Promise<readonly InstalledList[]> => {
  const files = await readdir(directory).catch(() => []);
  const names = files.map(nameOfFile).filter((name) => name !== null);
  const lists: InstalledList[] = [];
  for (const name of names.sort()) {
    const list = await describeList(directory, name);
    if (list !== null) lists.push(list);
  }
  return lists;
};
