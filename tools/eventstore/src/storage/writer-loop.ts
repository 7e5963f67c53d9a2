import type { DatabaseSync } from 'node:sqlite';
import { openWriter, takeOwnership } from './database';
import { checkIntegrity } from './integrity';
import { LogWriter } from './log-writer';
import type { Loop, Reply, WorkerSettings } from './messages';
import type { WriteRequest, WriteResult } from './requests';
import { metastreamOf } from './stream-metadata';

type Numbered<Request> = { readonly id: number; readonly request: Request };

/** Writes: all requests that arrived together share one transaction and one fsync. */
export function startWriter(settings: WorkerSettings, reply: Reply): Loop {
  const lock = takeOwnership(settings.dataDir);
  const database = openWriter(settings.dataDir, settings.quotaBytes);
  checkIntegrity(database, settings.dataDir);
  const writer = new GroupCommit(database);
  return (messages) => {
    const requests = messages.flatMap((message) => (message.kind === 'requests' ? message.requests : []));
    if (requests.length > 0) writer.commit(requests as readonly Numbered<WriteRequest>[], reply);
    if (messages.some((message) => message.kind === 'stop')) {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      lock.close();
      reply({ kind: 'stopped' });
    }
  };
}

class GroupCommit {
  private readonly database: DatabaseSync;
  private readonly log: LogWriter;
  private readonly saveGroup;
  private readonly dropGroup;

  constructor(database: DatabaseSync) {
    this.database = database;
    this.log = new LogWriter(database, Date.now);
    this.saveGroup = database.prepare('INSERT OR REPLACE INTO consumer_group VALUES (?, ?, ?, ?)');
    this.dropGroup = database.prepare('DELETE FROM consumer_group WHERE stream = ? AND name = ?');
  }

  commit(requests: readonly Numbered<WriteRequest>[], reply: Reply): void {
    const before = this.log.position;
    const results = this.transact(requests) ?? requests.map((request) => this.alone(request));
    const end = this.log.position;
    const streams = [
      ...new Set(requests.flatMap(({ request }) => [request.stream, metastreamOf(request.stream)])),
    ];
    reply({ kind: 'results', results, ...(end > before && { committed: { streams, end } }) });
  }

  /** All in one transaction; undefined where it could not be committed and nothing of it was kept. */
  private transact(requests: readonly Numbered<WriteRequest>[]) {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const results = requests.map(({ id, request }) => ({ id, result: this.write(request) }));
      this.database.exec('COMMIT');
      return results;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      this.log.forget();
      if (requests.length > 1) return undefined;
      return requests.map(({ id }) => ({ id, result: refusal(error) }));
    }
  }

  /** One that cannot be written (a full disk) must not take its neighbours with it. */
  private alone(request: Numbered<WriteRequest>) {
    const [result] = this.transact([request]) ?? [];
    return result ?? { id: request.id, result: refusal('The write was not made.') };
  }

  private write(request: WriteRequest): WriteResult {
    switch (request.kind) {
      case 'append':
        return this.log.append(request);
      case 'delete':
        return this.log.delete(request);
      case 'save-group':
        this.saveGroup.run(request.stream, request.group, request.settings, request.checkpoint);
        return { kind: 'written', revision: 0, position: this.log.position };
      case 'drop-group':
        this.dropGroup.run(request.stream, request.group);
        return { kind: 'written', revision: 0, position: this.log.position };
    }
  }
}

function refusal(error: unknown): WriteResult {
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: 'refused', reason: reason.includes('full') ? `No room left on disk: ${reason}` : reason };
}
