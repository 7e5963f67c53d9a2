import type { EventStore } from '@arbitre/events';
import {
  beat,
  lanesOf,
  lastBeat,
  processBatch,
  processUpTo,
  projectors,
  type Lane,
  type Processing,
} from '@arbitre/projections';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Worker, type Job } from 'bullmq';
import type { DataSource } from 'typeorm';
import { SETTINGS, STORE } from '../connections/connections';
import { log } from '../log';
import { processName } from '../process-name';
import { fromJob, type BatchJob } from '../queues/batch-job';
import { BatchMemory } from '../queues/batch-memory';
import { connectionTo, PREFIX, queueName } from '../queues/partition-queues';
import type { Settings } from '../settings';
import { Computing } from './computing';
import { Counters } from './counters';

const BEAT_MS = 1_000;

/** Works the queue of every lane in order, one batch at a time, into every model of its key. */
@Injectable()
export class Projecting implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private workers: readonly Worker<BatchJob>[] = [];
  private heart: NodeJS.Timeout | null = null;
  private readonly stopping = new AbortController();
  private readonly name = processName('projectors');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
    private readonly counters: Counters,
    private readonly memory: BatchMemory,
    private readonly computing: Computing,
  ) {}

  onApplicationBootstrap(): void {
    const { partitions } = this.settings;
    this.workers = lanesOf(projectors, partitions).map((lane) => this.worker(lane));
    this.heart = setInterval(() => void this.beat(), BEAT_MS);
    void this.beat();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.heart !== null) clearInterval(this.heart);
    this.stopping.abort(new Error('the worker is stopping'));
    await Promise.all(this.workers.map((worker) => worker.close()));
    await lastBeat(this.dataSource, this.name).catch(() => undefined);
  }

  private worker(lane: Lane): Worker<BatchJob> {
    const { redisUrl } = this.settings;
    const { key, partition } = lane;
    const worker = new Worker<BatchJob>(queueName(lane), (job) => this.work(job, lane), {
      prefix: PREFIX,
      connection: connectionTo(redisUrl),
      concurrency: 1,
      // A frozen worker loses its job after this, and another one takes it.
      lockDuration: 3_000,
      stalledInterval: 1_000,
      maxStalledCount: 1_000,
    });
    worker.on('error', (error) => {
      log.warn({ key, partition, reason: error.message }, 'Redis: worker');
    });
    worker.on('failed', (_, error) => {
      log.warn({ key, partition, reason: error.message }, 'batch left for the next one to mend');
    });
    return worker;
  }

  private async work({ data }: Job<BatchJob>, lane: Lane): Promise<void> {
    const claim = fromJob(data, lane);
    const batch = this.memory.take(data);
    // Cut by another process, or by nobody: the store says what lies there.
    const results = await (batch === null
      ? processUpTo(this.processing(), projectors, claim)
      : processBatch(this.processing(), projectors, batch));
    this.counters.batches++;
    for (const applied of results.values()) {
      if (applied.kind === 'applied') this.counters.events += applied.events;
      if (applied.kind === 'skipped') this.counters.skipped++;
    }
    this.computing.wake();
  }

  private processing(): Processing {
    return {
      dataSource: this.dataSource,
      store: this.store,
      signal: this.stopping.signal,
      onAlarm: ({ model, key, event, error, tries }) => {
        this.counters.alarms++;
        const at = { stream: event.stream, revision: event.revision, position: event.position.toString() };
        log.error({ model, key, ...at, type: event.type, error, tries }, 'key parked');
      },
      onRetry: (retry) => {
        this.counters.retries++;
        log.warn(retry, 'batch failed, trying again');
      },
      onGap: ({ model, from, upTo }) => {
        this.counters.gaps++;
        log.info({ model, from: from.toString(), upTo: upTo.toString() }, 'gap: reading the store');
      },
    };
  }

  private async beat(): Promise<void> {
    const heartbeat = {
      process: this.name,
      role: 'projectors' as const,
      position: -1n,
      behindMs: 0,
      behindEvents: 0,
    };
    await beat(this.dataSource, heartbeat).catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'no heartbeat');
    });
  }
}
