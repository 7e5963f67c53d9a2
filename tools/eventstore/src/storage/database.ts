import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageAbsent, StorageInUse, StorageRefusal } from './refusal';
import { APPLICATION_ID, FORMAT, SCHEMA } from './schema';

const PAGE_BYTES = 4096;
const CACHE_KIB = 16_384;
/** What only copies pages from one file to another looks at each once. */
const COPYING_CACHE_KIB = 2_048;

export const databaseFile = (dataDir: string): string => join(dataDir, 'events.db');

/**
 * The one connection that writes: a commit returns after its fsync. Makes the log where there is none; a process that was
 * killed while it made one leaves a file without tables, which is as good as none.
 * @param quotaBytes the file's largest size; undefined is as large as the disk.
 * @throws StorageRefusal for a file that is damaged, foreign or of another format.
 */
export function openWriter(dataDir: string, quotaBytes?: number): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = databaseFile(dataDir);
  return guarded(file, () => {
    const database = connect(file);
    if (isBlank(database)) {
      database.exec('PRAGMA journal_mode = WAL');
      database.exec(`BEGIN; ${SCHEMA} COMMIT;`);
    }
    checkIdentity(database, file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16384;');
    if (quotaBytes !== undefined)
      database.exec(`PRAGMA max_page_count = ${Math.ceil(quotaBytes / PAGE_BYTES)}`);
    return database;
  });
}

/**
 * Makes this process the folder's only server for as long as the connection returned is open. The lock is the operating
 * system's, so a process that was killed leaves none behind.
 * @throws StorageRefusal while another process has it.
 */
export function takeOwnership(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new StorageInUse(dataDir);
  }
}

/** A further connection to a store that a writer has opened. */
export function openReader(dataDir: string): DatabaseSync {
  const database = connect(databaseFile(dataDir));
  database.exec('PRAGMA query_only = 1');
  return database;
}

/**
 * Looks at a folder's log without a change to it, not even to its write-ahead log.
 * @returns undefined where the folder holds no log yet
 * @throws StorageRefusal for a file that is damaged, foreign or of another format
 */
export function inspect<Result>(
  dataDir: string,
  look: (database: DatabaseSync, file: string) => Result,
): Result | undefined {
  const file = databaseFile(dataDir);
  if (!existsSync(file) || existsSync(`${file}-journal`)) return undefined;
  return guarded(file, () => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      if (isBlank(database)) return undefined;
      checkIdentity(database, file);
      return look(database, file);
    } finally {
      database.close();
    }
  });
}

/**
 * A connection that copies the write-ahead log into the file and takes backups.
 * @throws StorageAbsent for a folder without a log, which it would make otherwise
 */
export function openMaintenance(dataDir: string): DatabaseSync {
  if (!existsSync(databaseFile(dataDir))) throw new StorageAbsent(dataDir);
  return connect(databaseFile(dataDir), COPYING_CACHE_KIB);
}

/** Rethrows what SQLite says of a broken file as a refusal. */
export function guarded<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof StorageRefusal) throw error;
    throw new StorageRefusal(file, error instanceof Error ? error.message : String(error));
  }
}

function connect(file: string, cacheKib = CACHE_KIB): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    `PRAGMA page_size = ${PAGE_BYTES}; PRAGMA cache_size = -${cacheKib}; PRAGMA busy_timeout = 5000;`,
  );
  return database;
}

/** Whether nothing was ever made in it. */
const isBlank = (database: DatabaseSync): boolean =>
  pragmaOf(database, 'application_id') === 0 &&
  pragmaOf(database, 'user_version') === 0 &&
  database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count === 0;

const pragmaOf = (database: DatabaseSync, name: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];

function checkIdentity(database: DatabaseSync, file: string): void {
  const pragma = (name: string) => pragmaOf(database, name);
  if (pragma('application_id') !== APPLICATION_ID) {
    throw new StorageRefusal(file, 'it is an SQLite file, but not one of an event store.');
  }
  if (pragma('user_version') !== FORMAT) {
    throw new StorageRefusal(
      file,
      `it has format ${String(pragma('user_version'))}, this version reads format ${FORMAT}.`,
    );
  }
}
