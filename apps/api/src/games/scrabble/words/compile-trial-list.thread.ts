import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { workerData } from 'node:worker_threads';

// A thread of its own: compiling takes seconds, during which the API must answer. It ends when the file is there.
await loadLexicon(workerData as string, TRIAL_LIST);
