import { defer, retry } from 'rxjs';

const ASK_AGAIN_MS = 5_000;

/**
 * Asks for what a page cannot do without until there is an answer: a server that has too much to do refuses, and is reached all
 * the same. Returns what ends the asking.
 */
export const untilAnswered = <Answer>(
  ask: () => Promise<Answer>,
  take: (answer: Answer) => void,
): (() => void) => {
  const asking = defer(ask)
    .pipe(retry({ delay: ASK_AGAIN_MS }))
    .subscribe(take);
  return () => {
    asking.unsubscribe();
  };
};
