import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { databaseFile } from './database';
import { StorageRefusal } from './refusal';

const DIGITS = 16;
const MARK = /^(\d{16})\n$/;

export const markFile = (dataDir: string): string => join(dataDir, 'events.mark');

/**
 * The position up to which writes were acknowledged, in a file beside the log. SQLite takes a `-wal` that was cut or left
 * behind for one that ends there, and would start without the newest events and without a word. The mark is written after
 * a commit is on disk and not synced itself: a power cut may set it back, and never ahead of the log.
 */
export class HighWaterMark {
  private readonly descriptor: number;

  constructor(dataDir: string, position: number) {
    const file = markFile(dataDir);
    this.descriptor = openSync(file, existsSync(file) ? 'r+' : 'w');
    this.raise(position);
  }

  /** A disk without room for it costs the warning, not the write. */
  raise(position: number): void {
    try {
      writeSync(this.descriptor, `${String(position).padStart(DIGITS, '0')}\n`, 0);
    } catch {
      // The older mark stays: it is behind the log.
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/** The folder's mark; 0 where it has none, or none that can be read. */
export function markOf(dataDir: string): number {
  const file = markFile(dataDir);
  return existsSync(file) ? Number(MARK.exec(readFileSync(file, 'latin1'))?.[1] ?? 0) : 0;
}

/**
 * @param mark read before the log is
 * @throws StorageRefusal for a log that ends before what was acknowledged
 */
export function checkEnd(database: DatabaseSync, dataDir: string, mark: number): void {
  const end = (database.prepare('SELECT max(position) AS position FROM event').get()?.position ??
    0) as number;
  if (end < mark) throw lostSince(dataDir, end, mark);
}

/** What is said of a log that ends too early. */
export const lostSince = (dataDir: string, end: number, mark: number): StorageRefusal =>
  new StorageRefusal(
    databaseFile(dataDir),
    `it ends at position ${end}, and writes up to ${mark} were acknowledged: its -wal was cut or left behind. ` +
      `To go on without those events, delete ${markFile(dataDir)}.`,
  );
