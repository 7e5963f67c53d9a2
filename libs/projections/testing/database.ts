import type { EventStore, RecordedEvent } from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests start a Postgres of their own
import { startPostgres } from '@arbitre/testing';
import type { DataSource } from 'typeorm';
import type { Batch } from '../src/batch/batch';
import { createDataSource } from '../src/database/data-source';
import { migrate } from '../src/database/migrate';
import { lanesOf } from '../src/partition';
import { projectors, routing } from '../src/projectors';
import { secondSteps } from '../src/second-step/second-steps';
import { workOff } from '../src/second-step/work-off';

export type TestDatabase = {
  readonly url: string;
  /** A data source on an empty, migrated database of its own. */
  fresh(partitions?: number): Promise<DataSource>;
  stop(): Promise<void>;
};

/** One Postgres; each `fresh` gives a database of its own in it. */
export const startDatabase = async (): Promise<TestDatabase> => {
  const postgres = await startPostgres();
  const opened: DataSource[] = [];
  const admin = createDataSource(postgres.url);
  await admin.initialize();
  return {
    url: postgres.url,
    fresh: async (partitions = 2) => {
      const name = `test_${opened.length}`;
      await admin.query(`CREATE DATABASE ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      const dataSource = createDataSource(url.href);
      await migrate(dataSource, { partitions });
      opened.push(dataSource);
      return dataSource;
    },
    stop: async () => {
      for (const dataSource of opened) if (dataSource.isInitialized) await dataSource.destroy();
      await admin.destroy();
      await postgres.stop();
    },
  };
};

/** Gives each test of a suite a database of its own, with so many partitions, before `prepare` is done with it. */
export const freshForEach = (
  partitions: number,
  prepare: (database: DataSource) => void | Promise<void>,
): void => {
  let postgres: TestDatabase;
  beforeAll(async () => {
    postgres = await startDatabase();
  }, 60_000);
  beforeEach(async () => {
    await prepare(await postgres.fresh(partitions));
  });
  afterAll(() => postgres.stop());
};

/** Empties every model, as if no event had ever been applied. */
export const forgetAll = async (dataSource: DataSource): Promise<void> => {
  const live = await dataSource.query<{ schema: string }[]>(
    `SELECT schema FROM projection.generation WHERE state = 'live'`,
  );
  for (const { schema } of live) {
    const tables = await dataSource.query<{ table: string }[]>(
      'SELECT table_name AS "table" FROM information_schema.tables WHERE table_schema = $1',
      [schema],
    );
    await dataSource.query(`TRUNCATE ${tables.map(({ table }) => `${schema}.${table}`).join(', ')}`);
  }
  await dataSource.query('UPDATE projection.checkpoint SET position = -1, events = 0');
  await dataSource.query('DELETE FROM projection.alarm');
  await dataSource.query('DELETE FROM projection.mark');
};

/** One batch a lane with all of these events, partitions of competitions first. */
export const wholeBatches = (
  events: readonly RecordedEvent[],
  partitions = 2,
  after = -1n,
): readonly Batch[] =>
  lanesOf(projectors, partitions).map((lane) => ({
    ...lane,
    after,
    upTo: events.at(-1)?.position ?? after,
    events: routing.eventsFor(lane, events),
  }));

/** Works off every mark that second-step models have. */
export const computeAll = async (dataSource: DataSource): Promise<void> => {
  for (const step of secondSteps) while ((await workOff(dataSource, step)) > 0);
};

/** A log that is read like the store: in pages, between two positions. */
export const storeOf = (log: {
  readonly events: readonly RecordedEvent[];
}): Pick<EventStore, 'readAll' | 'head' | 'load'> => ({
  load: (stream) => {
    const events = log.events.filter((event) => event.stream === stream);
    return Promise.resolve({ stream, events, revision: events.length - 1 });
  },
  readAll: async function* ({ after, upTo, maxBatch = 1_000 }) {
    await Promise.resolve();
    const from = after ?? -1n;
    const wanted = log.events.filter(
      ({ position }) => position > from && (upTo === undefined || position <= upTo),
    );
    for (let i = 0; i < wanted.length; i += maxBatch) yield wanted.slice(i, i + maxBatch);
  },
  head: () => Promise.resolve(log.events.at(-1)?.position ?? null),
});

/** The checkpoints of a model's live generation, by partition. */
export const checkpointsOf = async (dataSource: DataSource, model: string): Promise<readonly bigint[]> => {
  const rows = await dataSource.query<{ position: string }[]>(
    `SELECT c.position FROM projection.checkpoint c JOIN projection.generation g ON g.id = c.generation
      WHERE g.model = $1 AND g.state = 'live' ORDER BY c.partition`,
    [model],
  );
  return rows.map(({ position }) => BigInt(position));
};
