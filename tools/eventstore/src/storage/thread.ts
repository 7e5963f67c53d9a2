import { Worker } from 'node:worker_threads';
import type { Incident } from '../incidents';
import type { FromWorker, StorageRequest, StorageResult, ToWorker, WorkerSettings } from './messages';
import type { Refused } from './requests';
import { workerFile } from '../program';
import { largePieces } from './proposed-events';

type Committed = NonNullable<Extract<FromWorker, { kind: 'results' }>['committed']>;

/** Who hears what a thread has to say. */
export interface Hearing {
  /** Of each commit, before the writes that it holds are answered. */
  readonly committed?: (notice: Committed) => void;
  readonly incident: (incident: Incident) => void;
  readonly settled: (incident: Incident['incident']) => void;
  /** The thread is gone, and what it was asked has been answered. */
  readonly died: (reason: string) => void;
}

/** One storage thread, seen from the calls: requests of one turn travel together, each gets its result. */
export class StorageThread<Request extends StorageRequest, Result extends StorageResult> {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (result: Result) => void>();
  private outbox: { id: number; request: Request }[] = [];
  private lastId = 0;
  private failure: Refused | undefined;
  private readonly hears: Hearing;
  private stopped: (() => void) | undefined;

  private constructor(worker: Worker, hears: Hearing) {
    this.worker = worker;
    this.hears = hears;
  }

  /** @throws Error with the thread's refusal where the data cannot be opened. */
  static async start<Request extends StorageRequest, Result extends StorageResult>(
    settings: WorkerSettings,
    hears: Hearing,
    file = workerFile(),
  ): Promise<StorageThread<Request, Result>> {
    const worker = new Worker(file, {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    const thread = new StorageThread<Request, Result>(worker, hears);
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => {
        reject(new Error(`The ${settings.role} thread ended with ${code}.`));
      });
      worker.once('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve();
        else
          reject(
            new Error(message.kind === 'failed' ? message.message : 'The storage thread did not start.'),
          );
      });
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    worker.on('message', (message: FromWorker) => {
      thread.receive(message);
    });
    worker.on('error', (error: Error) => {
      thread.fail(`The ${settings.role} thread died: ${error.message}`);
    });
    worker.on('exit', (code) => {
      thread.fail(`The ${settings.role} thread ended by itself with ${code}.`);
    });
    return thread;
  }

  request(request: Request): Promise<Result> {
    if (this.failure !== undefined) return Promise.resolve(this.failure as Result);
    if (this.outbox.length === 0)
      setImmediate(() => {
        this.flush();
      });
    const id = ++this.lastId;
    this.outbox.push({ id, request });
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
    });
  }

  /** Completes what was asked and ends the thread. */
  async stop(): Promise<void> {
    if (this.failure !== undefined) return;
    this.flush();
    const done = new Promise<void>((resolve) => {
      this.stopped = resolve;
    });
    this.worker.postMessage({ kind: 'stop' } satisfies ToWorker);
    await done;
    await this.worker.terminate();
  }

  /** A thread that died answers every request with the reason, those that wait and those that come. */
  private fail(reason: string): void {
    if (this.failure !== undefined) return;
    this.failure = { kind: 'refused', why: 'gone', reason };
    for (const answer of this.waiting.values()) answer(this.failure as Result);
    this.waiting.clear();
    this.outbox = [];
    if (this.stopped === undefined) this.hears.died(reason);
    else this.stopped();
  }

  private flush(): void {
    if (this.outbox.length === 0) return;
    const requests = this.outbox;
    const pieces = requests.flatMap(({ request }) => largePieces(request));
    this.worker.postMessage({ kind: 'requests', requests } satisfies ToWorker, pieces);
    this.outbox = [];
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'stopped') this.stopped?.();
    if (message.kind === 'incident') this.hears.incident(message.incident);
    if (message.kind === 'settled') this.hears.settled(message.incident);
    if (message.kind !== 'results') return;
    if (message.committed !== undefined) this.hears.committed?.(message.committed);
    for (const { id, result } of message.results) {
      this.waiting.get(id)?.(result as Result);
      this.waiting.delete(id);
    }
  }
}
