import { type LexiconShelf, newShelf } from '@arbitre/rules/scrabble';
import { TRIAL_LIST } from './directory';
import { installedLists, loadLexicon } from './load';

/** The fingerprint of the word list that a session was opened with; null where its setup names none. */
export const fingerprintIn = (setup: unknown): string | null => {
  const { wordList } = (setup ?? {}) as { readonly wordList?: { readonly fingerprint?: unknown } };
  return typeof wordList?.fingerprint === 'string' ? wordList.fingerprint : null;
};

/**
 * A shelf with the lists that these setups of sessions name, as far as they are installed. The trial list is compiled only when another one
 * does not answer: that takes a moment.
 */
export const shelfOf = async (directory: string, setups: readonly unknown[]): Promise<LexiconShelf> => {
  const shelf = newShelf();
  const missed = new Set(setups.map(fingerprintIn).filter((list) => list !== null));
  if (missed.size === 0) return shelf;
  for (const list of await installedLists(directory)) {
    if ('refused' in list || !missed.has(list.fingerprint)) continue;
    shelf.put(await loadLexicon(directory, list.name));
    missed.delete(list.fingerprint);
  }
  if (missed.size > 0) shelf.put(await loadLexicon(directory, TRIAL_LIST));
  return shelf;
};
