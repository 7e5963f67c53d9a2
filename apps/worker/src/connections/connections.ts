import { connect, type EventStore } from '@arbitre/events';
import { createDataSource, migrate, stopWaiting } from '@arbitre/projections';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { log } from '../log';
import type { Settings } from '../settings';

export const SETTINGS = Symbol('Settings');
export const STORE = Symbol('EventStore');

/** A database that starts together with us gets this long. */
const DATABASE_PATIENCE_MS = 60_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const migrateWhenUp = async (dataSource: DataSource, partitions: number): Promise<void> => {
  const deadline = performance.now() + DATABASE_PATIENCE_MS;
  for (;;) {
    try {
      await migrate(dataSource, { partitions });
      return;
    } catch (error) {
      if (performance.now() > deadline)
        throw new Error(`Postgres (DATABASE_URL) cannot be used: ${messageOf(error)}`, { cause: error });
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

export const openStore = (settings: Settings): EventStore => connect(settings.storeUrl);

/** Ends what the others used, after them. */
@Injectable()
export class Connections implements OnApplicationShutdown {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
    await stopWaiting(this.dataSource);
    await this.dataSource.destroy();
    log.info('stopped');
  }
}
