import type { Catalogue } from '../catalogue/catalogue';
import type { EventMetadata, Position, RecordedEvent } from '../recorded-event';

/** An event as it lies in the store: as written, neither checked nor upcast. What hashes are computed over. */
export type StoredEvent = {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
};

/** An event ready to be written: checked, sealed into its stream's hash chain, with its final id. */
export type ProposedEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: EventMetadata;
};

/** A whole stream. `revision` is that of its last event, -1 when there is no stream. */
export type LoadedStream<Event = RecordedEvent> = {
  readonly stream: string;
  readonly revision: number;
  readonly events: readonly Event[];
};

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: Position }
  /** Another write came first: the stream is at `actual` (-1: it does not exist), nothing was written. */
  | { readonly kind: 'conflict'; readonly expected: number; readonly actual: number };

/** What health pages show. `since` is UTC, ISO 8601. */
export type ConnectionState =
  | { readonly kind: 'untried' }
  | { readonly kind: 'connected'; readonly since: string }
  | { readonly kind: 'lost'; readonly since: string; readonly reason: string; readonly attempts: number };

/** What a subscription is doing now. `position`: the last event that was handled, null before the first. */
export type SubscriptionState =
  | { readonly kind: 'connecting'; readonly position: Position | null; readonly attempt: number }
  | { readonly kind: 'catching-up'; readonly position: Position | null }
  | { readonly kind: 'live'; readonly position: Position | null }
  /**
   * The store or the handler failed (`waiting`), or the store answers and will not have it (`refused`: a position of another
   * log, no access); it starts again after `retryInMs` from the last handled position.
   */
  | {
      readonly kind: 'waiting' | 'refused';
      readonly position: Position | null;
      readonly attempt: number;
      readonly retryInMs: number;
      readonly reason: string;
    }
  | { readonly kind: 'stopped'; readonly position: Position | null };

export type SubscribeOptions = {
  /** Start behind this position; null from the very beginning. */
  readonly after: Position | null;
  /** The most events that `handle` is given at once; default 500. */
  readonly maxBatch?: number;
  /**
   * Called with events in order, one call at a time; when it fails the same events come again after a pause.
   * `position` is that of the last event of the batch, and may be ahead of it when what follows is of no interest.
   */
  readonly handle: (events: readonly RecordedEvent[], position: Position) => Promise<void>;
  readonly onState?: (state: SubscriptionState) => void;
};

/** A subscription that resumes by itself until it is stopped. */
export interface AllSubscription {
  readonly state: SubscriptionState;
  /** Ends it; resolves when the running `handle` call has ended. */
  stop(): Promise<void>;
}

export type ReadAllOptions = {
  /** Read behind this position; null from the very beginning. */
  readonly after: Position | null;
  /** Up to and including this position; absent: to the end. */
  readonly upTo?: Position;
  /** The most events in one batch; default 1000. */
  readonly maxBatch?: number;
  /** The store's own events and those about streams (`$$stream`) too; without, they are left out. */
  readonly system?: boolean;
};

/** `events`: events of ours, the store's own left out. `since`: when the oldest of them was written, UTC, ISO 8601. */
export type Behind = { readonly events: number; readonly since: string | null };

/**
 * The one way to EventStoreDB. Every call has a deadline and an outer time limit; a lost connection is retried inside
 * them (reads and appends alike: an append sent again has the same ids and expected revision, so it changes nothing).
 * When the outer limit is over, or the `Deadline` that the call is made within, calls fail with `StoreUnavailable`.
 */
export interface EventStore {
  readonly state: ConnectionState;
  /** The events that it reads and writes; what it is given or finds is judged by the rules of its stream. */
  readonly catalogue: Catalogue;
  /** The whole stream, checked and upcast; fails with `UnreadableEvent` when an event does not fit its schema. */
  load(stream: string): Promise<LoadedStream>;
  /** The whole stream as it lies in the store: for audits and exports. */
  loadStored(stream: string): Promise<LoadedStream<StoredEvent>>;
  /** All or nothing. `expectedRevision` -1: the stream must not exist. */
  append(stream: string, events: readonly ProposedEvent[], expectedRevision: number): Promise<AppendOutcome>;
  /** Batches of `$all` in order, system events left out; what does not fit its schema has `problem` set. */
  readAll(options: ReadAllOptions): AsyncIterable<readonly RecordedEvent[]>;
  /** The same without schemas: for seals, exports and verification. */
  readAllStored(options: ReadAllOptions): AsyncIterable<readonly StoredEvent[]>;
  subscribeToAll(options: SubscribeOptions): AllSubscription;
  /**
   * Position of the last event in `$all`, the store's own included; null when there is none at all. A real server's log
   * is never empty: events of its own stand at its start.
   */
  head(): Promise<Position | null>;
  /** The event at a position, the store's own included; null when no event of this log lies there. */
  eventAt(position: Position): Promise<StoredEvent | null>;
  /**
   * What lies in the log behind a position, counted up to `most` events of ours; null `after`: from the beginning.
   * @throws NoSuchPosition when the position is none of this log: it is another one, or an older copy.
   */
  behind(after: Position | null, most: number): Promise<Behind>;
  close(): Promise<void>;
}
