/** The revision that an append expects its stream to have. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | number;

/** The revision of a stream without events. */
export const NO_STREAM = -1;

/** The revision of a tombstone; on the wire the largest 64-bit integer. */
export const TOMBSTONE = Number.MAX_SAFE_INTEGER;

/** What the log holds of a stream that is about to be written. */
export interface StreamState {
  readonly last: number;
  /** Soft-deleted: its events are hidden, the next append reopens it. */
  readonly softDeleted: boolean;
  readonly hasMetadata: boolean;
  /** The revision of an event id in this stream; undefined where it has none such. */
  revisionOf(eventId: string): number | undefined;
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
export function decideWrite(
  state: StreamState,
  expected: ExpectedRevision,
  eventIds: readonly string[],
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

function anywhere(state: StreamState, eventIds: readonly string[]): Decision {
  const known = eventIds.map((id) => state.revisionOf(id));
  if (known[0] === undefined) return { kind: 'write' };
  const last = known.at(-1);
  if (last === undefined || known.includes(undefined)) return { kind: 'wrong-expected-version' };
  return { kind: 'repeat', last };
}

function behind(state: StreamState, revision: number, eventIds: readonly string[]): Decision {
  const same = eventIds.filter((id, index) => state.revisionOf(id) === revision + 1 + index).length;
  if (same > 0 && same === eventIds.length) return { kind: 'repeat', last: revision + same };
  const reopens = same === 0 && revision === NO_STREAM && state.softDeleted;
  return reopens ? { kind: 'write' } : { kind: 'wrong-expected-version' };
}
