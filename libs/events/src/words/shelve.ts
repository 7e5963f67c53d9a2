import { lexiconShelf, type LexiconShelf } from '@arbitre/rules';
import { TRIAL_LIST } from './directory';
import { installedLists, loadLexicon } from './load';

/** The fingerprint of the word list that a session was opened with; null for games that need none. */
export const wordListOf = (setup: unknown): string | null => {
  const { wordList } = (setup ?? {}) as { readonly wordList?: { readonly fingerprint?: unknown } };
  return typeof wordList?.fingerprint === 'string' ? wordList.fingerprint : null;
};

/**
 * Puts the lists of these fingerprints on the shelf that games of Scrabble ask, as far as they are installed. The trial list is
 * compiled only when another one does not answer: that takes a moment.
 */
export const shelveWordLists = async (
  directory: string,
  fingerprints: Iterable<string>,
  shelf: LexiconShelf = lexiconShelf,
): Promise<void> => {
  const missed = new Set([...fingerprints].filter((each) => shelf.get(each) === null));
  if (missed.size === 0) return;
  for (const list of await installedLists(directory)) {
    if ('refused' in list || !missed.has(list.fingerprint)) continue;
    shelf.put(await loadLexicon(directory, list.name));
    missed.delete(list.fingerprint);
  }
  if (missed.size > 0) shelf.put(await loadLexicon(directory, TRIAL_LIST));
};
