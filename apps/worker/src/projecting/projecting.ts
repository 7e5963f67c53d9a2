import type { EventStore } from '@arbitre/events';
import { beat, lastBeat, processBatch, projectors, type Processing } from '@arbitre/projections';
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
import { connectionTo, PREFIX, queueName } from '../queues/partition-queues';
import type { Settings } from '../settings';
import { Counters } from './counters';

const BEAT_MS = 1_000;

/** Works the queue of every partition in order, one batch at a time, into every model. */
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
  ) {}

  onApplicationBootstrap(): void {
    const { partitions } = this.settings;
    this.workers = Array.from({ length: partitions }, (_, partition) => this.worker(partition));
    this.heart = setInterval(() => void this.beat(), BEAT_MS);
    void this.beat();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.heart !== null) clearInterval(this.heart);
    this.stopping.abort(new Error('the worker is stopping'));
    await Promise.all(this.workers.map((worker) => worker.close()));
    await lastBeat(this.dataSource, this.name).catch(() => undefined);
  }

  private worker(partition: number): Worker<BatchJob> {
    const { redisUrl, partitions } = this.settings;
    const worker = new Worker<BatchJob>(queueName(partition, partitions), (job) => this.work(job), {
      prefix: PREFIX,
      connection: connectionTo(redisUrl),
      concurrency: 1,
      // A frozen worker loses its job after this, and another one takes it.
      lockDuration: 3_000,
      stalledInterval: 1_000,
      maxStalledCount: 1_000,
    });
    worker.on('error', (error) => {
      log.warn({ partition, reason: error.message }, 'Redis: worker');
    });
    worker.on('failed', (_, error) => {
      log.warn({ partition, reason: error.message }, 'batch left for the next one to mend');
    });
    return worker;
  }

  private async work(job: Job<BatchJob>): Promise<void> {
    const results = await processBatch(this.processing(), projectors, fromJob(job.data));
    this.counters.batches++;
    for (const applied of results.values()) {
      if (applied.kind === 'applied') this.counters.events += applied.events;
      if (applied.kind === 'skipped') this.counters.skipped++;
    }
  }

  private processing(): Processing {
    return {
      dataSource: this.dataSource,
      store: this.store,
      signal: this.stopping.signal,
      onAlarm: ({ model, competition, event, error, tries }) => {
        this.counters.alarms++;
        const at = { stream: event.stream, revision: event.revision, position: event.position.toString() };
        log.error({ model, competition, ...at, type: event.type, error, tries }, 'competition parked');
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
