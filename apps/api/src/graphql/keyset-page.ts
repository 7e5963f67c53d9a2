import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type CursorKeys, decodeCursor, encodeCursor, type KeyKind } from './cursor';
import { requestFault } from './errors';
import type { Page, PageArgs } from './page';
import type { Plain } from './plain';

/** Property of the row and its kind, in the order that makes every row's place unique. */
export type OrderKey<Row> = { readonly key: keyof Row & string; readonly kind: KeyKind };

export type Listing<Row> = {
  readonly order: readonly OrderKey<Row>[];
  readonly direction?: 'ASC' | 'DESC';
};

export const MOST_ROWS = 100;

export const checkedFirst = (first: number): number => {
  if (first >= 1 && first <= MOST_ROWS) return first;
  throw requestFault('BAD_USER_INPUT', `first: ${first} is not from 1 to ${MOST_ROWS}; page on with after.`);
};

/** Cuts a page out of up to `first + 1` rows that were read. Cursors are made, and rows counted, for those who ask. */
export const pageOf = <Row>(
  read: readonly Row[],
  first: number,
  countAll: () => Promise<number>,
  keysOf: (row: Row) => CursorKeys,
): Page<Row> => {
  const nodes = read.slice(0, first);
  const cursorOf = (row: Row): string => encodeCursor(keysOf(row));
  return {
    nodes,
    get totalCount() {
      return countAll();
    },
    get edges() {
      return nodes.map((node) => ({ cursor: cursorOf(node), node }));
    },
    get pageInfo() {
      const last = nodes.at(-1);
      return { hasNextPage: read.length > first, endCursor: last === undefined ? null : cursorOf(last) };
    },
  };
};

/** A page of a list that holds nothing for whoever asks. */
export const emptyPage = <Row>(first: number): Page<Row> =>
  pageOf<Row>(
    [],
    checkedFirst(first),
    () => Promise.resolve(0),
    () => [],
  );

/** The keys that a page starts behind; null for the first page. A GraphQL error when `after` is no cursor of this list. */
export const keysAfter = <Row>(
  { order }: Listing<Row>,
  after: string | null | undefined,
): CursorKeys | null =>
  after
    ? decodeCursor(
        after,
        order.map(({ kind }) => kind),
      )
    : null;

export const keysOf =
  <Row>({ order }: Listing<Row>) =>
  (row: Row): CursorKeys =>
    order.map(({ key, kind }) => (kind === 'position' ? String(row[key]) : (row[key] as string | number)));

/** One page of what `query` selects: rows behind the cursor's keys. */
export const keysetPage = async <Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  listing: Listing<Row>,
  { first, after }: Plain<PageArgs>,
): Promise<Page<Row>> => {
  const { order, direction = 'ASC' } = listing;
  const most = checkedFirst(first);
  const page = query.clone().take(most + 1);
  for (const { key } of order) page.addOrderBy(`${query.alias}.${key}`, direction);
  const keys = keysAfter(listing, after);
  if (keys !== null) {
    const columns = order.map(({ key }) => `${query.alias}.${key}`).join(', ');
    const marks = keys.map((_, index) => `:cursor${index}`).join(', ');
    const parameters = Object.fromEntries(keys.map((key, index) => [`cursor${index}`, key]));
    page.andWhere(`(${columns}) ${direction === 'ASC' ? '>' : '<'} (${marks})`, parameters);
  }
  return pageOf(await page.getMany(), most, () => query.getCount(), keysOf(listing));
};
