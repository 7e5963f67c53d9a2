import { Worker } from 'node:worker_threads';
import type { FromWorker, StorageRequest, StorageResult, ToWorker, WorkerSettings } from './messages';
import { workerFile } from '../program';

type Committed = NonNullable<Extract<FromWorker, { kind: 'results' }>['committed']>;

/** One storage thread, seen from the calls: requests of one turn travel together, each gets its result. */
export class StorageThread<Request extends StorageRequest, Result extends StorageResult> {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (result: Result) => void>();
  private outbox: { id: number; request: Request }[] = [];
  private lastId = 0;
  private failure: { readonly kind: 'refused'; readonly reason: string } | undefined;
  private readonly committed: (notice: Committed) => void;
  private stopped: () => void = () => undefined;

  private constructor(worker: Worker, committed: (notice: Committed) => void) {
    this.worker = worker;
    this.committed = committed;
  }

  /**
   * @param committed hears of each commit, before the writes that it holds are answered
   * @throws Error with the thread's refusal where the data cannot be opened.
   */
  static async start<Request extends StorageRequest, Result extends StorageResult>(
    settings: WorkerSettings,
    committed: (notice: Committed) => void = () => undefined,
  ): Promise<StorageThread<Request, Result>> {
    const worker = new Worker(workerFile(), {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    const thread = new StorageThread<Request, Result>(worker, committed);
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
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
      thread.fail(`The ${settings.role} thread ended: ${error.message}`);
    });
    return thread;
  }

  request(request: Request): Promise<Result> {
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

  /** A thread that died answers every request with the reason; health reports it, and a restart recovers. */
  private fail(reason: string): void {
    this.failure = { kind: 'refused', reason };
    for (const answer of this.waiting.values()) answer(this.failure as Result);
    this.waiting.clear();
    this.stopped();
  }

  private flush(): void {
    if (this.outbox.length === 0) return;
    this.worker.postMessage({ kind: 'requests', requests: this.outbox } satisfies ToWorker);
    this.outbox = [];
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'stopped') this.stopped();
    if (message.kind !== 'results') return;
    if (message.committed !== undefined) this.committed(message.committed);
    for (const { id, result } of message.results) {
      this.waiting.get(id)?.(result as Result);
      this.waiting.delete(id);
    }
  }
}
