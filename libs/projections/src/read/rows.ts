import type { DataSource } from 'typeorm';
import { readTables } from '../database/data-source';

/** Every row of every read table, by table, each as JSON text in the order of its primary key: for comparisons. */
export const allRows = async (
  dataSource: DataSource,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const read = readTables.map(async (table) => {
    const { name, keys } = table;
    const key = keys.map((property) => `"${table.column(property).name}"`).join(', ');
    const rows = await dataSource.query<{ row: string }[]>(
      `SELECT to_jsonb(t)::text AS row FROM read.${name} t ORDER BY ${key}`,
    );
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};
