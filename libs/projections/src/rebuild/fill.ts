import type { RecordedEvent } from '@arbitre/events';
import { BEFORE_ALL, readCheckpoint } from '../batch/batch';
import { applyPatiently } from '../batch/process-batch';
import type { Generation } from '../generation/generation';
import { partitionOf } from '../partition';
import type { Projector, ReadModel } from '../projector';
import { projectorOf, routing } from '../projectors';
import type { RebuildOptions } from './rebuild';

/** `done` events of `of`; `of` grows while the log does. */
export type RebuildProgress = {
  readonly model: ReadModel['model'];
  readonly generation: number;
  readonly done: number;
  readonly of: number;
};

/** Events read before they are applied: enough to make the bulk statements worth their round trips. */
const SLICE = 2_000;

const lowest = async ({ dataSource }: RebuildOptions, generation: Generation): Promise<bigint> => {
  const [row] = await dataSource.query<{ position: string }[]>(
    'SELECT min(position) AS position FROM projection.checkpoint WHERE generation = $1',
    [generation.id],
  );
  return row === undefined ? BEFORE_ALL : readCheckpoint(row.position);
};

type Counts = { readonly events_done: string; readonly events_of: string };

/** Counts what is done, and what the live generation has: the two numbers that people watch. */
const report = async ({ dataSource, onProgress }: RebuildOptions, generation: Generation): Promise<void> => {
  const [[row]] = await dataSource.query<[Counts[], number]>(
    `UPDATE projection.generation g SET
       events_done = (SELECT sum(events) FROM projection.checkpoint WHERE generation = g.id),
       events_of = greatest((SELECT sum(events) FROM projection.checkpoint WHERE generation = g.id),
                            (SELECT sum(c.events) FROM projection.checkpoint c JOIN projection.generation l
                                ON l.id = c.generation WHERE l.model = g.model AND l.state = 'live'))
     WHERE id = $1 RETURNING events_done, events_of`,
    [generation.id],
  );
  onProgress?.({
    model: generation.model,
    generation: generation.number,
    done: Number(row?.events_done ?? 0),
    of: Number(row?.events_of ?? 0),
  });
};

/** Applies a slice of the log (events of the model's key), every partition by itself and all at once. */
const applySlice = async (
  options: RebuildOptions,
  projector: Projector,
  generation: Generation,
  after: bigint,
  upTo: bigint,
  events: readonly RecordedEvent[],
): Promise<void> => {
  const { key } = projector;
  const { partitions } = generation;
  const byPartition = Map.groupBy(events, (event) =>
    partitionOf(routing.keyOf(event, key) ?? '', partitions),
  );
  await Promise.all(
    Array.from({ length: partitions }, (_, partition) =>
      applyPatiently({ ...options, generation: generation.id }, projector, {
        key,
        partition,
        partitions,
        after,
        upTo,
        events: byPartition.get(partition) ?? [],
      }),
    ),
  );
  await report(options, generation);
};

/**
 * Reads the log from the generation's checkpoints to its present end and applies it; the next slice is read while one is
 * applied. Gives the number of events read.
 */
export const fill = async (options: RebuildOptions, generation: Generation): Promise<number> => {
  const { store, signal } = options;
  const projector = projectorOf(generation.model);
  const head = (await store.head()) ?? BEFORE_ALL;
  let after = await lowest(options, generation);
  let applying: Promise<void> = Promise.resolve();
  let slice: RecordedEvent[] = [];
  let read = 0;
  const apply = async (upTo: bigint): Promise<void> => {
    await applying;
    signal?.throwIfAborted();
    applying = applySlice(options, projector, generation, after, upTo, slice);
    applying.catch(() => undefined); // Its failure is thrown where it is awaited.
    after = upTo;
    slice = [];
  };
  for await (const events of store.readAll({ after: after === BEFORE_ALL ? null : after, upTo: head })) {
    read += events.length;
    for (const event of events) if (routing.keyOf(event, projector.key) !== null) slice.push(event);
    const last = events.at(-1);
    if (slice.length >= SLICE && last !== undefined) await apply(last.position);
  }
  if (after < head) await apply(head);
  await applying;
  signal?.throwIfAborted();
  return read;
};
