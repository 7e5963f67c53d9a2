import { DatabaseSync } from 'node:sqlite';
import { checksumOf } from './checksum';
import { guarded, inspect } from './database';
import { checkEnd, lostSince, markOf } from './high-water-mark';
import { TOMBSTONE } from './expected-revision';
import { Names } from './names';
import { StorageAbsent, StorageRefusal } from './refusal';
import { recordSize, SCHEMA, type EventRow } from './schema';

/** Files up to this size are checked whole before the store is ready; of a larger one its newest events, the rest beside it. */
export const WHOLE_BYTES = 32 * 1024 * 1024;
const NEWEST_EVENTS = 5_000;

/**
 * The check at start, quick enough for a log of millions. Changes nothing.
 * @returns whether the whole file was checked
 * @throws StorageRefusal
 */
export function checkAtStart(dataDir: string): boolean {
  const mark = markOf(dataDir);
  const whole = inspect(dataDir, (database, file) => {
    const isSmall = sizeOf(database) <= WHOLE_BYTES;
    if (isSmall) verifyDatabase(database, file);
    else verifyEvents(database, file, newestFrom(database));
    checkEnd(database, dataDir, mark);
    return isSmall;
  });
  if (whole === undefined && mark > 0) throw lostSince(dataDir, 0, mark);
  return whole ?? true;
}

/**
 * The whole check of a folder.
 * @throws StorageRefusal; StorageAbsent where it holds no log
 */
export function verifyFolder(dataDir: string): void {
  const mark = markOf(dataDir);
  const verified = inspect(dataDir, (database, file) => {
    verifyDatabase(database, file);
    checkEnd(database, dataDir, mark);
    return true;
  });
  if (verified === undefined) throw mark > 0 ? lostSince(dataDir, 0, mark) : new StorageAbsent(dataDir);
}

/**
 * The whole check: SQLite's own of every page and every index against its table, the layout, the checksum and the place of
 * every event, and that each stream counts from 0 without a gap.
 * @throws StorageRefusal
 */
export function verifyDatabase(database: DatabaseSync, file: string): void {
  guarded(file, () => {
    const findings = database
      .prepare('PRAGMA integrity_check(3)')
      .all()
      .map((row) => String(Object.values(row)[0]));
    if (findings[0] !== 'ok') throw new StorageRefusal(file, `SQLite finds: ${findings.join('; ')}.`);
    verifyLayout(database, file);
    verifyEvents(database, file, 0);
    verifyStreams(database, file);
  });
}

/** An index that somebody took away would not be missed by SQLite, and a statement would walk the whole log. */
function verifyLayout(database: DatabaseSync, file: string): void {
  const plain = new DatabaseSync(':memory:');
  plain.exec(SCHEMA);
  const [expected, actual] = [layoutOf(plain), layoutOf(database)];
  plain.close();
  for (const [name, definition] of expected) {
    if (actual.get(name) !== definition)
      throw new StorageRefusal(file, `its '${name}' is not as it was made.`);
  }
}

const layoutOf = (database: DatabaseSync): Map<string, string> =>
  new Map(
    database
      .prepare('SELECT name, sql FROM sqlite_schema')
      .all()
      .map(({ name, sql }) => [String(name), String(sql)]),
  );

/** Each event's checksum, names, and its place, which follows from the one before. */
function verifyEvents(database: DatabaseSync, file: string, from: number): void {
  const [streams, types] = [new Names(database, 'stream'), new Names(database, 'event_type')];
  const select = database.prepare('SELECT * FROM event WHERE position > ? ORDER BY position');
  let before = from;
  for (const row of select.iterate(from) as unknown as Iterable<EventRow>) {
    const [stream, type] = [streams.nameOf(row.stream), types.nameOf(row.type)];
    if (checksumOf(row) !== row.checksum || stream === '' || (type === '' && types.idOf('') !== row.type)) {
      throw new StorageRefusal(file, `the event at position ${row.position} is not what was written.`);
    }
    if (row.position !== before + recordSize(stream, type, row)) {
      throw new StorageRefusal(
        file,
        `events are missing between the positions ${before} and ${row.position}.`,
      );
    }
    before = row.position;
  }
}

/** Walks the index of streams alone, which holds all that is asked. */
function verifyStreams(database: DatabaseSync, file: string): void {
  const select = database.prepare('SELECT stream, revision, position FROM event ORDER BY stream, revision');
  let [stream, revision, position] = [0, -1, 0];
  for (const row of select.iterate() as unknown as Iterable<EventRow>) {
    if (row.stream !== stream) [stream, revision, position] = [row.stream, -1, 0];
    const follows = row.revision === revision + 1 || (row.revision === TOMBSTONE && revision < TOMBSTONE);
    if (!follows || row.position <= position) {
      const name = new Names(database, 'stream').nameOf(stream);
      throw new StorageRefusal(file, `stream '${name}' goes from revision ${revision} to ${row.revision}.`);
    }
    ({ revision, position } = row);
  }
}

function newestFrom(database: DatabaseSync): number {
  const row = database
    .prepare('SELECT position FROM event ORDER BY position DESC LIMIT 1 OFFSET ?')
    .get(NEWEST_EVENTS);
  return (row?.position ?? 0) as number;
}

function sizeOf(database: DatabaseSync): number {
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0] as number;
  return pragma('page_count') * pragma('page_size');
}
