import { setTimeout as sleep } from 'node:timers/promises';

/** How long to wait before try number `attempt` (from 1): doubling from 50 ms up to 5 s. */
export const backOffMs = (attempt: number): number => Math.min(50 * 2 ** (attempt - 1), 5000);

/** Waits, or returns at once when the signal is given. */
export const pause = async (ms: number, signal?: AbortSignal): Promise<void> => {
  try {
    await sleep(ms, undefined, signal === undefined ? {} : { signal });
  } catch {
    // Woken early: the caller looks at the signal itself.
  }
};
