import type { ExpectedRevision } from './expected-revision';
import type { ProposedEvents } from './proposed-events';

export interface AppendRequest {
  readonly kind: 'append';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** As they came, in one piece or several. */
  readonly events: readonly ProposedEvents[];
  /** Milliseconds since 1970 after which the append must not be made. */
  readonly deadline?: number;
  /** Hostile mode: an append with `any` is made again even if its event ids are known. */
  readonly forgetIds?: boolean;
}

export interface DeleteRequest {
  readonly kind: 'delete';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** A tombstone, after which the name can never be used again. */
  readonly forever: boolean;
}

export interface SaveGroupRequest {
  readonly kind: 'save-group';
  readonly stream: string;
  readonly group: string;
  readonly settings: string;
  readonly checkpoint: string | null;
}

export interface DropGroupRequest {
  readonly kind: 'drop-group';
  readonly stream: string;
  readonly group: string;
}

export type WriteRequest = AppendRequest | DeleteRequest | SaveGroupRequest | DropGroupRequest;

/** What could not be done. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: string;
  /** The disk has no room; the part of the store that would do it has died; what is on disk cannot be read. */
  readonly why?: 'no-room' | 'gone' | 'damaged';
}

export type WriteResult =
  /** `position` is undefined of a repeated append whose last event is hidden by now: it is not told. */
  | { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined }
  | { readonly kind: 'wrong-expected-version'; readonly actual: number }
  | { readonly kind: 'stream-deleted' }
  | { readonly kind: 'timeout' }
  | Refused;

/** What a commit tells those who wait for events. */
export interface CommitNotice {
  readonly streams: ReadonlySet<string>;
  /** The position of the last event that the log holds. */
  readonly end: number;
}

export type Origin = 'start' | 'end' | number;

export interface EventFilter {
  readonly on: 'stream' | 'type';
  readonly regex?: string;
  readonly prefixes?: readonly string[];
}

/** How a page of events is to be encoded. */
export interface PageShape {
  readonly resolveLinks: boolean;
  readonly structuredIds: boolean;
  readonly maxCount: number;
  /** Persistent subscriptions take the events one by one, with their heads, instead of ready frames. */
  readonly records?: boolean;
}

export interface ReadStreamRequest extends PageShape {
  readonly kind: 'read-stream';
  readonly stream: string;
  readonly from: Origin;
  readonly backwards: boolean;
  /** A subscription waits on a stream that is not there, and sees its tombstone as an event. */
  readonly subscription: boolean;
  /** A subscription that has caught up is handed each new event, also one that metadata hides from reads. */
  readonly live?: boolean;
}

export interface ReadAllRequest extends PageShape {
  readonly kind: 'read-all';
  /** Forwards: events at or after this position. Backwards: events before it. */
  readonly from: Origin;
  readonly backwards: boolean;
  readonly filter?: EventFilter;
  /** The caller's own position, of which there must be a record; later pages begin where the one before ended. */
  readonly mustExist?: number;
  /** On a filtered subscription, a checkpoint after each `every` considered events, of which `counted` are behind. */
  readonly checkpoints?: { readonly every: number; readonly counted: number };
}

/** What is known of one stream without its events. */
export interface DescribeStreamRequest {
  readonly kind: 'describe-stream';
  readonly stream: string;
}

export interface ListGroupsRequest {
  readonly kind: 'list-groups';
}

export type ReadRequest = ReadStreamRequest | ReadAllRequest | DescribeStreamRequest | ListGroupsRequest;

/** One event of a page of records: `start` to `end` are its ReadEvent in the page's bytes. */
export interface RecordHead {
  /** The id that an acknowledgement names: the link's where a link was resolved. */
  readonly id: string;
  /** Where the event is in the log that was read; a link's own place where a link was resolved. */
  readonly place: { readonly revision: number; readonly position: number };
  /** Stream and revision of the event itself. */
  readonly stream: string;
  readonly revision: number;
  readonly start: number;
  readonly end: number;
}

/** Events ready to send. */
export interface Page {
  readonly kind: 'page';
  /** gRPC frames, one an event (and checkpoints between them); bare ReadEvents where records were asked for. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly records: readonly RecordHead[];
  readonly count: number;
  /** The position of its last event or checkpoint; undefined where it has none. */
  readonly lastSent: number | undefined;
  /** Where the next page begins. */
  readonly next: number;
  /** Whether nothing more can follow now. */
  readonly atEnd: boolean;
  /** Events considered since the last checkpoint of a filtered subscription. */
  readonly counted: number;
  /** Whether time alone changes it ($maxAge). */
  readonly perishable: boolean;
  /** The stream ends in a tombstone, which is the last event of this page. */
  readonly tombstoned: boolean;
}

export interface StreamDescription {
  readonly kind: 'stream';
  readonly last: number;
  /** The data of its newest metadata event; undefined where it has none. */
  readonly metadata: Uint8Array | undefined;
  /** The data of its newest event; undefined where it has no event. */
  readonly newest: Uint8Array | undefined;
}

export interface StoredGroup {
  readonly stream: string;
  readonly group: string;
  readonly settings: string;
  readonly checkpoint: string | null;
}

export type ReadResult =
  | Page
  | StreamDescription
  | { readonly kind: 'groups'; readonly groups: readonly StoredGroup[] }
  | { readonly kind: 'stream-not-found' }
  | { readonly kind: 'stream-deleted' }
  /** No record begins at the position asked for. */
  | { readonly kind: 'invalid-position'; readonly beyondEnd: boolean }
  | Refused;
