import type { RpcError } from '../rpc/status';

/** Where the store may misbehave, as networks and clusters do. */
export interface Faults {
  /** Before a call is served: may take its time, or refuse. @throws RpcError unavailable or not-leader */
  admit(path: string): Promise<void>;
  /** After a commit: what is answered although the write was made; undefined is the truth. */
  afterCommit(): RpcError | undefined;
  /** Whether an append with `any` is made again although its ids are known: the real server's memory of ids is short. */
  forgetsIds(): boolean;
  /** Whether a subscription breaks off here. */
  dropsSubscription(): boolean;
  /** Whether a persistent subscription's message is sent a second time. */
  deliversTwice(): boolean;
}

/** No faults. */
export const PEACE: Faults = {
  admit: () => Promise.resolve(),
  afterCommit: () => undefined,
  forgetsIds: () => false,
  dropsSubscription: () => false,
  deliversTwice: () => false,
};
