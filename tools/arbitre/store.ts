import { connect, StoreUnavailable, type EventStore } from '@arbitre/events';
import { CannotDo } from './exit-status';
import type { Terminal } from './terminal';

/** Nobody wants to wait long to hear that no store is running; work that has begun is more patient. */
const FIRST_CONTACT = { attempt: 3000, limit: 4000 };

const knock = async (url: string): Promise<void> => {
  const store = connect(url, FIRST_CONTACT);
  try {
    await store.head();
  } finally {
    await store.close();
  }
};

/** Runs `work` on the terminal's store, and lets go of it. */
export const withStore = async <Result>(
  { texts, storeUrl }: Terminal,
  work: (store: EventStore) => Promise<Result>,
): Promise<Result> => {
  const store = connect(storeUrl);
  try {
    await knock(storeUrl);
    return await work(store);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new CannotDo(texts.storeAway(storeUrl, error.message));
    throw error;
  } finally {
    await store.close();
  }
};
