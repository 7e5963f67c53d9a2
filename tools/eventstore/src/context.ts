import type { StreamOperation } from './access/authorization';
import type { Faults } from './hostile/faults';
import type { Groups } from './persistent/groups';
import type { Call } from './rpc/call';
import type { Storage } from './storage/storage';

/** What every call works with. */
export interface StoreContext {
  readonly store: Storage;
  readonly groups: Groups;
  /** Hostile mode's misbehaviour, or none. */
  readonly faults: Faults;
  readonly limits: Limits;
  readonly subscriptions: Gauge;
  /** Undefined in an insecure store. */
  readonly access?: AccessControl | undefined;
}

export interface Limits {
  /** Bytes of one append, 1 MiB by default as in the real server. */
  readonly maxAppendBytes: number;
  /** Connections that are open at a time; further ones are closed at once. */
  readonly maxConnections: number;
}

export interface AccessControl {
  /** @throws RpcError access-denied or unauthenticated */
  check(call: Call, operation: StreamOperation, stream: string): Promise<void>;
}

/** How many of a thing there are now. */
export class Gauge {
  value = 0;

  /** Counts one more; the function returned counts it off again. */
  enter(): () => void {
    this.value += 1;
    return () => {
      this.value -= 1;
    };
  }
}
