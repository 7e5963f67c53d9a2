import { connect, firstContact, StoreUnavailable, withoutSecrets, type EventStore } from '@arbitre/events';
import { CannotDo } from './exit-status';
import type { Terminal } from './terminal';
import { eventStoreTexts } from './texts/eventstore';

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

/** Says what is wrong with an address that stays wrong; a store that is away may come yet. */
const refuseWrongAddress = async ({ texts, storeUrl }: Terminal): Promise<void> => {
  const problem = await firstContact(storeUrl, FIRST_CONTACT.limit);
  if (problem === null || problem.kind === 'away') return;
  const { cannotReach, contact } = eventStoreTexts[texts.language];
  throw new CannotDo(cannotReach(withoutSecrets(storeUrl), contact[problem.kind], problem.reason));
};

/** Runs `work` on the terminal's store, and lets go of it. */
export const withStore = async <Result>(
  terminal: Terminal,
  work: (store: EventStore) => Promise<Result>,
): Promise<Result> => {
  const { texts, storeUrl } = terminal;
  await refuseWrongAddress(terminal);
  const store = connect(storeUrl);
  try {
    await knock(storeUrl);
    return await work(store);
  } catch (error) {
    if (error instanceof StoreUnavailable)
      throw new CannotDo(texts.storeAway(withoutSecrets(storeUrl), error.message));
    throw error;
  } finally {
    await store.close();
  }
};
