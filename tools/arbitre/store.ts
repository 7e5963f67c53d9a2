import { connect, StoreUnavailable, type EventStore } from '@arbitre/events';
import { CannotDo } from './exit-status';
import type { Terminal } from './terminal';

const DEFAULT_URL = 'esdb://127.0.0.1:2113?tls=false';

/** Runs `work` on the store that ESDB_URL names, and lets go of it. */
export const withStore = async <Result>(
  { texts }: Terminal,
  work: (store: EventStore) => Promise<Result>,
): Promise<Result> => {
  const url = process.env.ESDB_URL ?? DEFAULT_URL;
  const store = connect(url);
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new CannotDo(texts.storeAway(url, error.message));
    throw error;
  } finally {
    await store.close();
  }
};
