import { connect, refuseWrongStore, watchRisks, type EventStore, type KnownRisks } from '@arbitre/events';
import { createDataSource, migrate, stopWaiting } from '@arbitre/projections';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { log } from '../log';
import type { Settings } from '../settings';

export const SETTINGS = Symbol('Settings');
export const STORE = Symbol('EventStore');
export const STORE_RISKS = Symbol('StoreRisks');

/** A database that starts together with us gets this long. */
const DATABASE_PATIENCE_MS = 60_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws Error with a sentence that says why Postgres cannot be used */
export const migrateNow = async (dataSource: DataSource, partitions: number): Promise<void> => {
  try {
    await migrate(dataSource, { partitions });
  } catch (error) {
    throw new Error(`Postgres (DATABASE_URL) cannot be used: ${messageOf(error)}`, { cause: error });
  }
};

const migrateWhenUp = async (dataSource: DataSource, partitions: number): Promise<void> => {
  const deadline = performance.now() + DATABASE_PATIENCE_MS;
  for (;;) {
    try {
      await migrateNow(dataSource, partitions);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      log.warn({ reason: messageOf(error) }, 'Postgres is not ready, trying again');
      await sleep(1_000);
    }
  }
};

/** An initialized data source on the newest schema; every partition and model may need a connection at once. */
export const openDatabase = async (settings: Settings): Promise<DataSource> => {
  const dataSource = createDataSource(settings.databaseUrl, { poolSize: settings.partitions * 3 + 8 });
  await migrateWhenUp(dataSource, settings.partitions);
  return dataSource;
};

/** @throws Error with a sentence when the address cannot become right by waiting */
export const openStore = async (settings: Settings): Promise<EventStore> => {
  await refuseWrongStore(settings.storeUrl);
  return connect(settings.storeUrl);
};

const ending = new AbortController();

/** What the account of the event store could do to the log, told once in the log of this process. */
export const storeRisksOf = (settings: Settings): KnownRisks =>
  watchRisks(
    settings.storeUrl,
    (sentence) => {
      log.warn(sentence);
    },
    ending.signal,
  );

/** Ends what the others used, after them. */
@Injectable()
export class Connections implements OnApplicationShutdown {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    ending.abort();
    await this.store.close();
    await stopWaiting(this.dataSource);
    await this.dataSource.destroy();
    log.info('stopped');
  }
}
