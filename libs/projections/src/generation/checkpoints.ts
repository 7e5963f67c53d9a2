import type { DataSource } from 'typeorm';
import { BEFORE_ALL } from '../batch/batch';
import type { Projector } from '../projector';
import { projectors } from '../projectors';

type LiveRow = { model: string; version: number; partitions: number };

/** Models whose live generation was built by another version of their projector, or cut into other partitions. */
export const outdated = async (dataSource: DataSource, partitions: number): Promise<readonly Projector[]> => {
  const live = await dataSource.query<LiveRow[]>(
    `SELECT model, version, partitions FROM projection.generation WHERE state = 'live'`,
  );
  return projectors.filter(
    ({ model, version }) =>
      !live.some((row) => row.model === model && row.version === version && row.partitions === partitions),
  );
};

/**
 * The checkpoint of every partition: that of its slowest model. Null when no model takes batches cut this way (all wait
 * for a rebuild, which reads the store itself).
 */
export const checkpoints = async (
  dataSource: DataSource,
  partitions: number,
): Promise<readonly bigint[] | null> => {
  const rows = await dataSource.query<{ partition: number; position: string }[]>(
    `SELECT c.partition, min(c.position) AS position
       FROM projection.checkpoint c
       JOIN projection.generation g ON g.id = c.generation
       JOIN unnest($1::text[], $2::int[]) AS p (model, version) ON p.model = g.model AND p.version = g.version
      WHERE g.state = 'live' AND g.partitions = $3
      GROUP BY c.partition`,
    [projectors.map(({ model }) => model), projectors.map(({ version }) => version), partitions],
  );
  if (rows.length === 0) return null;
  const positions = Array.from({ length: partitions }, () => BEFORE_ALL);
  for (const { partition, position } of rows) positions[partition] = BigInt(position);
  return positions;
};
