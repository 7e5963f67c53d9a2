import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { backUp } from './backup';
import { databaseFile, openMaintenance } from './database';
import { isNoRoom } from './disk-error';
import type { Loop, Reply, WorkerSettings } from './messages';
import type { Refused } from './requests';

/** Milliseconds between two looks at the write-ahead log. */
const LOOK_EVERY = 250;
/** Under load the log is copied this often (milliseconds); at rest, at the next look. */
const BUSY_EVERY = 5_000;

export interface MaintenanceRequest {
  readonly kind: 'backup';
  /** A file that does not exist yet. */
  readonly to: string;
}

export type MaintenanceResult = { readonly kind: 'backed-up'; readonly bytes: number } | Refused;

/** A disk that has no room for the copy, or fails it, leaves the events where they are: it is tried again at the next look. */
function copy(database: DatabaseSync, dataDir: string, reply: Reply): boolean {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    reply({ kind: 'settled', incident: 'copying-failed' });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const level = isNoRoom(error, dataDir) ? 'warning' : 'alarm';
    const message = `The write-ahead log could not be copied into the file, and grows until it can: ${reason}`;
    reply({ kind: 'incident', incident: { level, incident: 'copying-failed', message } });
    return false;
  }
}

/** Moves the write-ahead log into the file beside the writer's commits, and takes backups while it runs. */
export function startMaintenance(settings: WorkerSettings, reply: Reply): Loop {
  const database = openMaintenance(settings.dataDir);
  const walFile = `${databaseFile(settings.dataDir)}-wal`;
  let [seen, copied, copiedAt] = [0, 0, 0];
  const timer = setInterval(() => {
    const mtimeMs = statSync(walFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const atRest = mtimeMs === seen;
    seen = mtimeMs;
    if (mtimeMs === copied || (!atRest && performance.now() - copiedAt < BUSY_EVERY)) return;
    copiedAt = performance.now();
    if (copy(database, settings.dataDir, reply)) copied = mtimeMs;
  }, LOOK_EVERY);
  return (messages) => {
    for (const message of messages) {
      if (message.kind === 'stop') {
        clearInterval(timer);
        database.close();
        reply({ kind: 'stopped' });
        return;
      }
      for (const { id, request } of message.requests) {
        const result = backUp(database, (request as MaintenanceRequest).to);
        reply({ kind: 'results', results: [{ id, result }] });
      }
    }
  };
}
