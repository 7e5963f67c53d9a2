import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type EventStore } from '@arbitre/events';
import { createDataSource, migrate, stopWaiting } from '@arbitre/projections';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests run against the real store, which no product code of this layer knows
import type { EventStoreOptions } from '@arbitre/eventstore';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests start a Postgres and a Redis of their own
import {
  startEventStoreUnderTest,
  startPostgres,
  startRedis,
  type EventStoreUnderTest,
} from '@arbitre/testing';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';

export type Services = {
  /** The environment of a worker that uses these services. */
  readonly environment: Readonly<Record<string, string>>;
  readonly store: EventStore;
  readonly database: DataSource;
  readonly redis: Redis;
  /** Moves and kills the store's leader, where it plays a cluster. */
  readonly cluster: EventStoreUnderTest['cluster'];
  stop(): Promise<void>;
};

type StoreOptions = Omit<EventStoreOptions, 'dataDir' | 'port'>;

/** Event store, Postgres and Redis, all real and all of the test's own. */
export const startServices = async (options: StoreOptions = {}): Promise<Services> => {
  const folder = await mkdtemp(join(tmpdir(), 'arbitre-worker-'));
  const [postgres, redisServer] = await Promise.all([startPostgres(), startRedis()]);
  const eventStore = await startEventStoreUnderTest(join(folder, 'store'), options);
  const store = connect(eventStore.connectionString);
  const database = createDataSource(postgres.url);
  await migrate(database);
  const redis = new Redis(redisServer.url);
  return {
    environment: {
      ESDB_URL: eventStore.connectionString,
      DATABASE_URL: postgres.url,
      REDIS_URL: redisServer.url,
      PARTITIONS: '4',
    },
    store,
    database,
    redis,
    cluster: eventStore.cluster,
    stop: async () => {
      redis.disconnect();
      await store.close();
      await stopWaiting(database);
      await database.destroy();
      await eventStore.stop();
      await Promise.all([postgres.stop(), redisServer.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
