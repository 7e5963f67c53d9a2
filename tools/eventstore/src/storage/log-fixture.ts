import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile, openWriter } from './database';
import { newEventId } from './event-id';
import { LogReader } from './log-reader';
import { LogWriter } from './log-writer';
import { packed, type ProposedEvent } from './proposed-events';
import type { Page, ReadRequest, ReadStreamRequest } from './requests';

/** A log on disk for the specs of this folder, written and read on one connection by a clock of the spec's own. */
export interface LogFixture {
  readonly dataDir: string;
  readonly file: string;
  readonly database: DatabaseSync;
  readonly reader: LogReader;
  /** Milliseconds since 1970. */
  now: number;
  append(stream: string, ...sizes: number[]): void;
  /** @throws Error for anything but a page */
  page(request: ReadRequest): Page;
  close(): void;
}

export function logFixture(now = Date.UTC(2026, 0, 1)): LogFixture {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbitre-log-'));
  const database = openWriter(dataDir);
  const clock = () => fixture.now;
  const writer = new LogWriter(database, clock);
  const reader = new LogReader(database, clock);
  const fixture: LogFixture = {
    ...{ dataDir, file: databaseFile(dataDir), database, reader, now },
    append: (stream, ...sizes) => {
      writer.append({ kind: 'append', stream, expected: 'any', events: [packed(sizes.map(eventOf))] });
    },
    page: (request) => {
      const result = reader.read(request);
      if (result.kind !== 'page') throw new Error(`The read answered ${result.kind}.`);
      return result;
    },
    close: () => {
      if (database.isOpen) database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
  return fixture;
}

export const WHOLE = {
  from: 'start',
  backwards: false,
  resolveLinks: false,
  structuredIds: false,
  records: true,
  maxCount: Number.MAX_SAFE_INTEGER,
} as const;

/** A read of a whole stream, as records. */
export const wholeStream = (stream: string): ReadStreamRequest => ({
  kind: 'read-stream',
  stream,
  subscription: false,
  ...WHOLE,
});

/** Takes an event out of an index and leaves it in the table, as a damaged page of the index would. */
export function loseIndexRecord(file: string, index: string, position: number): void {
  const database = new DatabaseSync(file, { defensive: false });
  const row = database.prepare('SELECT * FROM event WHERE position = ?').get(position) ?? {};
  const definition = database.prepare('SELECT * FROM sqlite_schema WHERE name = ?').get(index) ?? {};
  database.prepare('DELETE FROM event WHERE position = ?').run(position);
  database.exec('PRAGMA writable_schema = ON');
  database.prepare('DELETE FROM sqlite_schema WHERE name = ?').run(index);
  database.exec('PRAGMA writable_schema = RESET');
  database
    .prepare(`INSERT INTO event VALUES (${Object.keys(row).fill('?').join()})`)
    .run(...Object.values(row));
  database.exec('PRAGMA writable_schema = ON');
  database.prepare('INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)').run(...Object.values(definition));
  database.exec('PRAGMA writable_schema = RESET');
  database.close();
}

const eventOf = (bytes: number): ProposedEvent => ({
  ...{ id: newEventId(), type: 'Played', json: false },
  metadata: Buffer.alloc(0),
  data: Buffer.alloc(bytes, 97),
});
