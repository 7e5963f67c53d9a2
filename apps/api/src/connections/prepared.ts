import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { SharedReads } from './shared-reads';

export type Statement = { readonly name: string; readonly text: string };

const reads = new WeakMap<DataSource, SharedReads>();

const readsOf = (database: DataSource): SharedReads => {
  const known = reads.get(database);
  if (known !== undefined) return known;
  const own = new SharedReads();
  reads.set(database, own);
  return own;
};

/**
 * Runs a statement that reads, which Postgres parses and plans once a connection (a page of standings costs a third less so), once
 * for all who ask the same meanwhile. For the few that are asked all evening; everything else goes through the repositories.
 */
export const prepared = async <Row extends object>(
  database: DataSource,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> => {
  // TypeORM keeps its pool under `master` and offers no prepared statements of its own.
  const { master } = database.driver as unknown as { readonly master: Pool };
  return readsOf(database).of(`${statement.name} ${JSON.stringify(values)}`, async () => {
    const { rows } = await master.query<Row>({ ...statement, values: [...values] });
    return rows;
  });
};
