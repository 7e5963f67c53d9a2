import { requestFault } from './errors';

/** The order keys of the row that a page ended with. */
export type CursorKeys = readonly (string | number)[];

export const encodeCursor = (keys: CursorKeys): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** What a list's order key can be: the kinds of columns that lists are ordered by. */
export type KeyKind = 'text' | 'int' | 'date' | 'position';

/** Longer than any id and any name that a list is ordered by. */
const LONGEST_TEXT = 1000;
/** What a whole number's column holds. */
const INT = { least: -(2 ** 31), most: 2 ** 31 - 1 };
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** No column holds NUL or half a character; a text with them never came from here. */
const isText = (key: unknown): key is string =>
  typeof key === 'string' && key.length <= LONGEST_TEXT && !key.includes('\0') && key.isWellFormed();

/** Whether the list's column could hold it: the database would refuse anything else in words of its own. */
const KINDS: Readonly<Record<KeyKind, (key: unknown) => key is string | number>> = {
  text: isText,
  date: (key): key is string => isText(key) && DATE.test(key),
  position: (key): key is string => isText(key) && /^\d{1,18}$/.test(key),
  int: (key): key is number =>
    typeof key === 'number' && Number.isInteger(key) && key >= INT.least && key <= INT.most,
};

const isKeys = (value: unknown, kinds: readonly KeyKind[]): value is CursorKeys =>
  Array.isArray(value) &&
  value.length === kinds.length &&
  kinds.every((kind, index) => KINDS[kind]((value as readonly unknown[])[index]));

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
};

/** The keys of a cursor of this list; a GraphQL error when it is none (`kinds`: the types of the list's order keys). */
export const decodeCursor = (cursor: string, kinds: readonly KeyKind[]): CursorKeys => {
  const keys = parsed(cursor);
  if (isKeys(keys, kinds)) return keys;
  throw requestFault(
    'BAD_USER_INPUT',
    'after: this is not a cursor of this list; pass endCursor of its last page.',
  );
};
