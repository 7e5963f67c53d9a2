import type { DataSource } from 'typeorm';
import { dropGeneration, generationIn } from '../generation/generation';
import type { ReadModel } from '../projector';

type ModelName = ReadModel['model'];

/** First key of the rebuild locks; the second is the model's. */
const REBUILD_LOCK = 762_002;

export class RebuildRunning extends Error {
  constructor(model: ModelName) {
    super(
      `The read model "${model}" is being rebuilt by another process. Its progress is in projection.generation; ` +
        'wait for it, or stop that process first.',
    );
  }
}

/** Runs `work` while no other process can rebuild the same model. The lock goes with its connection. */
export const withRebuildLock = async <Result>(
  dataSource: DataSource,
  model: ModelName,
  work: () => Promise<Result>,
): Promise<Result> => {
  const runner = dataSource.createQueryRunner();
  const key = [REBUILD_LOCK, model];
  try {
    const [lock] = (await runner.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken', key)) as {
      taken: boolean;
    }[];
    if (lock?.taken !== true) throw new RebuildRunning(model);
    try {
      return await work();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1, hashtext($2))', key).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
};

/**
 * Clears away what earlier rebuilds left: a half-built generation whose process died, and schemas of generations that
 * are no longer shown. Only under the rebuild lock.
 */
export const sweep = async (dataSource: DataSource, model: ModelName): Promise<void> => {
  await dataSource.transaction(async (manager) => {
    const abandoned = await generationIn(manager, model, 'building');
    if (abandoned !== null) await dropGeneration(manager, abandoned);
  });
  const left = await dataSource.query<{ schema: string }[]>(
    `SELECT g.schema FROM projection.generation g JOIN pg_namespace n ON n.nspname = g.schema
      WHERE g.model = $1 AND g.state IN ('retired', 'cancelled')`,
    [model],
  );
  for (const { schema } of left) await dataSource.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  // A batch that ran beside the exchange may have marked what is no longer shown.
  await dataSource.query(
    `DELETE FROM projection.mark m USING projection.generation g
      WHERE g.id = m.generation AND g.model = $1 AND g.state IN ('retired', 'cancelled')`,
    [model],
  );
};
