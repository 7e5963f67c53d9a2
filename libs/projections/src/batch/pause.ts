import { setTimeout as sleep } from 'node:timers/promises';

/** Waits; throws the signal's reason when it is told to stop. */
export const pause = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  try {
    await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
};
