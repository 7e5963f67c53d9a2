import { setTimeout as pause } from 'node:timers/promises';
import { withPersons } from '../database';
import { castOf } from '../demo/federation/cast';
import { drawFederation } from '../demo/federation/draw';
import { closedEvening, disputedEvening, runningEvening } from '../demo/evening/evenings';
import { SEED } from '../demo/season';
import type { ExitStatus } from '../exit-status';
import type { Terminal } from '../terminal';

const isStopped = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * An evening of the demo as it goes on: last week's closed, yesterday's with a dispute, and tonight's, in which a table enters
 * a result every so many seconds, until it is complete or somebody stops it. Started again it goes on where it was.
 */
export const eveningCommand = async (
  { every }: { readonly every: number },
  terminal: Terminal,
  stop: AbortSignal,
): Promise<ExitStatus> => {
  const { texts, print } = terminal;
  const now = (): string => new Date().toISOString();
  const wait = async (): Promise<void> => {
    stop.throwIfAborted();
    await pause(every * 1000, undefined, { signal: stop });
  };
  try {
    await withPersons(terminal, async (store, vault) => {
      const people = vault && { cast: castOf(drawFederation(SEED)), vault };
      const goOn = (): Promise<void> => {
        stop.throwIfAborted();
        return Promise.resolve();
      };
      const ready = { store, people, now, entered: goOn };
      await closedEvening(ready);
      await disputedEvening(ready);
      print(texts.eveningRuns(every));
      await runningEvening({ ...ready, entered: wait });
      print(texts.eveningOver);
    });
  } catch (error) {
    if (!isStopped(error)) throw error;
    print(texts.eveningStopped);
  }
  return 0;
};

/** Settles its signal when somebody stops the program. */
export const stoppedBySignal = (): AbortSignal => {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopping.abort();
    });
  return stopping.signal;
};
