// A log copied into another store: every stream with its ids, revisions and bytes, in the order of `$all`.
import type { RawEvent, RawStore } from './raw-store';

/** Why a log cannot be copied into a store; nothing more was written when it was found. */
export type CopyProblem =
  /** The source lacks the events before this one: their revisions could not be the same in the copy. */
  | { readonly kind: 'truncated'; readonly stream: string; readonly revision: number }
  | { readonly kind: 'tombstoned'; readonly stream: string }
  /** The target has another event at this place of a stream that the source has too. */
  | { readonly kind: 'other-event'; readonly stream: string; readonly revision: number }
  /** Both logs were compared at the end: here they part. */
  | { readonly kind: 'differs'; readonly stream: string; readonly revision: number };

export class CannotCopy extends Error {
  override readonly name = 'CannotCopy';
  constructor(readonly problem: CopyProblem) {
    super(JSON.stringify(problem));
  }
}

/** How far a copy is, in events. */
export type Progress = {
  readonly phase: 'reading' | 'comparing' | 'copying' | 'checking';
  readonly done: number;
  readonly of: number | null;
};

export type Copied = {
  readonly streams: number;
  readonly events: number;
  /** Events that an earlier run had copied. */
  readonly before: number;
};

const isMetadata = (stream: string): boolean => stream.startsWith('$$');

/** The stores' own streams stay where they are; what is said of a stream that is copied (its metadata) goes with it. */
const isCopied = ({ stream }: RawEvent): boolean =>
  isMetadata(stream) ? !stream.startsWith('$$$') : !stream.startsWith('$');

const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** Revisions of metadata streams are the store's affair: it keeps the newest only. */
const isSame = (one: RawEvent, other: RawEvent): boolean =>
  one.id === other.id &&
  one.stream === other.stream &&
  (isMetadata(one.stream) || one.revision === other.revision) &&
  one.type === other.type &&
  one.contentType === other.contentType &&
  same(one.data, other.data) &&
  same(one.metadata, other.metadata);

const eventsOf = async function* (
  store: RawStore,
  upTo: bigint | null = null,
): AsyncGenerator<RawEvent, undefined> {
  for await (const page of store.pages(null)) {
    for (const event of page) {
      if (upTo !== null && event.position > upTo) return;
      if (isCopied(event)) yield event;
    }
  }
};

/** `end` is the position of the last event: what is written to the source later is not copied in this run. */
type Survey = {
  readonly events: number;
  readonly end: bigint;
  readonly streams: ReadonlySet<string>;
};

/** Reads the source once, before anything is written: can every stream be written with the same revisions? */
const survey = async (source: RawStore, tell: (progress: Progress) => void): Promise<Survey> => {
  const next = new Map<string, number>();
  let events = 0;
  let end = 0n;
  for await (const { stream, revision, type, position } of eventsOf(source)) {
    if (type === '$streamDeleted') throw new CannotCopy({ kind: 'tombstoned', stream });
    const expected = next.get(stream) ?? 0;
    if (revision !== expected && !isMetadata(stream))
      throw new CannotCopy({ kind: 'truncated', stream, revision: expected });
    next.set(stream, expected + 1);
    end = position;
    if (++events % 1000 === 0) tell({ phase: 'reading', done: events, of: null });
  }
  return { events, end, streams: new Set(next.keys()) };
};

/** Walks both logs side by side; streams that only the target has are passed over. @returns how many events agree */
const agreeing = async (
  walk: AsyncGenerator<RawEvent, undefined>,
  target: RawStore,
  { streams, events }: Survey,
  problem: 'other-event' | 'differs',
  tell: (done: number, of: number) => void,
): Promise<number> => {
  let agreed = 0;
  for await (const there of eventsOf(target)) {
    if (!streams.has(there.stream)) continue;
    const { value: here } = await walk.next();
    if (here === undefined || !isSame(here, there))
      throw new CannotCopy({ kind: problem, stream: there.stream, revision: there.revision });
    if (++agreed % 1000 === 0) tell(agreed, events);
  }
  return agreed;
};

const BATCH_EVENTS = 500;
const BATCH_BYTES = 512 * 1024;

/** Neighbours of one stream go in one append; the order of the log stays. */
const batches = async function* (
  walk: AsyncGenerator<RawEvent, undefined>,
): AsyncGenerator<readonly RawEvent[]> {
  let batch: RawEvent[] = [];
  let bytes = 0;
  for await (const event of walk) {
    const size = event.data.length + event.metadata.length;
    const full = batch.length >= BATCH_EVENTS || bytes + size > BATCH_BYTES;
    if (batch.length > 0 && (full || batch[0]?.stream !== event.stream)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(event);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
};

/**
 * Copies every stream of `source` into `target`. Broken off, it goes on where it stopped when it is run again: what the
 * target has is compared with the source first. At the end both logs are compared from the first event to the last;
 * `copied` hears each event of that walk, for checks of one's own.
 * @throws CannotCopy
 */
export const copyLog = async (
  source: RawStore,
  target: RawStore,
  tell: (progress: Progress) => void,
  copied: (event: RawEvent) => void,
): Promise<Copied> => {
  const surveyed = await survey(source, tell);
  const walk = eventsOf(source, surveyed.end);
  const before = await agreeing(walk, target, surveyed, 'other-event', (done, of) => {
    tell({ phase: 'comparing', done, of });
  });
  let done = before;
  for await (const batch of batches(walk)) {
    const [first] = batch;
    if (first === undefined) continue;
    const expected = isMetadata(first.stream) ? null : first.revision - 1;
    if ((await target.append(first.stream, batch, expected)) === 'conflict')
      throw new CannotCopy({ kind: 'other-event', stream: first.stream, revision: first.revision });
    done += batch.length;
    tell({ phase: 'copying', done, of: surveyed.events });
  }
  const heard = (async function* (): AsyncGenerator<RawEvent, undefined> {
    for await (const event of eventsOf(source, surveyed.end)) {
      copied(event);
      yield event;
    }
  })();
  const agreed = await agreeing(heard, target, surveyed, 'differs', (count, of) => {
    tell({ phase: 'checking', done: count, of });
  });
  const { value: lacking } = await heard.next();
  if (lacking !== undefined || agreed !== done)
    throw new CannotCopy({
      kind: 'differs',
      stream: lacking?.stream ?? '',
      revision: lacking?.revision ?? agreed,
    });
  return { streams: surveyed.streams.size, events: agreed, before };
};
