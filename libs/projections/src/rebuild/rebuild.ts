import type { EventStore } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { createGeneration, dropGeneration, generationIn, type Generation } from '../generation/generation';
import { partitionsOf } from '../partition';
import type { Projector, ReadModel } from '../projector';
import { projectorOf } from '../projectors';
import type { SecondStep } from '../second-step/second-step';
import { secondStepOf } from '../second-step/second-steps';
import { sweep, withRebuildLock } from './abandoned';
import { fill, type RebuildProgress } from './fill';
import { computeAndExchange } from './second-step';
import { swap } from './swap';

export type RebuildOptions = {
  readonly dataSource: DataSource;
  readonly store: Pick<EventStore, 'readAll' | 'head'>;
  /** Partitions that competitions are cut into in the new generation; default: as in the live one. */
  readonly partitions?: number;
  /** Aborting cancels the rebuild: the half-built copy is dropped, the live one was never touched. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RebuildProgress) => void;
};

/** A last stretch of this many events or fewer is applied while the live processors wait. */
const CLOSE_ENOUGH = 500;

const start = (options: RebuildOptions, model: Projector | SecondStep): Promise<Generation> =>
  options.dataSource.transaction(async (manager) => {
    const live = await generationIn(manager, model.model, 'live');
    const partitions = options.partitions ?? live?.partitions ?? 4;
    return createGeneration(manager, model, 'key' in model ? partitionsOf(model.key, partitions) : 1);
  });

/** Fills until so little is missing that the swap can apply it; the log may grow meanwhile. */
const catchUpAndSwap = async (options: RebuildOptions, generation: Generation): Promise<void> => {
  for (;;) {
    const read = await fill(options, generation);
    if (read > CLOSE_ENOUGH) continue;
    if (await swap(options, generation)) return;
  }
};

/**
 * Builds a model anew beside the live copy, from the whole log or, a second-step model, from what the others show; swaps the two in one transaction when it has caught up,
 * and drops the old one. Progress is in `projection.generation`. Throws when another process is rebuilding this model,
 * and the signal's reason when it is cancelled; either way it can be run again at once.
 */
export const rebuild = async (model: ReadModel['model'], options: RebuildOptions): Promise<Generation> => {
  const { dataSource } = options;
  return withRebuildLock(dataSource, model, async () => {
    await sweep(dataSource, model);
    const step = secondStepOf(model);
    const generation = await start(options, step ?? projectorOf(model));
    try {
      await (step === null
        ? catchUpAndSwap(options, generation)
        : computeAndExchange(options, step, generation));
    } catch (error) {
      await dataSource.transaction((manager) => dropGeneration(manager, generation));
      throw error;
    }
    await sweep(dataSource, model);
    return generation;
  });
};
