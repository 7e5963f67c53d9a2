import { generationIn, type Generation } from '../generation/generation';
import { announceCheckpoint } from '../batch/announce';
import { BEFORE_ALL } from '../batch/batch';
import { pause } from '../batch/pause';
import { BATCH_LIMITS, inTransaction } from '../batch/transaction';
import type { SecondStep } from '../second-step/second-step';
import { workOff } from '../second-step/work-off';
import type { RebuildOptions } from './rebuild';
import { exchange } from './swap';

/** Other workers work off marks of the new generation too; theirs are waited for this long at a time. */
const LOOK_AGAIN_MS = 50;

const left = async ({ dataSource }: RebuildOptions, { id }: Generation): Promise<number> => {
  const [row] = await dataSource.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM projection.mark WHERE generation = $1',
    [id],
  );
  return row?.count ?? 0;
};

/** Sources that are computed, of those that there were at the start: what people watch. */
const report = async (options: RebuildOptions, generation: Generation, of: number): Promise<number> => {
  const waiting = await left(options, generation);
  const done = Math.max(0, of - waiting);
  await options.dataSource.query(
    'UPDATE projection.generation SET events_done = $2, events_of = $3 WHERE id = $1',
    [generation.id, done, of],
  );
  options.onProgress?.({ model: generation.model, generation: generation.number, done, of });
  return waiting;
};

/**
 * Works off the marks that a generation of a second-step model began with, and shows it when none is left. What changes afterwards is
 * marked like everything else. Throws when a source cannot be computed.
 */
export const computeAndExchange = async (
  options: RebuildOptions,
  step: SecondStep,
  generation: Generation,
): Promise<void> => {
  const { dataSource, signal } = options;
  const of = await left(options, generation);
  for (;;) {
    signal?.throwIfAborted();
    const done = await workOff(dataSource, step, {
      onFailure: ({ source, error }) => {
        throw new Error(`${step.model} cannot be computed from ${source}: ${error}`);
      },
    });
    if ((await report(options, generation, of)) === 0) break;
    if (done === 0) await pause(LOOK_AGAIN_MS, signal);
  }
  signal?.throwIfAborted();
  await inTransaction(dataSource, BATCH_LIMITS, async (tx, { manager }) => {
    await exchange(manager, step, await generationIn(manager, step.model, 'live'), generation);
    // Who waits for marks of the old one asks again.
    await announceCheckpoint(tx, { model: step.model, partition: 0, partitions: 1, position: BEFORE_ALL });
  });
};
