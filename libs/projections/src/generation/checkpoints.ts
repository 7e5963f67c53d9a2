import type { DataSource } from 'typeorm';
import { readCheckpoint } from '../batch/batch';
import { lanesOf, partitionsOf, type Lane } from '../partition';
import type { ReadModel } from '../projector';
import { projectors } from '../projectors';
import { secondSteps } from '../second-step/second-steps';

type LiveRow = { model: string; version: number; partitions: number };

/**
 * Models whose live generation was built by another version of theirs, or cut into other partitions: those of events first,
 * then those that are computed from them.
 */
export const outdated = async (dataSource: DataSource, partitions: number): Promise<readonly ReadModel[]> => {
  const live = await dataSource.query<LiveRow[]>(
    `SELECT model, version, partitions FROM projection.generation WHERE state = 'live'`,
  );
  const isBuilt = ({ model, version }: ReadModel, count: number): boolean =>
    live.some((row) => row.model === model && row.version === version && row.partitions === count);
  return [
    ...projectors.filter((projector) => !isBuilt(projector, partitionsOf(projector.key, partitions))),
    ...secondSteps.filter((step) => !isBuilt(step, 1)),
  ];
};

/**
 * How far a lane has come: everything at or below `after` is applied by its slowest model. Null where all its models wait for a
 * rebuild, which reads the store itself.
 */
export type LanePosition = Lane & { readonly after: bigint | null };

/** The checkpoint of every lane. */
export const checkpoints = async (
  dataSource: DataSource,
  partitions: number,
): Promise<readonly LanePosition[]> => {
  const rows = await dataSource.query<{ key: string; partition: number; position: string }[]>(
    `SELECT p.key, c.partition, min(c.position) AS position
       FROM projection.checkpoint c
       JOIN projection.generation g ON g.id = c.generation
       JOIN unnest($1::text[], $2::int[], $3::text[], $4::int[]) AS p (model, version, key, partitions)
         ON p.model = g.model AND p.version = g.version AND p.partitions = g.partitions
      WHERE g.state = 'live'
      GROUP BY p.key, c.partition`,
    [
      projectors.map(({ model }) => model),
      projectors.map(({ version }) => version),
      projectors.map(({ key }) => key),
      projectors.map(({ key }) => partitionsOf(key, partitions)),
    ],
  );
  const found = new Map(rows.map(({ key, partition, position }) => [`${key} ${partition}`, position]));
  return lanesOf(projectors, partitions).map((lane) => {
    const position = found.get(`${lane.key} ${lane.partition}`);
    return { ...lane, after: position === undefined ? null : readCheckpoint(position) };
  });
};
