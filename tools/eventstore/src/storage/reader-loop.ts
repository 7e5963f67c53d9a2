import { openReader } from './database';
import { LogReader } from './log-reader';
import type { Loop, Reply, WorkerSettings } from './messages';
import type { ReadRequest, ReadResult } from './requests';

/** Reads, one page after another, so that a short read waits for one page of a long one at most. */
export function startReader(settings: WorkerSettings, reply: Reply): Loop {
  const database = openReader(settings.dataDir);
  const reader = new LogReader(database, Date.now);
  const read = (request: ReadRequest): ReadResult => {
    try {
      return reader.read(request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reply({ kind: 'incident', incident: { level: 'alarm', incident: 'read-failed', message: reason } });
      return { kind: 'refused', why: 'damaged', reason };
    }
  };
  return (messages) => {
    for (const message of messages) {
      if (message.kind === 'stop') {
        database.close();
        reply({ kind: 'stopped' });
        return;
      }
      for (const { id, request } of message.requests) {
        const result = read(request as ReadRequest);
        reply(
          { kind: 'results', results: [{ id, result }] },
          result.kind === 'page' ? [result.bytes.buffer] : [],
        );
      }
    }
  };
}
