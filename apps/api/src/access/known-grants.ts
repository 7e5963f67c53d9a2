import type { Holder } from '@arbitre/accounts';
import { type EventStore, grantsOf } from '@arbitre/events';
import type { Grants } from '@arbitre/rules/federation';
import { LRUCache } from 'lru-cache';

const MOST = 10_000;
const AT_MOST_MS = 300_000;

type Known = { readonly stamp: string; readonly grants: Grants };

/**
 * What accounts were granted, read from the log once for many requests. The account's row, which every request reads, says whether that
 * still holds, whichever process has changed it: one that was ended holds nowhere from the next request on.
 */
export class KnownGrants {
  private readonly known = new LRUCache<string, Known>({ max: MOST, ttl: AT_MOST_MS });

  constructor(private readonly store: EventStore) {}

  async of({ id, grantsStamp: stamp }: Pick<Holder, 'id' | 'grantsStamp'>): Promise<Grants> {
    const known = this.known.get(id);
    if (known?.stamp === stamp) return known.grants;
    const grants = await grantsOf(this.store, id);
    if (stamp !== null) this.known.set(id, { stamp, grants });
    return grants;
  }
}
