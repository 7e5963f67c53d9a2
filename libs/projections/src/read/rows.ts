import type { DataSource } from 'typeorm';
import { readEntities } from '../database/data-source';

/** Every row of every read table, by table, each as JSON text in the order of its primary key: for comparisons. */
export const allRows = async (
  dataSource: DataSource,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const tables = readEntities.map((entity) => {
    const { tableName, primaryColumns } = dataSource.getMetadata(entity);
    return { tableName, key: primaryColumns.map(({ databaseName }) => `"${databaseName}"`).join(', ') };
  });
  const read = tables.map(async ({ tableName, key }) => {
    const rows = await dataSource.query<{ row: string }[]>(
      `SELECT to_jsonb(t)::text AS row FROM read.${tableName} t ORDER BY ${key}`,
    );
    return [tableName, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};
