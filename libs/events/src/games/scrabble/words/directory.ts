import { join } from 'node:path';
import { WordListRefused } from './refused';

/** The name of the list that stands in until a federation installs its own. It is free, and not the official one. */
export const TRIAL_LIST = 'trial';

const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;
const ENDING = '.lexicon';

/** @throws WordListRefused for a name that no list can have */
export const lexiconFile = (directory: string, name: string): string => {
  if (!NAME.test(name)) throw new WordListRefused('list-name-not-usable', { name });
  return join(directory, `${name}${ENDING}`);
};

/** The list's name that a file of the directory stands for; null for any other file. */
export const nameOfFile = (file: string): string | null => {
  const name = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  return NAME.test(name) ? name : null;
};
