import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { newEventId } from './event-id';
import { checksumOf } from './checksum';
import { FirstPlaces } from './first-places';
import { decideWrite, NO_STREAM, TOMBSTONE, type StreamState } from './expected-revision';
import { Names } from './names';
import { Recent } from './recent';
import { unpacked, type ProposedEvent } from './proposed-events';
import type { AppendRequest, DeleteRequest, WriteResult } from './requests';
import { recordSize } from './schema';
import {
  isMetastream,
  METADATA_TYPE,
  metastreamOf,
  originalOf,
  parseStreamMetadata,
  SOFT_DELETION,
  visibleWindow,
  withTruncateBefore,
} from './stream-metadata';

/** Microseconds that a number holds exactly, in the year 2255: what a clock beyond gives to an event. */
const LATEST = Number.MAX_SAFE_INTEGER;
const NOTHING = { metadata: Buffer.alloc(0), data: Buffer.alloc(0) };
const CACHED_STREAMS = 20_000;

interface Head {
  last: number;
  metadata: Uint8Array | undefined;
  softDeleted: boolean;
}

/** Makes writes within the transaction of its caller; the caller commits, or rolls back and calls `forget`. */
export class LogWriter {
  private readonly streams: Names;
  private readonly types: Names;
  private readonly places = new FirstPlaces();
  private readonly heads = new Recent<string, Head>(CACHED_STREAMS);
  private readonly insert: StatementSync;
  private readonly selectLast: StatementSync;
  private readonly selectData: StatementSync;
  private readonly selectFirst: StatementSync;
  private readonly selectAt: StatementSync;
  private readonly selectEnd: StatementSync;
  private readonly now: () => number;
  private end = 0;
  private created = 0;

  /** @param now milliseconds since 1970 */
  constructor(database: DatabaseSync, now: () => number) {
    this.now = now;
    this.streams = new Names(database, 'stream');
    this.types = new Names(database, 'event_type');
    this.insert = database.prepare('INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    this.selectLast = database.prepare('SELECT max(revision) AS last FROM event WHERE stream = ?');
    this.selectData = database.prepare('SELECT data FROM event WHERE stream = ? AND revision = ?');
    // The index on ids keeps equal ones by position, so the oldest is its first; min(revision) would walk the whole stream.
    this.selectFirst = database.prepare(
      'SELECT revision FROM event WHERE stream = ? AND id = ? ORDER BY position LIMIT 1',
    );
    this.selectAt = database.prepare(
      'SELECT id, position, created FROM event WHERE stream = ? AND revision = ?',
    );
    this.selectEnd = database.prepare('SELECT position, created FROM event ORDER BY position DESC LIMIT 1');
    this.forget();
  }

  /** The position of the log's last event; 0 for an empty log. */
  get position(): number {
    return this.end;
  }

  append(request: AppendRequest): WriteResult {
    if (request.deadline !== undefined && this.now() > request.deadline) return { kind: 'timeout' };
    const { stream, expected } = request;
    const events = request.events.flatMap(unpacked);
    const head = this.head(stream);
    const state = this.state(stream, head, request.forgetIds === true && expected === 'any');
    const decision = decideWrite(
      state,
      expected,
      events.map((event) => event.id),
    );
    switch (decision.kind) {
      case 'stream-deleted':
        return decision;
      case 'wrong-expected-version':
        return { kind: 'wrong-expected-version', actual: head.last };
      case 'repeat':
        return this.repeated(stream, head, decision.last);
      case 'write':
        return this.written(stream, head, events);
    }
  }

  delete(request: DeleteRequest): WriteResult {
    const { stream, expected, forever } = request;
    const head = this.head(stream);
    const decision = decideWrite(this.state(stream, head, false), expected, [newEventId()]);
    if (decision.kind === 'stream-deleted') return decision;
    // Metadata alone makes a stream that can be deleted.
    const never = head.last === NO_STREAM && head.metadata === undefined;
    if (decision.kind !== 'write' || (never && !forever)) {
      return { kind: 'wrong-expected-version', actual: head.last };
    }
    this.startWrite();
    if (forever) {
      head.last = TOMBSTONE - 1;
      this.write(stream, head, systemEvent('$streamDeleted', false, Buffer.alloc(0)));
      this.heads.delete(metastreamOf(stream));
    } else {
      this.writeMetadata(stream, Buffer.from(SOFT_DELETION));
    }
    return { kind: 'written', revision: head.last, position: this.end };
  }

  /** What a new log begins with, as the real server's: so nobody takes an empty `$all` for "nothing written yet". */
  begin(): void {
    this.writeMetadata('$scavenges', Buffer.from('{"$maxAge":2592000}'));
  }

  /** Reads its state from the log again. */
  forget(): void {
    this.heads.clear();
    this.places.forget();
    this.streams.forget();
    this.types.forget();
    const last = this.selectEnd.get();
    this.end = (last?.position ?? 0) as number;
    this.created = (last?.created ?? -1) as number;
  }

  private head(stream: string): Head {
    const known = this.heads.get(stream);
    if (known !== undefined) return known;
    const metadata = isMetastream(stream) ? undefined : this.lastData(metastreamOf(stream));
    const truncateBefore = metadata && parseStreamMetadata(metadata).truncateBefore;
    const head = { last: this.lastRevision(stream), metadata, softDeleted: truncateBefore === TOMBSTONE };
    this.heads.set(stream, head);
    return head;
  }

  private state(stream: string, head: Head, forgetIds: boolean): StreamState<Uint8Array> {
    const id = this.streams.idOf(stream);
    const firstOf = (eventId: Uint8Array) => {
      if (id === undefined || head.last === NO_STREAM || forgetIds) return undefined;
      const place = this.places.of(eventId);
      if (place !== undefined) return place.stream === id ? place.revision : undefined;
      return this.selectFirst.get(id, eventId)?.revision as number | undefined;
    };
    const standsAt = (eventId: Uint8Array, revision: number) => {
      const there = this.selectAt.get(id ?? 0, revision)?.id as Uint8Array | undefined;
      return there !== undefined && Buffer.compare(there, eventId) === 0;
    };
    return {
      last: head.last,
      softDeleted: head.softDeleted,
      hasMetadata: head.metadata !== undefined,
      firstOf,
      standsAt,
    };
  }

  private lastRevision(stream: string): number {
    const id = this.streams.idOf(stream);
    const last = id === undefined ? NO_STREAM : ((this.selectLast.get(id)?.last ?? NO_STREAM) as number);
    if (last !== NO_STREAM || !isMetastream(stream)) return last;
    // Metadata that began before the tombstone can still be written, though no longer read.
    return this.lastRevision(originalOf(stream)) === TOMBSTONE ? TOMBSTONE : NO_STREAM;
  }

  private lastData(stream: string): Uint8Array | undefined {
    const id = this.streams.idOf(stream);
    const last = this.lastRevision(stream);
    return id === undefined ? undefined : (this.selectData.get(id, last)?.data as Uint8Array | undefined);
  }

  /** The events first, then what they change: so they lie in the real log. */
  private written(stream: string, head: Head, events: readonly ProposedEvent[]): WriteResult {
    const reopensAt = head.softDeleted ? head.last + 1 : undefined;
    const reopened = isMetastream(stream) ? this.head(originalOf(stream)).softDeleted : false;
    this.startWrite();
    for (const event of events) this.write(stream, head, event);
    // An append of no events takes a place in the real log; here it is told one behind the last event that no event gets.
    const position = events.length > 0 ? this.end : this.end + recordSize(stream, '', NOTHING);
    const answer = { kind: 'written', revision: Math.max(0, head.last), position } as const;
    if (reopensAt !== undefined) this.reopen(stream, reopensAt);
    if (reopened) this.reopen(originalOf(stream), following(this.lastRevision(originalOf(stream))));
    return answer;
  }

  /** The same append again: the position is told as long as its last event can be read. */
  private repeated(stream: string, head: Head, revision: number): WriteResult {
    const { first, notBefore } = visibleWindow(stream, head.metadata, head.last, this.now());
    const row = this.selectAt.get(this.streams.idOf(stream) ?? 0, revision);
    const isVisible = row !== undefined && revision >= first && (row.created as number) >= notBefore;
    return { kind: 'written', revision, position: isVisible ? (row.position as number) : undefined };
  }

  /** Each write has a time of its own, which the events of one append share. */
  private startWrite(): void {
    this.created = Math.min(LATEST, Math.max(this.created + 1, this.now() * 1000));
  }

  private write(stream: string, head: Head, event: ProposedEvent): void {
    head.last += 1;
    this.end += recordSize(stream, event.type, event);
    const { id, metadata, data } = event;
    const place = { position: this.end, stream: this.streams.obtain(stream), revision: head.last };
    this.places.note(id, place.stream, place.revision);
    // What `run` would tell of the row is not asked for.
    this.insert.get(
      place.position,
      place.stream,
      place.revision,
      this.types.obtain(event.type),
      event.json ? 1 : 0,
      this.created,
      checksumOf({ ...place, id, metadata, data }),
      id,
      metadata,
      data,
    );
    if (isMetastream(stream)) this.heads.delete(originalOf(stream));
  }

  private writeMetadata(stream: string, data: Uint8Array): void {
    const metastream = metastreamOf(stream);
    this.startWrite();
    this.write(metastream, this.head(metastream), systemEvent(METADATA_TYPE, true, data));
  }

  /** Ends a soft deletion: what was hidden stays hidden, from `first` on the stream is seen again. */
  private reopen(stream: string, first: number): void {
    const metadata = this.lastData(metastreamOf(stream)) ?? Buffer.alloc(0);
    this.writeMetadata(stream, withTruncateBefore(metadata, first));
  }
}

/** The revision after a stream's last; after a tombstone's the real server's number runs over, and says nothing any more. */
const following = (last: number): number => (last === TOMBSTONE ? -(2 ** 63) : last + 1);

function systemEvent(type: string, json: boolean, data: Uint8Array): ProposedEvent {
  return { id: newEventId(), type, json, metadata: Buffer.alloc(0), data };
}
