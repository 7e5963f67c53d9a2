import type { RecordedEvent } from '../recorded-event';
import type { AppendOutcome, EventStore, LoadedStream, ProposedEvent } from '../store/contract';

/** Shorter streams are read again sooner than they are worth remembering. */
const LEAST_EVENTS = 50;
/** Streams that are written now: the sessions and deals of one hall. */
const MOST_STREAMS = 64;

type Memory = Map<string, LoadedStream>;

const memories = new WeakMap<EventStore, Memory>();

const memoryOf = (store: EventStore): Memory => {
  const known = memories.get(store) ?? new Map<string, LoadedStream>();
  memories.set(store, known);
  return known;
};

/**
 * A long stream as it was after the last write of this process; null when none is remembered. Another process may have
 * written since: an append on top of it then conflicts, and what it refuses must be looked at again.
 */
export const remembered = (store: EventStore, stream: string): LoadedStream | null =>
  memoryOf(store).get(stream) ?? null;

export const forget = (store: EventStore, stream: string): void => {
  memoryOf(store).delete(stream);
};

/** As reading gives it back: data through JSON, the position of the write's end. */
const recorded = (
  { stream, revision }: LoadedStream,
  { id, type, data, metadata }: ProposedEvent,
  index: number,
  position: RecordedEvent['position'],
): RecordedEvent => ({
  id,
  stream,
  revision: revision + 1 + index,
  position,
  type,
  data: JSON.parse(JSON.stringify(data)) as unknown,
  metadata,
});

/** Keeps a stream with what was just appended to it, and lets go of the one that was written longest ago. */
export const remember = (
  store: EventStore,
  before: LoadedStream,
  appended: readonly ProposedEvent[],
  { revision, position }: Extract<AppendOutcome, { readonly kind: 'appended' }>,
): void => {
  const memory = memoryOf(store);
  memory.delete(before.stream);
  // An append that the store had taken before (its answer was lost) says where the stream ended then.
  if (revision !== before.revision + appended.length || revision + 1 < LEAST_EVENTS) return;
  const events = appended.map((event, index) => recorded(before, event, index, position));
  memory.set(before.stream, { stream: before.stream, revision, events: [...before.events, ...events] });
  const [oldest] = memory.keys();
  if (memory.size > MOST_STREAMS && oldest !== undefined) memory.delete(oldest);
};
