import type { DatabaseSync } from 'node:sqlite';
import { checksumOf } from './checksum';
import { databaseFile, guarded } from './database';
import { StorageRefusal } from './refusal';
import type { EventRow } from './schema';

/** Files up to this size are checked whole at every start; of a larger one its structure's root and its newest events. */
const WHOLE_BYTES = 32 * 1024 * 1024;
const NEWEST_EVENTS = 5_000;
const CHUNK = 1_000;

/**
 * The check at start, quick enough for a log of millions.
 * @throws StorageRefusal
 */
export function checkIntegrity(database: DatabaseSync, dataDir: string): void {
  const file = databaseFile(dataDir);
  guarded(file, () => {
    if (sizeOf(database) <= WHOLE_BYTES) verifyDatabase(database, file);
    else verifyEvents(database, file, newestFrom(database));
  });
}

/**
 * The whole check: SQLite's structure and the checksum of every event.
 * @throws StorageRefusal
 */
export function verifyDatabase(database: DatabaseSync, file: string): void {
  guarded(file, () => {
    const findings = database
      .prepare('PRAGMA quick_check(3)')
      .all()
      .map((row) => String(Object.values(row)[0]));
    if (findings[0] !== 'ok') throw new StorageRefusal(file, `SQLite finds: ${findings.join('; ')}`);
    verifyEvents(database, file, 0);
  });
}

function verifyEvents(database: DatabaseSync, file: string, from: number): void {
  const select = database.prepare('SELECT * FROM event WHERE position > ? ORDER BY position LIMIT ?');
  for (let position = from; ;) {
    const rows = select.all(position, CHUNK) as unknown as EventRow[];
    const damaged = rows.find((row) => checksumOf(row) !== row.checksum);
    if (damaged !== undefined) {
      throw new StorageRefusal(file, `the event at position ${damaged.position} is not what was written.`);
    }
    if (rows.length < CHUNK) return;
    position = rows.at(-1)?.position ?? position;
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
