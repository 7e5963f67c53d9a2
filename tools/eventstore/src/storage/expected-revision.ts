/** The revision that an append expects its stream to have. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | number;

/** The revision of a stream without events. */
export const NO_STREAM = -1;

/** The revision of a tombstone; on the wire the largest 64-bit integer. */
export const TOMBSTONE = Number.MAX_SAFE_INTEGER;

/** What the log holds of a stream that is about to be written. */
export interface StreamState<Id> {
  readonly last: number;
  /** Soft-deleted: its events are hidden, the next append reopens it. */
  readonly softDeleted: boolean;
  readonly hasMetadata: boolean;
  /** The revision at which an event id stood first in the log; undefined where it is not known, or of another stream. */
  firstOf(eventId: Id): number | undefined;
  /** Whether the event at a revision has this id, wherever else it stands. */
  standsAt(eventId: Id, revision: number): boolean;
}

export type Decision =
  | { readonly kind: 'write' }
  /** All these events are in the stream already: the answer is the first one's again. */
  | { readonly kind: 'repeat'; readonly last: number }
  | { readonly kind: 'wrong-expected-version' }
  | { readonly kind: 'stream-deleted' };

/**
 * Whether a write may happen, by the real server's rules: a retry is known by its event ids, and where a part of them only
 * is known the expected version is wrong.
 */
export function decideWrite<Id>(
  state: StreamState<Id>,
  expected: ExpectedRevision,
  eventIds: readonly Id[],
): Decision {
  if (state.last === TOMBSTONE) return { kind: 'stream-deleted' };
  if (expected === 'stream_exists') {
    if (state.softDeleted) return { kind: 'stream-deleted' };
    if (state.last === NO_STREAM && !state.hasMetadata) return { kind: 'wrong-expected-version' };
  }
  if (expected === 'any' || expected === 'stream_exists') return anywhere(state, eventIds);
  const revision = expected === 'no_stream' ? NO_STREAM : expected;
  if (revision > state.last) return { kind: 'wrong-expected-version' };
  if (revision === state.last) return { kind: 'write' };
  return behind(state, revision, eventIds);
}

function anywhere<Id>(state: StreamState<Id>, eventIds: readonly Id[]): Decision {
  const known = eventIds.map((id) => state.firstOf(id));
  if (known[0] === undefined) return { kind: 'write' };
  const last = known.at(-1);
  if (last === undefined || known.includes(undefined)) return { kind: 'wrong-expected-version' };
  return { kind: 'repeat', last };
}

/** Behind the stream's end only the very append that stands there is welcome, or the first one after a deletion. */
function behind<Id>(state: StreamState<Id>, revision: number, eventIds: readonly Id[]): Decision {
  const foreign = eventIds.findIndex((id, index) => !state.standsAt(id, revision + 1 + index));
  if (foreign < 0 && eventIds.length > 0) return { kind: 'repeat', last: revision + eventIds.length };
  const reopens = foreign === 0 && revision === NO_STREAM && state.softDeleted;
  return reopens ? { kind: 'write' } : { kind: 'wrong-expected-version' };
}
