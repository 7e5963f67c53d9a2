import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { uuidBytes } from './event-id';
import { checksumOf } from './checksum';
import { decideWrite, NO_STREAM, TOMBSTONE, type StreamState } from './expected-revision';
import { Names } from './names';
import { Recent } from './recent';
import type { AppendRequest, DeleteRequest, ProposedEvent, WriteResult } from './requests';
import {
  isMetastream,
  METADATA_TYPE,
  metastreamOf,
  originalOf,
  parseStreamMetadata,
  SOFT_DELETION,
  withTruncateBefore,
} from './stream-metadata';

/** Bytes that a record takes beside its content: what keeps positions sparse. */
const RECORD_OVERHEAD = 64;
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
  private readonly heads = new Recent<string, Head>(CACHED_STREAMS);
  private readonly insert: StatementSync;
  private readonly selectLast: StatementSync;
  private readonly selectData: StatementSync;
  private readonly selectRevision: StatementSync;
  private readonly selectPosition: StatementSync;
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
    this.selectRevision = database.prepare(
      'SELECT max(revision) AS revision FROM event WHERE stream = ? AND id = ?',
    );
    this.selectPosition = database.prepare('SELECT position FROM event WHERE stream = ? AND revision = ?');
    this.selectEnd = database.prepare('SELECT position, created FROM event ORDER BY position DESC LIMIT 1');
    this.forget();
  }

  /** The position of the log's last event; 0 for an empty log. */
  get position(): number {
    return this.end;
  }

  append(request: AppendRequest): WriteResult {
    if (request.deadline !== undefined && this.now() > request.deadline) return { kind: 'timeout' };
    const { stream, expected, events } = request;
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
        return this.written(stream, decision.last);
      case 'write':
        if (events.length > 0 && head.softDeleted) this.reopen(stream, head);
        for (const event of events) this.write(stream, head, event);
        return { kind: 'written', revision: head.last, position: this.end };
    }
  }

  delete(request: DeleteRequest): WriteResult {
    const { stream, expected, forever } = request;
    const head = this.head(stream);
    const decision = decideWrite(this.state(stream, head, false), expected, [randomUUID()]);
    if (decision.kind === 'stream-deleted') return decision;
    if (decision.kind !== 'write') return { kind: 'wrong-expected-version', actual: head.last };
    if (forever) {
      head.last = TOMBSTONE - 1;
      this.write(stream, head, systemEvent('$streamDeleted', Buffer.alloc(0)));
      this.heads.delete(metastreamOf(stream));
    } else {
      this.writeMetadata(stream, Buffer.from(SOFT_DELETION));
    }
    return { kind: 'written', revision: head.last, position: this.end };
  }

  /** Reads its state from the log again. */
  forget(): void {
    this.heads.clear();
    this.streams.forget();
    this.types.forget();
    const last = this.selectEnd.get();
    this.end = (last?.position ?? 0) as number;
    this.created = (last?.created ?? 0) as number;
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

  private state(stream: string, head: Head, forgetIds: boolean): StreamState {
    const id = this.streams.idOf(stream);
    const revisionOf = (eventId: string) => {
      if (id === undefined || head.last === NO_STREAM || forgetIds) return undefined;
      return (this.selectRevision.get(id, uuidBytes(eventId))?.revision ?? undefined) as number | undefined;
    };
    return {
      last: head.last,
      softDeleted: head.softDeleted,
      hasMetadata: head.metadata !== undefined,
      revisionOf,
    };
  }

  private lastRevision(stream: string): number {
    if (isMetastream(stream) && this.lastRevision(originalOf(stream)) === TOMBSTONE) return TOMBSTONE;
    const id = this.streams.idOf(stream);
    return id === undefined ? NO_STREAM : ((this.selectLast.get(id)?.last ?? NO_STREAM) as number);
  }

  private lastData(stream: string): Uint8Array | undefined {
    const id = this.streams.idOf(stream);
    const last = this.lastRevision(stream);
    return id === undefined ? undefined : (this.selectData.get(id, last)?.data as Uint8Array | undefined);
  }

  private written(stream: string, revision: number): WriteResult {
    const position = this.selectPosition.get(this.streams.idOf(stream) ?? 0, revision)?.position;
    return { kind: 'written', revision, position: (position ?? this.end) as number };
  }

  private write(stream: string, head: Head, event: ProposedEvent): void {
    head.last += 1;
    this.end +=
      RECORD_OVERHEAD + stream.length + event.type.length + event.metadata.length + event.data.length;
    this.created = Math.max(this.created, this.now() * 1000);
    const row = {
      position: this.end,
      stream: this.streams.obtain(stream),
      revision: head.last,
      id: uuidBytes(event.id),
      metadata: event.metadata,
      data: event.data,
    };
    const type = this.types.obtain(event.type);
    const json = event.json ? 1 : 0;
    const { position, stream: streamId, revision, id, metadata, data } = row;
    this.insert.run(
      position,
      streamId,
      revision,
      type,
      json,
      this.created,
      checksumOf(row),
      id,
      metadata,
      data,
    );
    if (isMetastream(stream)) this.heads.delete(originalOf(stream));
  }

  private writeMetadata(stream: string, data: Uint8Array): void {
    const metastream = metastreamOf(stream);
    this.write(metastream, this.head(metastream), systemEvent(METADATA_TYPE, data));
  }

  private reopen(stream: string, head: Head): void {
    head.metadata = withTruncateBefore(head.metadata ?? Buffer.alloc(0), head.last + 1);
    head.softDeleted = false;
    this.writeMetadata(stream, head.metadata);
    this.heads.set(stream, head);
  }
}

function systemEvent(type: string, data: Uint8Array): ProposedEvent {
  return { id: randomUUID(), type, json: true, metadata: Buffer.alloc(0), data };
}
