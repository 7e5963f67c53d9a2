import { randomUUID } from 'node:crypto';
import type { EventStore } from '../src/store/contract';
import { StoreUnavailable } from '../src/store/errors';
import { NO_HASH } from '../src/chain/seal';
import { played } from './played';

/**
 * Writes until the store's quota has no room for one event more: a few large appends and then smaller ones, since an
 * append an event takes as long as the machine's other work lets it.
 */
export const fillStore = async (store: EventStore): Promise<void> => {
  for (let events = 256; events >= 1;) {
    const stream = `deal-fill.${randomUUID()}`;
    try {
      await store.append(stream, played(stream, events, { revision: -1, previousHash: NO_HASH }), -1);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      events = Math.floor(events / 2);
    }
  }
};
