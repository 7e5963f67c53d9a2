import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';

/** Beside the built API (tools/launcher/bundle.mjs); where the sources run, there is none. */
const THREAD = new URL('./compile-trial-list.thread.js', import.meta.url);

export const hasThread = (): boolean => existsSync(THREAD);

/** Compiles the trial list into the folder without holding up this thread. */
export const compileTrialList = async (directory: string): Promise<void> => {
  if (!hasThread()) {
    await loadLexicon(directory, TRIAL_LIST);
    return;
  }
  // An error of the thread is this promise's too: `once` rejects with it.
  await once(new Worker(THREAD, { workerData: directory }), 'exit');
};
