import { type Raw, type Reader, readerOf, type RowOf, type Table } from '@arbitre/projections';
import type { DataSource } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import { checkedFirst, keysAfter, keysOf, type Listing, pageOf } from './keyset-page';
import type { Page, PageArgs } from './page';
import type { Plain } from './plain';

/** What a row of a list must be besides its parent's: SQL with the marks `row` and `$value`. */
export type Condition = { readonly sql: string; readonly value: unknown };

/** A list that every parent (a competition, a region) has: rows of one read table, in their order, under the same conditions for all. */
export type ChildList<Of extends Table> = Listing<RowOf<Of>> & {
  readonly table: Of;
  /** The column in Postgres that names the parent; `competition` where it is not given. */
  readonly parent?: string;
  readonly where?: readonly Condition[];
};

const conditionsOf = (where: readonly Condition[], from: number): string =>
  where.map(({ sql }, index) => ` AND ${sql.replaceAll('$value', `$${from + index}`)}`).join('');

const readers = new WeakMap<Table, Reader<unknown>>();

/** The reader of a table whose rows are called `row`, made once. */
const rowsOf = <Of extends Table>(table: Of): Reader<RowOf<Of>> => {
  const made = readers.get(table) as Reader<RowOf<Of>> | undefined;
  const reader = made ?? readerOf(table, { from: 'row' });
  readers.set(table, reader);
  return reader;
};

/** The type of a key in Postgres. */
const SQL = { int: 'int', text: 'text', date: 'text', position: 'bigint' } as const;

/** The pages of several parents in one statement: each finds its own first rows by the list's index. */
const readPages = async <Of extends Table>(
  database: DataSource,
  { table, parent = 'competition', order, direction = 'ASC', where = [] }: ChildList<Of>,
  most: number,
  keys: readonly (string | number)[] | null,
  parents: readonly string[],
): Promise<ReadonlyMap<string, readonly RowOf<Of>[]>> => {
  const reader = rowsOf(table);
  const names = order.map(({ key }) => table.column(key).name);
  const marks = order.map(({ kind }, index) => `$${where.length + 3 + index}::${SQL[kind]}`).join(', ');
  const tuple = names.map((name) => `row.${name}`).join(', ');
  const after = keys === null ? '' : ` AND (${tuple}) ${direction === 'ASC' ? '>' : '<'} (${marks})`;
  const rows = await database.query<(Raw & { readonly parent: string })[]>(
    `SELECT parent.id AS parent, page.*
       FROM unnest($1::text[]) AS parent (id)
      CROSS JOIN LATERAL (
        SELECT ${reader.columns} FROM read.${table.name} AS row
         WHERE row.${parent} = parent.id${conditionsOf(where, 3)}${after}
         ORDER BY ${names.map((name) => `row.${name} ${direction}`).join(', ')} LIMIT $2) AS page
      ORDER BY ${['parent', ...order.map(({ key }) => `page."${key}" ${direction}`)].join(', ')}`,
    [parents, most + 1, ...where.map(({ value }) => value), ...(keys ?? [])],
  );
  return new Map([...Map.groupBy(rows, (row) => row.parent)].map(([id, of]) => [id, of.map(reader.row)]));
};

const countRows = async <Of extends Table>(
  database: DataSource,
  { table, parent = 'competition', where = [] }: ChildList<Of>,
  parents: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.query<{ parent: string; count: number }[]>(
    `SELECT row.${parent} AS parent, count(*)::int AS count FROM read.${table.name} AS row
      WHERE row.${parent} = ANY($1)${conditionsOf(where, 2)} GROUP BY 1`,
    [parents, ...where.map(({ value }) => value)],
  );
  return new Map(rows.map(({ parent, count }) => [parent, count]));
};

/**
 * The page of one parent. However many parents of a request ask for the same page, it is one statement, and one
 * more when they ask how many rows there are.
 */
export const childPage = async <Of extends Table>(
  database: DataSource,
  loaders: Loaders,
  list: ChildList<Of>,
  { first, after }: Plain<PageArgs>,
  parent: string,
): Promise<Page<RowOf<Of>>> => {
  const most = checkedFirst(first);
  const keys = keysAfter(list, after);
  const asked = JSON.stringify([list.table.name, list.where ?? []]);
  const rows = await loaders
    .by<readonly RowOf<Of>[]>(`page ${asked} ${most} ${after ?? ''}`, [], (parents) =>
      readPages(database, list, most, keys, parents),
    )
    .load(parent);
  const countAll = (): Promise<number> =>
    loaders.by<number>(`count ${asked}`, 0, (parents) => countRows(database, list, parents)).load(parent);
  return pageOf(rows, most, countAll, keysOf(list));
};
