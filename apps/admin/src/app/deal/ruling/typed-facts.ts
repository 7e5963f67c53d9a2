import type { Field } from '@arbitre/rules/kernel/declare/field';

/** How a fact is asked for, by what its declaration takes. */
type Asked = 'words' | 'yes-or-no' | 'number' | 'line' | 'lines' | 'poll';

type Schema = { readonly type?: unknown; readonly enum?: readonly string[]; readonly items?: Schema };

const schemaOf = ({ schema }: Pick<Field, 'schema'>): Schema => schema;

/** The words of a closed list; none where there is no such list. */
export const wordsOf = (field: Pick<Field, 'schema'>): readonly string[] => schemaOf(field).enum ?? [];

export const askedAs = (field: Pick<Field, 'schema'>): Asked => {
  const { type, items } = schemaOf(field);
  if (wordsOf(field).length > 0) return 'words';
  if (type === 'boolean') return 'yes-or-no';
  if (type === 'integer') return 'number';
  if (type === 'array') return items?.type === 'object' ? 'poll' : 'lines';
  return 'line';
};

const WHOLE = /^[+-]?\d{1,6}$/;
const PEER_LINE = /^(\S.*?)\s+(\d{1,2})\s+(\d{1,2})$/u;

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `Pass 4 2` a line: an action, how many peers would think of it, how many would choose it. */
const pollIn = (typed: string): unknown => {
  const read = linesOf(typed).map((line) => PEER_LINE.exec(line));
  return read.every((line) => line !== null)
    ? read.map(([, action, considered, chose]) => ({
        ...{ action, considered: Number(considered), chose: Number(chose) },
      }))
    : undefined;
};

const readAs = (as: Asked, typed: string): unknown => {
  const text = typed.trim().replace('−', '-');
  switch (as) {
    case 'yes-or-no':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'number':
      return WHOLE.test(text) ? Number(text) : undefined;
    case 'lines':
      return linesOf(typed);
    case 'poll':
      return pollIn(typed);
    default:
      return text;
  }
};

/** A fact as an act carries it; undefined while it is not typed, or is none that the law would take. */
export const factIn = (field: Field, typed: string): unknown => {
  if (typed.trim() === '') return undefined;
  const value = readAs(askedAs(field), typed);
  return value !== undefined && field.accepts(value) ? value : undefined;
};
