/** What an append of a sequence expects: `right` is the revision that the sequence knows; -1 is no stream. */
export type Expected = 'any' | 'no_stream' | 'stream_exists' | 'right' | number;

export interface PlannedEvent {
  /** Its place in the sequence; its id comes from it. */
  readonly n: number;
  readonly type: string;
  readonly kind: 'json' | 'binary' | 'link' | 'empty';
  /** Where a link leads to: stream and revision. */
  readonly to?: readonly [stream: string, revision: number];
}

export interface Append {
  readonly op: 'append';
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly PlannedEvent[];
  /** With credentials of its own, so by the call for one append instead of the batch's. */
  readonly classic: boolean;
}

export interface Read {
  readonly op: 'read';
  readonly stream: string;
  /** The metadata stream of this stream is read instead. */
  readonly of?: string;
  readonly direction: 'forwards' | 'backwards';
  readonly from: From;
  readonly maxCount: number;
  readonly resolve: boolean;
}

export type From = 'start' | 'end' | number;

/** From a place in `$all`: the event with this number among those known, and so many bytes beside it. */
interface Place {
  readonly from: From;
  readonly off: number;
}

export interface ReadAll extends Place {
  readonly op: 'readAll';
  readonly direction: 'forwards' | 'backwards';
  readonly resolve: boolean;
}

export interface Subscribe {
  readonly op: 'subscribe';
  readonly stream: string;
  readonly from: From;
  readonly resolve: boolean;
  readonly then: Append | null;
}

export interface SubscribeAll extends Place {
  readonly op: 'subscribeAll';
  readonly filter: null | 'system' | readonly [kind: 'type' | 'typeRe' | 'stream' | 'streamRe', what: string];
  readonly interval: number;
  readonly then: Append | null;
}

export interface Deletion {
  readonly op: 'delete' | 'tombstone';
  readonly stream: string;
  readonly expected: Expected;
}

export interface SetMetadata {
  readonly op: 'setMeta';
  readonly stream: string;
  readonly expected: Expected;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface GetMetadata {
  readonly op: 'getMeta';
  readonly stream: string;
}

export interface GroupCall {
  readonly op: 'group';
  readonly call: 'create' | 'update' | 'delete' | 'info' | 'list' | 'replay';
  readonly stream: string;
  readonly settings?: { readonly fromRevision: From; readonly maxRetryCount?: number };
}

export interface Consume {
  readonly op: 'consume';
  readonly stream: string;
  readonly how: 'ack' | 'park' | 'skip' | 'retry-then-ack';
  readonly max: number;
}

/** One call of a sequence. */
export type Operation =
  | Append
  | Read
  | ReadAll
  | Subscribe
  | SubscribeAll
  | Deletion
  | SetMetadata
  | GetMetadata
  | GroupCall
  | Consume;

/** What a server answered, without times, ids and positions; null where the real one did not answer the same way twice. */
export type Answer = Readonly<Record<string, unknown>> | null;

export interface Recording {
  readonly seed: number;
  readonly answers: readonly Answer[];
}
