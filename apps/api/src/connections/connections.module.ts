import { AuditLog } from '@arbitre/accounts';
import {
  connect,
  type EventStore,
  finishErasing,
  masterKey,
  refuseWrongStore,
  Vault,
  watchRisks,
} from '@arbitre/events';
import { createDataSource, migrate, openVault, stopWaiting } from '@arbitre/projections';
import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit';
import { Changes } from '../changes/changes';
import type { Settings } from '../settings';
import { withinDeadlines } from './database-deadline';
import { ReadYourWrites } from './read-your-writes';
import { RecordedStreams } from './recorded-streams';
import { RedisLink } from './redis-link';
import { ENDING, EVENT_STORE, SETTINGS, STORE_RISKS } from './tokens';

/** Node wraps a refused connection in an error without words of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join('; ')
    : error instanceof Error
      ? error.message
      : String(error);

/** Store and database of this process, opened once and closed last. */
@Global()
@Module({})
export class ConnectionsModule implements OnApplicationShutdown {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ENDING) private readonly ending: AbortController,
  ) {}

  static forSettings(settings: Settings): DynamicModule {
    const database = {
      provide: DataSource,
      useFactory: async () => {
        const dataSource = createDataSource(settings.databaseUrl);
        try {
          await migrate(dataSource, { partitions: settings.partitions });
        } catch (error) {
          throw new Error(`The database (DATABASE_URL) cannot be used: ${reasonOf(error)}`, { cause: error });
        }
        withinDeadlines(dataSource);
        return dataSource;
      },
    };
    const ending = new AbortController();
    const own = [
      { provide: ENDING, useValue: ending },
      { provide: SETTINGS, useValue: settings },
      {
        provide: EVENT_STORE,
        useFactory: async () => {
          await refuseWrongStore(settings.storeUrl);
          return connect(settings.storeUrl);
        },
      },
      {
        provide: STORE_RISKS,
        useFactory: () =>
          watchRisks(
            settings.storeUrl,
            (sentence) => {
              new Logger('EventStore').warn(sentence);
            },
            ending.signal,
          ),
      },
      database,
      {
        provide: Vault,
        inject: [DataSource, EVENT_STORE],
        useFactory: async (opened: DataSource, store: EventStore) => {
          const vault = await openVault(opened, await masterKey(settings.vaultKey, settings.vaultKeyFile));
          await finishErasing(store, vault);
          return vault;
        },
      },
      ReadYourWrites,
      RecordedStreams,
      RedisLink,
      Changes,
      {
        provide: AuditLog,
        inject: [DataSource],
        useFactory: (opened: DataSource) => new AuditLog(opened),
      },
      Audit,
    ];
    return { module: ConnectionsModule, providers: own, exports: own };
  }

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.store.close();
    await stopWaiting(this.database);
    await this.database.destroy();
  }
}
