import { statSync } from 'node:fs';
import { backUp } from './backup';
import { databaseFile, openMaintenance } from './database';
import type { Loop, Reply, WorkerSettings } from './messages';

const CHECKPOINT_EVERY = 250;

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
  let copied = 0;
  const timer = setInterval(() => {
    const { mtimeMs } = statSync(walFile);
    if (mtimeMs === copied) return;
    copied = mtimeMs;
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }, CHECKPOINT_EVERY);
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
