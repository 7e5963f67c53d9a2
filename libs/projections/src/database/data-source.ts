import { DataSource } from 'typeorm';
import { projectors } from '../projectors';
import { secondSteps } from '../second-step/second-steps';
import { Incidents1763800000000 } from './migrations/1763800000000-incidents';
import { KeysAndMarks1763900000000 } from './migrations/1763900000000-keys-and-marks';
import { Vault1764000000000 } from './migrations/1764000000000-vault';
import { Accounts1764100000000 } from './migrations/1764100000000-accounts';
import { Grants1764200000000 } from './migrations/1764200000000-grants';
import { SecondFactors1764300000000 } from './migrations/1764300000000-second-factors';
import { Passkeys1764400000000 } from './migrations/1764400000000-passkeys';
import { ApiTokens1765000000000 } from './migrations/1765000000000-api-tokens';
import { Audit1768100000000 } from './migrations/1768100000000-audit';
import { RegistryImports1765600000000 } from './migrations/1765600000000-registry-imports';
import { SeeingAs1768200000000 } from './migrations/1768200000000-seeing-as';
import { CodeSeats1768300000000 } from './migrations/1768300000000-code-seats';
import { GrantsStamp1768400000000 } from './migrations/1768400000000-grants-stamp';
import { ChangeOfMasterKey1768500000000 } from './migrations/1768500000000-change-of-master-key';
import { Ties1764800000000 } from './migrations/1764800000000-ties';
import { Webhooks1765300000000 } from './migrations/1765300000000-webhooks';
import { TableCodes1765100000000 } from './migrations/1765100000000-table-codes';
import { ProjectionSchema1763700000000 } from './migrations/1763700000000-projection-schema';

/** The tables that `read` shows: what queries may ask for. */
export const readTables = [...projectors, ...secondSteps].flatMap(({ tables }) =>
  tables.filter(({ shown }) => shown),
);

/** A data source on the read models, not yet initialized. `url`: `postgres://user:password@host:port/database`. */
export const createDataSource = (url: string, options: { readonly poolSize?: number } = {}): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    schema: 'projection',
    entities: readTables,
    migrations: [
      ProjectionSchema1763700000000,
      Incidents1763800000000,
      KeysAndMarks1763900000000,
      Vault1764000000000,
      Accounts1764100000000,
      Grants1764200000000,
      SecondFactors1764300000000,
      Passkeys1764400000000,
      ApiTokens1765000000000,
      TableCodes1765100000000,
      Webhooks1765300000000,
      Ties1764800000000,
      Audit1768100000000,
      RegistryImports1765600000000,
      SeeingAs1768200000000,
      CodeSeats1768300000000,
      GrantsStamp1768400000000,
      ChangeOfMasterKey1768500000000,
    ],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize: options.poolSize ?? 20,
    connectTimeoutMS: 5_000,
    applicationName: 'arbitre',
  });

/** The connection string that a data source was created with. */
export const urlOf = (dataSource: DataSource): string => {
  const { options } = dataSource;
  if (options.type === 'postgres' && options.url !== undefined) return options.url;
  throw new Error(
    'The read models need a data source made by createDataSource(url): this one has no Postgres URL.',
  );
};
