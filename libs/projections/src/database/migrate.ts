import type { DataSource, EntityManager } from 'typeorm';
import { createGeneration, makeLive } from '../generation/generation';
import { partitionsOf } from '../partition';
import type { ReadModel } from '../projector';
import { projectors } from '../projectors';
import { secondSteps } from '../second-step/second-steps';

/** Any number that no other lock of ours uses: two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 762_001;

const firstGenerations = (dataSource: DataSource, partitions: number): Promise<void> =>
  dataSource.transaction(async (manager: EntityManager) => {
    const firstOf = async (model: ReadModel, count: number): Promise<void> => {
      const [known] = await manager.query<{ id: number }[]>(
        'SELECT id FROM projection.generation WHERE model = $1 LIMIT 1',
        [model.model],
      );
      if (known === undefined) await makeLive(manager, model, await createGeneration(manager, model, count));
    };
    for (const projector of projectors) await firstOf(projector, partitionsOf(projector.key, partitions));
    // Their marks are made from what the others show.
    for (const step of secondSteps) await firstOf(step, 1);
  });

/**
 * Brings the database to the newest schema and gives every model its first, empty generation. Safe to call at every
 * start, by several processes at once. `partitions` counts only for models that have no generation yet.
 */
export const migrate = async (
  dataSource: DataSource,
  options: { readonly partitions?: number } = {},
): Promise<void> => {
  if (!dataSource.isInitialized) await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await lock.query('CREATE SCHEMA IF NOT EXISTS projection');
    await dataSource.runMigrations();
    await firstGenerations(dataSource, options.partitions ?? 4);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
  }
};
