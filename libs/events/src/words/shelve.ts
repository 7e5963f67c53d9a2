import { lexiconShelf, type LexiconShelf } from '@arbitre/rules';
import { TRIAL_LIST } from './directory';
import { installedLists, loadLexicon } from './load';

/**
 * Puts the installed lists on the shelf that games of Scrabble ask, the trial list among them; one that can no longer be used
 * stays off it, and its games say which list they miss. @returns the names on the shelf
 */
export const shelveInstalledLists = async (
  directory: string,
  shelf: LexiconShelf = lexiconShelf,
): Promise<readonly string[]> => {
  const usable = (await installedLists(directory)).flatMap((list) => ('refused' in list ? [] : [list.name]));
  const names = [...new Set([...usable, TRIAL_LIST])];
  for (const name of names) shelf.put(await loadLexicon(directory, name));
  return names;
};
