import type { DatabaseSync } from 'node:sqlite';
import { openWriter, takeOwnership } from './database';
import { Gathering } from './gathering';
import { HighWaterMark } from './high-water-mark';
import type { Incident } from '../incidents';
import { writeFailure } from './disk-error';
import { checkAtStart } from './integrity';
import { LogWriter } from './log-writer';
import type { Loop, Reply, ToWorker, WorkerSettings } from './messages';
import type { AppendRequest, WriteRequest, WriteResult } from './requests';
import { largePieces } from './proposed-events';
import { metastreamOf } from './stream-metadata';

type Requests = readonly Numbered<WriteRequest>[];
type Numbered<Request> = { readonly id: number; readonly request: Request };

/** What arrives while a transaction is made joins it, up to so many requests. */
const GROUP = 512;
/** A group with so much in batches is committed without those who come meanwhile: they are read while it is on its way. */
const BATCHED = 100;

/** Events beyond the first of each append. */
const batchedIn = (requests: Requests): number =>
  requests.reduce((sum, { request }) => sum + (request.kind === 'append' ? eventsIn(request) - 1 : 0), 0);

const eventsIn = ({ events }: AppendRequest): number => events.reduce((sum, { count }) => sum + count, 0);

/** Writes: all requests that arrived together, or while those were written, share one transaction and one fsync. */
export function startWriter(settings: WorkerSettings, reply: Reply): Loop {
  const lock = takeOwnership(settings.dataDir);
  checkAtStart(settings.dataDir);
  const database = openWriter(settings.dataDir, settings.quotaBytes);
  const writer = new GroupCommit(database, settings.dataDir);
  return (messages, more = () => []) => {
    const heard = [...messages];
    const later = () => {
      const arrived = more();
      heard.push(...arrived);
      return requestsOf(arrived);
    };
    const requests = requestsOf(messages);
    if (requests.length > 0) writer.commit(requests, later, reply);
    if (heard.some((message) => message.kind === 'stop')) {
      tidy(database);
      writer.close();
      database.close();
      lock.close();
      reply({ kind: 'stopped' });
    }
  };
}

const requestsOf = (messages: readonly ToWorker[]): Requests =>
  messages.flatMap((message) => (message.kind === 'requests' ? message.requests : [])) as Requests;

/** Leaves one file where it can: without room for the copy the events stay in the write-ahead log, for the next start. */
function tidy(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    return;
  }
}

class GroupCommit {
  private readonly database: DatabaseSync;
  private readonly log: LogWriter;
  private readonly mark: HighWaterMark;
  private readonly dataDir: string;
  private readonly gathering = new Gathering();
  private readonly incidents: Incident[] = [];
  /** Whether it was told that the disk is full, and not yet that it has room again. */
  private saidFull = false;
  /** The position of the last event that is on disk. */
  private end: number;
  /** Why no write can be made any more. */
  private broken: Error | undefined;
  private readonly saveGroup;
  private readonly dropGroup;

  constructor(database: DatabaseSync, dataDir: string) {
    this.database = database;
    this.log = new LogWriter(database, Date.now);
    if (this.log.position === 0) this.begin();
    this.end = this.log.position;
    this.dataDir = dataDir;
    this.mark = new HighWaterMark(dataDir, this.end);
    this.saveGroup = database.prepare('INSERT OR REPLACE INTO consumer_group VALUES (?, ?, ?, ?)');
    this.dropGroup = database.prepare('DELETE FROM consumer_group WHERE stream = ? AND name = ?');
  }

  private begin(): void {
    this.database.exec('BEGIN IMMEDIATE');
    this.log.begin();
    this.database.exec('COMMIT');
  }

  /** @param more what has arrived since: it joins */
  commit(first: readonly Numbered<WriteRequest>[], more: () => Requests, reply: Reply): void {
    const before = this.end;
    const requests = [...first];
    const results = this.transact(requests, more) ?? requests.map((request) => this.alone(request));
    this.tell(results, reply);
    const { end } = this;
    if (end > before) this.mark.raise(end);
    const streams = [
      ...new Set(requests.flatMap(({ request }) => [request.stream, metastreamOf(request.stream)])),
    ];
    reply({ kind: 'results', results, ...(end > before && { committed: { streams, end } }) });
    for (const { request } of requests) for (const piece of largePieces(request)) piece.transfer(0);
    if (this.broken !== undefined) throw this.broken;
  }

  close(): void {
    this.mark.close();
  }

  /** Only what is news: each message wakes the thread of the calls, which has answers to send. */
  private tell(results: readonly { readonly result: WriteResult }[], reply: Reply): void {
    if (this.saidFull && results.some(({ result }) => result.kind === 'written')) {
      this.saidFull = false;
      reply({ kind: 'settled', incident: 'disk-full' });
    }
    for (const incident of this.incidents.splice(0)) {
      this.saidFull ||= incident.incident === 'disk-full';
      reply({ kind: 'incident', incident });
    }
  }

  /** All in one transaction; undefined where it could not be committed and nothing of it was kept. */
  private transact(requests: Numbered<WriteRequest>[], more?: () => Requests) {
    try {
      this.gathering.begin();
      this.database.exec('BEGIN IMMEDIATE');
      const results: { id: number; result: WriteResult }[] = [];
      while (results.length < requests.length) {
        for (const { id, request } of requests.slice(results.length)) {
          results.push({ id, result: this.write(request) });
        }
        if (more !== undefined && requests.length < GROUP && batchedIn(requests) < BATCHED)
          requests.push(...this.gathering.joining(requests.length, more));
      }
      this.gathering.commit(results.length, () => {
        this.database.exec('COMMIT');
      });
      this.end = this.log.position;
      return results;
    } catch (error) {
      const { answer, incident } = writeFailure(error, this.dataDir);
      if (incident.level === 'fatal') this.broken = new Error(incident.message);
      else this.goBack();
      if (requests.length > 1 && this.broken === undefined) return undefined;
      this.incidents.push(...(this.broken === undefined ? [incident] : []));
      return requests.map(({ id }) => ({ id, result: answer }));
    }
  }

  /** To what the log holds. A log that cannot be read again is the end of the thread. */
  private goBack(): void {
    try {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      this.log.forget();
    } catch (error) {
      this.broken = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** One that cannot be written (a full disk) must not take its neighbours with it. */
  private alone(request: Numbered<WriteRequest>): { id: number; result: WriteResult } {
    if (this.broken !== undefined)
      return { id: request.id, result: { kind: 'refused', why: 'gone', reason: this.broken.message } };
    const [result] = this.transact([request]) ?? [];
    return result ?? { id: request.id, result: { kind: 'refused', reason: 'The write was not made.' } };
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
