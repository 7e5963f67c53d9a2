import { DataSource } from 'typeorm';
import { AwardRow } from '../read/award-row';
import { CompetitionRow } from '../read/competition-row';
import { DealHistoryRow } from '../read/deal-history-row';
import { DealRow } from '../read/deal-row';
import { EntryRow } from '../read/entry-row';
import { RegionCompetitionRow, RegionLeaderRow, RegionRow, RegionStateRow } from '../read/region-rows';
import { SessionAwardRow } from '../read/session-award-row';
import { SessionRow } from '../read/session-row';
import { SoloRow } from '../read/solo-row';
import { StandingRowEntity } from '../read/standing-row';
import { Incidents1763800000000 } from './migrations/1763800000000-incidents';
import { KeysAndMarks1763900000000 } from './migrations/1763900000000-keys-and-marks';
import { ProjectionSchema1763700000000 } from './migrations/1763700000000-projection-schema';

/** The entities of the schema `read`: what queries may ask for. */
export const readEntities = [
  CompetitionRow,
  EntryRow,
  DealRow,
  DealHistoryRow,
  SessionRow,
  AwardRow,
  SessionAwardRow,
  SoloRow,
  StandingRowEntity,
  RegionRow,
  RegionStateRow,
  RegionCompetitionRow,
  RegionLeaderRow,
] as const;

/** A data source on the read models, not yet initialized. `url`: `postgres://user:password@host:port/database`. */
export const createDataSource = (url: string, options: { readonly poolSize?: number } = {}): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    schema: 'projection',
    entities: [...readEntities],
    migrations: [ProjectionSchema1763700000000, Incidents1763800000000, KeysAndMarks1763900000000],
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
