import { requestFault } from './errors';

/** The order keys of the row that a page ended with. */
export type CursorKeys = readonly (string | number)[];

export const encodeCursor = (keys: CursorKeys): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

const isKeys = (value: unknown): value is CursorKeys =>
  Array.isArray(value) && value.every((key) => typeof key === 'string' || Number.isSafeInteger(key));

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
};

/** The keys of a cursor of this list; a GraphQL error when it is none (`kinds`: the types of the list's order keys). */
export const decodeCursor = (cursor: string, kinds: readonly ('text' | 'int')[]): CursorKeys => {
  const keys = parsed(cursor);
  const fits =
    isKeys(keys) &&
    keys.length === kinds.length &&
    keys.every((key, index) => (kinds[index] === 'int') === (typeof key === 'number'));
  if (fits) return keys;
  throw requestFault(
    'BAD_USER_INPUT',
    'after: this is not a cursor of this list; pass endCursor of its last page.',
  );
};
