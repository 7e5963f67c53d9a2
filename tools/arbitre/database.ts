import { type EventStore, masterKey, masterKeyFile, UnusableMasterKey, type Vault } from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests of the read models start services of tools; nothing that runs goes round
import { createDataSource, migrate, openVault } from '@arbitre/projections';
import type { DataSource } from 'typeorm';
import { CannotDo } from './exit-status';
import { repository } from './repository';
import { withStore } from './store';
import type { Terminal } from './terminal';
import { databaseTexts } from './texts/database';

/** The log, the database of this installation, and the vault in it. */
export type Installed = {
  readonly store: EventStore;
  readonly database: DataSource;
  readonly vault: Vault;
};

const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : (error as Error).message;

/** Runs `work` on the migrated database of this installation, and lets go of it. @throws CannotDo */
export const withTables = async <Result>(
  { environment, texts }: Terminal,
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> => {
  const said = databaseTexts[texts.language];
  const { DATABASE_URL: url = '' } = environment;
  if (url === '') throw new CannotDo(said.none);
  const database = createDataSource(url, { poolSize: POOL });
  try {
    await migrate(database).catch((error: unknown) => {
      throw new CannotDo(said.away(reasonOf(error)));
    });
    return await work(database);
  } catch (error) {
    throw error instanceof UnusableMasterKey ? new CannotDo(error.message) : error;
  } finally {
    if (database.isInitialized) await database.destroy();
  }
};

/** The file in which this installation's master key lies, where the environment does not give the key. */
export const vaultKeyFile = ({ environment }: Terminal): string => masterKeyFile(environment, repository);

const POOL = 8;

/** Runs `work` on the terminal's store and database, and lets go of them. @throws CannotDo where one is away */
export const withDatabase = <Result>(
  terminal: Terminal,
  work: (installed: Installed) => Promise<Result>,
): Promise<Result> =>
  withStore(terminal, (store) =>
    withTables(terminal, async (database) => {
      const key = await masterKey(terminal.environment.ARBITRE_VAULT_KEY, vaultKeyFile(terminal));
      return work({ store, database, vault: await openVault(database, key) });
    }),
  );

/** Runs `work` with a vault where there is a database, and without one where none is named: nobody is sealed or opened then. */
export const withPersons = <Result>(
  terminal: Terminal,
  work: (store: EventStore, vault?: Vault) => Promise<Result>,
): Promise<Result> =>
  (terminal.environment.DATABASE_URL ?? '') === ''
    ? withStore(terminal, (store) => work(store))
    : withDatabase(terminal, ({ store, vault }) => work(store, vault));
