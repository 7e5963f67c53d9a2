// Keeps a part of the installation running: when it ends by itself it is started again, with a limit.
import { setTimeout as pause } from 'node:timers/promises';

/** Something that runs in a process of its own. */
export type Running = {
  /** Settles when the process is gone, with how it ended: `exit status 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  stop(): Promise<unknown>;
};

/** What a supervised part tells of its life; each is a moment that people at the terminal want to know. */
export type Watch = {
  ended(name: string, how: string): void;
  restarted(name: string, seconds: number): void;
  /** It ended more often than `RESTARTS` within `WITHIN_MS`, or could not be started again: nobody tries any more. */
  givenUp(name: string, why: string): void;
};

export const RESTARTS = 5;
const WITHIN_MS = 10 * 60_000;

/** A part that is kept running. */
export type Supervised<Part extends Running> = { readonly first: Part; stop(): Promise<void> };

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts a part and starts it again whenever it ends by itself. Rejects as `start` does when the very first start fails.
 * `stop` ends it for good, also in the middle of a restart.
 */
export const supervise = async <Part extends Running>(
  name: string,
  start: () => Promise<Part>,
  watch: Watch,
): Promise<Supervised<Part>> => {
  const first = await start();
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const stopped = new Promise<null>((resolve) => {
    stopping.signal.addEventListener('abort', () => {
      resolve(null);
    });
  });
  let current: Part | null = first;
  const deaths: number[] = [];

  const startAgain = async (): Promise<Part | null> => {
    for (;;) {
      deaths.push(Date.now());
      const recent = deaths.filter((time) => time > Date.now() - WITHIN_MS).length;
      if (recent > RESTARTS) return null;
      // A part that keeps dying is given more and more time.
      await pause(100 * 2 ** (recent - 1), undefined, { signal: stopping.signal });
      try {
        return await start();
      } catch (error) {
        watch.ended(name, reason(error));
      }
    }
  };

  const keep = async (): Promise<void> => {
    while (!isStopping() && current !== null) {
      const how = await Promise.race([current.ended, stopped]);
      if (isStopping() || how === null) return;
      watch.ended(name, how);
      const since = Date.now();
      current = null;
      current = await startAgain();
      if (current === null) watch.givenUp(name, how);
      else watch.restarted(name, (Date.now() - since) / 1000);
    }
  };
  const kept = keep().catch((error: unknown) => {
    if (!isStopping()) watch.givenUp(name, reason(error));
  });

  return {
    first,
    stop: async () => {
      stopping.abort();
      await kept;
      await current?.stop();
    },
  };
};
