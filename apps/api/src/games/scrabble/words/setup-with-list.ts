import { refuse } from '@arbitre/rules';
import type { CompletedSetup, Setup } from '../../../stock/stock';
import type { WordLists } from './word-lists';

const isRecord = (value: unknown): value is Setup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a list that is to be looked up: whoever brings a fingerprint has chosen the words already. */
const nameIn = (setup: Setup): string | null => {
  const { wordList } = setup;
  if (!isRecord(wordList) || wordList.fingerprint !== undefined) return null;
  return typeof wordList.name === 'string' ? wordList.name : null;
};

/**
 * The setup of a session with its word list as it is installed here: people name the list, the game carries the fingerprint of its
 * words and whether it is a federation's (SCR-GEN-16).
 */
export const setupWithList = async (setup: Setup, lists: WordLists): Promise<CompletedSetup> => {
  const name = nameIn(setup);
  if (name === null) return { ok: true, setup };
  const lexicon = await lists.named(name);
  const list = (await lists.usable()).find((each) => each.name === name);
  if (lexicon === null || list === undefined) {
    const expected = (await lists.names()).join(', ');
    return refuse('invalid-field', { field: 'wordList.name', given: name.slice(0, 60), expected });
  }
  const { fingerprint, official } = list;
  return { ok: true, setup: { ...setup, wordList: { name, fingerprint, official } } };
};
