import type { RecordedEvent } from '@arbitre/events';
import type { Batch } from '@arbitre/projections';

/** A batch as Redis keeps it: positions as decimal text, because JSON numbers end at 2^53. */
export type BatchJob = {
  readonly partition: number;
  readonly partitions: number;
  readonly after: string;
  readonly upTo: string;
  readonly events: readonly (Omit<RecordedEvent, 'position'> & { readonly position: string })[];
};

export const toJob = ({ events, after, upTo, ...batch }: Batch): BatchJob => ({
  ...batch,
  after: after.toString(),
  upTo: upTo.toString(),
  events: events.map((event) => ({ ...event, position: event.position.toString() })),
});

export const fromJob = ({ events, after, upTo, ...job }: BatchJob): Batch => ({
  ...job,
  after: BigInt(after),
  upTo: BigInt(upTo),
  events: events.map((event) => ({ ...event, position: BigInt(event.position) })),
});
