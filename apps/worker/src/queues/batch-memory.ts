import { lanesOf, projectors, type Batch } from '@arbitre/projections';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../connections/connections';
import type { Settings } from '../settings';
import type { BatchJob } from './batch-job';

/** A lane's queue is kept shorter than this. */
const MOST_OF_A_LANE = 64;

const keyOf = ({ key, partition, after, upTo }: Batch | BatchJob): string =>
  `${key} ${partition} ${after.toString()} ${upTo.toString()}`;

/**
 * The batches that this process has cut and queued, until they are worked here. What Redis says of a batch is only where it
 * lies in the log: its events come from this memory or, in another process, from the store.
 */
@Injectable()
export class BatchMemory {
  private readonly batches = new Map<string, Batch>();
  private readonly most: number;

  constructor(@Inject(SETTINGS) { partitions }: Pick<Settings, 'partitions'>) {
    this.most = MOST_OF_A_LANE * lanesOf(projectors, partitions).length;
  }

  keep(batches: readonly Batch[]): void {
    for (const batch of batches) this.batches.set(keyOf(batch), batch);
    for (const key of this.batches.keys()) {
      if (this.batches.size <= this.most) return;
      this.batches.delete(key);
    }
  }

  /** The batch that a job names, which is then forgotten; null when this process did not cut it. */
  take(job: BatchJob): Batch | null {
    const key = keyOf(job);
    const batch = this.batches.get(key) ?? null;
    this.batches.delete(key);
    return batch;
  }
}
