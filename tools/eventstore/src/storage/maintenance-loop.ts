import { statSync } from 'node:fs';
import { backUp } from './backup';
import { databaseFile, openMaintenance } from './database';
import type { Loop, Reply, WorkerSettings } from './messages';

/** Milliseconds between two looks at the write-ahead log. */
const LOOK_EVERY = 250;
/** Under load the log is copied this often (milliseconds); at rest, at the next look. */
const BUSY_EVERY = 5_000;

export interface MaintenanceRequest {
  readonly kind: 'backup';
  /** A file that does not exist yet. */
  readonly to: string;
}

export type MaintenanceResult =
  | { readonly kind: 'backed-up'; readonly bytes: number }
  | { readonly kind: 'refused'; readonly reason: string };

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
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    [copied, copiedAt] = [mtimeMs, performance.now()];
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
