import type { Batch } from '@arbitre/projections';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { SETTINGS } from '../connections/connections';
import { log } from '../log';
import type { Settings } from '../settings';
import { toJob, type BatchJob } from './batch-job';

export const PREFIX = 'arbitre';

export const queueName = (partition: number, partitions: number): string =>
  `partition-${partition}-of-${partitions}`;

/** Redis is a pipe: commands wait for it rather than fail, and nothing that was done is kept. */
export const connectionTo = (redisUrl: string) => ({ url: redisUrl, maxRetriesPerRequest: null });

/** The feeder's ends of the partitions' queues. */
@Injectable()
export class PartitionQueues implements OnApplicationShutdown {
  private readonly queues: readonly Queue<BatchJob>[];

  constructor(@Inject(SETTINGS) { redisUrl, partitions }: Settings) {
    this.queues = Array.from({ length: partitions }, (_, partition) => {
      const queue = new Queue<BatchJob>(queueName(partition, partitions), {
        prefix: PREFIX,
        connection: connectionTo(redisUrl),
        defaultJobOptions: { removeOnComplete: true, removeOnFail: { count: 50 } },
      });
      queue.on('error', (error: Error) => {
        log.warn({ partition, reason: error.message }, 'Redis: queue');
      });
      return queue;
    });
  }

  /** One job of a queue at a time, whatever the number of workers. Redis may have forgotten it: said at every start. */
  async oneAtATime(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.setGlobalConcurrency(1)));
  }

  /** Queues batches, those of one partition in the order given. */
  async add(batches: readonly Batch[]): Promise<void> {
    const byPartition = Map.groupBy(batches, ({ partition }) => partition);
    await Promise.all(
      [...byPartition].map(([partition, own]) =>
        this.queue(partition).addBulk(own.map((batch) => ({ name: 'batch', data: toJob(batch) }))),
      ),
    );
  }

  /** Jobs that wait or are being worked on. */
  async depth(partition: number): Promise<number> {
    const counts = await this.queue(partition).getJobCounts('waiting', 'active', 'delayed');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
  }

  private queue(partition: number): Queue<BatchJob> {
    const queue = this.queues[partition];
    if (queue === undefined)
      throw new RangeError(`There is no partition ${partition} of ${this.queues.length}.`);
    return queue;
  }
}
