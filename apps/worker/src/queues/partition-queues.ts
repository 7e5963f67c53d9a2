import { lanesOf, projectors, type Batch, type Lane } from '@arbitre/projections';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { SETTINGS } from '../connections/connections';
import { log } from '../log';
import type { Settings } from '../settings';
import { BatchMemory } from './batch-memory';
import { toJob, type BatchJob } from './batch-job';

export const PREFIX = 'arbitre';

export const queueName = ({ key, partition, partitions }: Lane): string =>
  `${key}-${partition}-of-${partitions}`;

/** Redis is a pipe: commands wait for it rather than fail, and nothing that was done is kept. */
export const connectionTo = (redisUrl: string) => ({ url: redisUrl, maxRetriesPerRequest: null });

/** The feeder's ends of the lanes' queues. */
@Injectable()
export class PartitionQueues implements OnApplicationShutdown {
  private readonly queues: ReadonlyMap<string, Queue<BatchJob>>;

  constructor(
    @Inject(SETTINGS) { redisUrl, partitions }: Settings,
    private readonly memory: BatchMemory,
  ) {
    const open = (name: string): Queue<BatchJob> => {
      const queue = new Queue<BatchJob>(name, {
        prefix: PREFIX,
        connection: connectionTo(redisUrl),
        defaultJobOptions: { removeOnComplete: true, removeOnFail: { count: 50 } },
      });
      queue.on('error', (error: Error) => {
        log.warn({ queue: name, reason: error.message }, 'Redis: queue');
      });
      return queue;
    };
    const names = lanesOf(projectors, partitions).map(queueName);
    this.queues = new Map(names.map((name) => [name, open(name)]));
  }

  /** One job of a queue at a time, whatever the number of workers. Redis may have forgotten it: said at every start. */
  async oneAtATime(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.setGlobalConcurrency(1)));
  }

  /** Queues batches, those of one lane in the order given. */
  async add(batches: readonly Batch[]): Promise<void> {
    this.memory.keep(batches);
    const byQueue = Map.groupBy(batches, queueName);
    await Promise.all(
      [...byQueue].map(([name, own]) =>
        this.queue(name).addBulk(own.map((batch) => ({ name: 'batch', data: toJob(batch) }))),
      ),
    );
  }

  /** Jobs that wait or are being worked on. */
  async depth(lane: Lane): Promise<number> {
    const counts = await this.queue(queueName(lane)).getJobCounts('waiting', 'active', 'delayed');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private queue(name: string): Queue<BatchJob> {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new RangeError(`There is no queue ${name}.`);
    return queue;
  }
}
