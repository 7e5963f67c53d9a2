import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

// An installation compiles the trial list of Scrabble at its first start, for seconds of a core: those of specifications copy one.

const dist = join(import.meta.dirname, '../../dist');
const kept = join(dist, 'trial-list');

/** Compiles the list as the built API does, where it is missing or of another version. */
export const makeTrialList = async (): Promise<void> => {
  const thread = join(dist, 'apps/api/compile-trial-list.thread.js');
  await once(new Worker(thread, { workerData: kept }), 'exit');
};

/** Fills the folder of the word lists; does nothing where none was made. */
export const copyTrialList = (words: string): void => {
  if (existsSync(kept)) cpSync(kept, words, { recursive: true });
};
