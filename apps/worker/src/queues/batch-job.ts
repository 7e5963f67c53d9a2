import { readCheckpoint, type Batch, type Lane } from '@arbitre/projections';

/**
 * A batch as Redis keeps it: where it lies in the log, and none of its events. Nobody has to trust Redis: positions are
 * decimal text (JSON numbers end at 2^53).
 */
export type BatchJob = Lane & {
  readonly after: string;
  readonly upTo: string;
};

export const toJob = ({ key, partition, partitions, after, upTo }: Batch): BatchJob => ({
  key,
  partition,
  partitions,
  after: after.toString(),
  upTo: upTo.toString(),
});

/** Where a job says that its batch lies. */
export type Claim = Omit<Batch, 'events'>;

/**
 * Reads a job of the queue of this lane.
 * @throws Error when it belongs to another one, NotAPosition when it says what cannot be a position
 */
export const fromJob = (job: BatchJob, { key, partition, partitions }: Lane): Claim => {
  if (job.key !== key || job.partition !== partition || job.partitions !== partitions)
    throw new Error(
      `A job of ${job.key} partition ${String(job.partition)} of ${String(job.partitions)} lay in the queue of another one.`,
    );
  return { key, partition, partitions, after: readCheckpoint(job.after), upTo: readCheckpoint(job.upTo) };
};
