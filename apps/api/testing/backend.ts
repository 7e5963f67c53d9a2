import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLevel } from '@nestjs/common';
import { connect, type EventStore } from '@arbitre/events';
import {
  createDataSource,
  lanesOf,
  migrate,
  processBatch,
  projectors,
  routing,
  secondSteps,
  stopWaiting,
  workOff,
} from '@arbitre/projections';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests run against the real store, which no product code of this layer knows
import type { EventStoreOptions } from '@arbitre/eventstore';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests start a Postgres of their own
import { startEventStoreUnderTest, startPostgres } from '@arbitre/testing';
import { startApi, type RunningApi } from '../src/api';
import type { Settings } from '../src/settings';

const PARTITIONS = 4;

export type Backend = {
  readonly settings: Settings;
  readonly store: EventStore;
  readonly api: RunningApi;
  /** Holds the projections back, until they are let go again. */
  holdProjections(): Promise<void>;
  releaseProjections(): void;
  stop(): Promise<void>;
};

/** What the worker does, in this process: every event through every projector, in order. */
const project = (store: EventStore, database: ReturnType<typeof createDataSource>, after: bigint | null) => {
  let done = after ?? -1n;
  return store.subscribeToAll({
    after,
    handle: async (events, upTo) => {
      for (const lane of lanesOf(projectors, PARTITIONS)) {
        const batch = { ...lane, after: done, upTo, events: routing.eventsFor(lane, events) };
        await processBatch({ dataSource: database, store }, projectors, batch);
      }
      for (const step of secondSteps) while ((await workOff(database, step)) > 0);
      done = upTo;
    },
  });
};

/** Event store, Postgres, projections and API, all real and all of the test's own. */
export const startBackend = async (
  more: Partial<Settings> = {},
  options: Omit<EventStoreOptions, 'dataDir' | 'port'> = {},
  logger: readonly LogLevel[] | undefined = process.env.API_LOG
    ? ['log', 'warn', 'error', 'fatal']
    : undefined,
): Promise<Backend> => {
  const folder = await mkdtemp(join(tmpdir(), 'arbitre-api-'));
  const postgres = await startPostgres();
  const eventStore = await startEventStoreUnderTest(join(folder, 'store'), options);
  const settings: Settings = {
    ...{ storeUrl: eventStore.connectionString, databaseUrl: postgres.url, redisUrl: null },
    ...{
      host: '127.0.0.1',
      port: 0,
      tls: null,
      publicUrl: null,
      oidc: null,
      partitions: PARTITIONS,
      demoAccounts: true,
      firstAdministrator: null,
      secondFactor: [],
      webhookPrivate: true,
      jsonLog: false,
      auditInLog: false,
      sessionSeconds: 3600,
      idleSeconds: 1800,
      // As long as a test waits at most: on a loaded machine a password alone takes seconds.
      requestSeconds: 60,
    },
    ...{ vaultKey: randomBytes(32).toString('hex'), vaultKeyFile: join(folder, 'vault.key') },
    ...{
      adminDir: join(folder, 'admin'),
      wordsDirectory: join(folder, 'words'),
      origins: [],
      embedding: '*',
      budgets: null,
      // Longer than any test: a busy machine is no Redis that is away.
      budgetPatienceMs: 60_000,
      ...more,
    },
  };
  const database = createDataSource(postgres.url);
  await migrate(database, { partitions: PARTITIONS });
  const store = connect(eventStore.connectionString);
  const api = await startApi(settings, logger ?? false);
  let projecting = project(store, database, null);
  let held: bigint | null = null;
  return {
    settings,
    store,
    api,
    holdProjections: async () => {
      await projecting.stop();
      held = projecting.state.position;
    },
    releaseProjections: () => {
      projecting = project(store, database, held);
    },
    stop: async () => {
      await api.stop();
      await projecting.stop();
      await store.close();
      await stopWaiting(database);
      await database.destroy();
      await eventStore.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
