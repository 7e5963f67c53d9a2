import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { EventHead } from './schema';

export const ID_BYTES = 16;
/** What one fetch takes at most: enough to make its statements cheap, little enough to stay in the processor's cache. */
const BATCH_EVENTS = 250;
const BATCH_BYTES = 128 * 1024;

/** An event as it lies in the log: in `content`, from `at` on, its id, its metadata and its data, one after another. */
export interface StoredEvent extends EventHead {
  readonly metadataBytes: number;
  readonly dataBytes: number;
  readonly content: Buffer;
  readonly at: number;
}

const HEAD = 'position, stream, revision, type, json, created, checksum';
const SIZES = 'length(metadata) AS metadataBytes, length(data) AS dataBytes';
const CONTENT = 'id || metadata || data';

type HeadAndSizes = readonly [
  ...[position: number, stream: number, revision: number, type: number, json: number],
  ...[created: number, checksum: number, metadataBytes: number, dataBytes: number],
];

/** The statement of single events. */
export const selectStored = (database: DatabaseSync, where: string): StatementSync =>
  database.prepare(
    `SELECT ${HEAD}, ${SIZES}, CAST(${CONTENT} AS BLOB) AS content, 0 AS at FROM event WHERE ${where}`,
  );

/** @returns undefined where there is none */
export function oneStored(statement: StatementSync, ...parameters: number[]): StoredEvent | undefined {
  const row = statement.get(...parameters) as unknown as (EventHead & StoredRow) | undefined;
  return row && { ...row, content: asBuffer(row.content) };
}

interface StoredRow {
  readonly metadataBytes: number;
  readonly dataBytes: number;
  readonly content: Uint8Array;
  readonly at: number;
}

/** What still fits into what is being filled. */
interface Room {
  readonly room: number;
  readonly roomInBytes: number;
}

/** Along what a run of events is read: the log's places or a stream's revisions. */
interface Along {
  readonly column: 'position' | 'revision';
  readonly within: string;
}

/**
 * Reads runs of events, several at a time: their numbers as rows, and what they hold in one piece, which costs a quarter of
 * a row with three values of bytes for each. What is there never changes, so the two statements see the same events.
 */
export class StoredRun {
  private readonly forwards: StatementSync;
  private readonly backwards: StatementSync;
  private readonly contents: StatementSync;
  private readonly index: 0 | 2;

  constructor(database: DatabaseSync, { column, within }: Along) {
    const select = (rest: string) => {
      const statement = database.prepare(`SELECT ${HEAD}, ${SIZES} FROM event WHERE ${within}${rest}`);
      statement.setReturnArrays(true);
      return statement;
    };
    this.forwards = select(`${column} >= ? ORDER BY ${column} LIMIT ?`);
    this.backwards = select(`${column} <= ? ORDER BY ${column} DESC LIMIT ?`);
    // In the order of the index that finds them; the checksums tell if it ever were another.
    this.contents = database.prepare(
      `SELECT CAST(group_concat(CAST(${CONTENT} AS TEXT), '') AS BLOB) AS content FROM event WHERE ${within}${column} >= ? AND ${column} <= ?`,
    );
    this.index = column === 'position' ? 0 : 2;
  }

  /**
   * One after another from a place on, that one included.
   * @param scope the stream, where the run is within one
   * @param limit of events
   * @param page no more is fetched at a time than it takes
   */
  *events(
    scope: readonly number[],
    start: number,
    backwards: boolean,
    limit: number,
    page: Room,
  ): Generator<StoredEvent> {
    let from = start;
    for (let left = limit; left > 0;) {
      const wanted = Math.min(left, BATCH_EVENTS, page.room);
      const statement = backwards ? this.backwards : this.forwards;
      const found = statement.all(...scope, from, wanted) as unknown as HeadAndSizes[];
      const heads = fitting(found, Math.min(BATCH_BYTES, page.roomInBytes));
      const last = heads.at(-1);
      if (last === undefined) return;
      yield* this.withContents(scope, heads, backwards);
      if (heads.length < wanted && heads.length === found.length) return;
      from = last[this.index] + (backwards ? -1 : 1);
      left -= heads.length;
    }
  }

  private withContents(
    scope: readonly number[],
    heads: readonly HeadAndSizes[],
    backwards: boolean,
  ): StoredEvent[] {
    const [one, other] = [heads[0]?.[this.index] ?? 0, heads.at(-1)?.[this.index] ?? 0];
    const [first, last] = backwards ? [other, one] : [one, other];
    const content = asBuffer(this.contents.get(...scope, first, last)?.content);
    let at = backwards ? heads.reduce((sum, head) => sum + sizeOf(head), 0) : 0;
    return heads.map((head) => {
      if (backwards) at -= sizeOf(head);
      const stored = storedEvent(head, content, at);
      if (!backwards) at += sizeOf(head);
      return stored;
    });
  }
}

const storedEvent = (head: HeadAndSizes, content: Buffer, at: number): StoredEvent => ({
  position: head[0],
  stream: head[1],
  revision: head[2],
  type: head[3],
  json: head[4],
  created: head[5],
  checksum: head[6],
  metadataBytes: head[7],
  dataBytes: head[8],
  content,
  at,
});

const sizeOf = (head: HeadAndSizes): number => ID_BYTES + head[7] + head[8];

/** The first events that fill so many bytes, with the one that passes them. */
function fitting(heads: HeadAndSizes[], bytes: number): HeadAndSizes[] {
  let filled = 0;
  let count = 0;
  for (const head of heads) {
    filled += sizeOf(head);
    count += 1;
    if (filled >= bytes) break;
  }
  return count === heads.length ? heads : heads.slice(0, count);
}

/** A value of bytes as SQLite gives it, without a copy. */
const asBuffer = (value: unknown): Buffer => {
  if (!(value instanceof Uint8Array)) return Buffer.alloc(0);
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
};
