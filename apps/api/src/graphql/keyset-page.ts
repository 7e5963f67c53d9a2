import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type CursorKeys, decodeCursor, encodeCursor } from './cursor';
import { requestFault } from './errors';
import type { Page, PageArgs } from './page';

/** Property of the row and its kind, in the order that makes every row's place unique. */
export type OrderKey<Row> = { readonly key: keyof Row & string; readonly kind: 'text' | 'int' };

export type Listing<Row> = {
  readonly order: readonly OrderKey<Row>[];
  readonly direction?: 'ASC' | 'DESC';
};

export const MOST_ROWS = 100;

export const checkedFirst = (first: number): number => {
  if (first >= 1 && first <= MOST_ROWS) return first;
  throw requestFault('BAD_USER_INPUT', `first: ${first} is not from 1 to ${MOST_ROWS}; page on with after.`);
};

/** Cuts a page out of up to `first + 1` rows that were read. Cursors are made for those who ask for them. */
export const pageOf = <Row, Node>(
  read: readonly Row[],
  first: number,
  totalCount: number,
  keysOf: (row: Row) => CursorKeys,
  nodeOf: (row: Row) => Node,
): Page<Node> => {
  const rows = read.slice(0, first);
  const nodes = rows.map(nodeOf);
  const cursorOf = (row: Row): string => encodeCursor(keysOf(row));
  return {
    nodes,
    totalCount,
    get edges() {
      return rows.map((row, index) => ({ cursor: cursorOf(row), node: nodes[index] as Node }));
    },
    get pageInfo() {
      const last = rows.at(-1);
      return { hasNextPage: read.length > first, endCursor: last === undefined ? null : cursorOf(last) };
    },
  };
};

/** One page of what `query` selects: rows behind the cursor's keys, and how many there are in all. */
export const keysetPage = async <Row extends ObjectLiteral, Node>(
  query: SelectQueryBuilder<Row>,
  { order, direction = 'ASC' }: Listing<Row>,
  { first, after }: PageArgs,
  nodeOf: (row: Row) => Node,
): Promise<Page<Node>> => {
  const most = checkedFirst(first);
  const page = query.clone().take(most + 1);
  for (const { key } of order) page.addOrderBy(`${query.alias}.${key}`, direction);
  if (after) {
    const keys = decodeCursor(
      after,
      order.map(({ kind }) => kind),
    );
    const columns = order.map(({ key }) => `${query.alias}.${key}`).join(', ');
    const marks = keys.map((_, index) => `:cursor${index}`).join(', ');
    const parameters = Object.fromEntries(keys.map((key, index) => [`cursor${index}`, key]));
    page.andWhere(`(${columns}) ${direction === 'ASC' ? '>' : '<'} (${marks})`, parameters);
  }
  const [rows, totalCount] = await Promise.all([page.getMany(), query.getCount()]);
  return pageOf(rows, most, totalCount, (row) => order.map(({ key }) => row[key] as string | number), nodeOf);
};
