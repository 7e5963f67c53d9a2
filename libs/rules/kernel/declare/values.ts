import type { TextKind } from '../characters';
import type { Facts } from '../decider';
import { type Field, field, type JsonSchema } from './field';

// Single values. What each says of itself (`says`) stands in schema, catalogue page and handbook.

const saying = (says: string | undefined): JsonSchema => (says === undefined ? {} : { description: says });

/** One of a closed list of words. */
export const oneOf = <const Word extends string>(words: readonly Word[], says?: string): Field<Word> =>
  field(
    words.length === 1 ? (words[0] ?? '') : `one of ${words.join(' ')}`,
    { type: 'string', ...(words.length === 1 ? { const: words[0] } : { enum: words }), ...saying(says) },
    (value) => {
      for (const word of words) if (word === value) return true;
      return false;
    },
  );

const textOf = (kind: 'line' | 'lines', longest: number, says: string): Field<string> =>
  field(
    `text of 1 to ${longest} characters`,
    { type: 'string', minLength: 1, maxLength: longest, description: says },
    (value) => typeof value === 'string' && value.length > 0 && value.length <= longest,
    kind,
  );

/** A name, an id, a place: one line. `longest` in UTF-16 units. */
export const text = (says: string, longest: number): Field<string> => textOf('line', longest, says);

/** What somebody or something is called from now on: a text of which something can be seen. */
export const calling = (says: string, longest: number): Field<string> =>
  field(
    `text of 1 to ${longest} characters, not of gaps alone`,
    { type: 'string', minLength: 1, maxLength: longest, pattern: '\\S', description: says },
    (value) => typeof value === 'string' && value.length <= longest && /\S/u.test(value),
    'line',
  );

/** What people say in sentences, over several lines if they like: reasons, notices, measures. */
export const lines = (says: string, longest = 500): Field<string> => textOf('lines', longest, says);

/** A text that may be empty: what the rules make themselves, a remark. */
export const shortText = (says: string, longest: number, kind: TextKind = 'line'): Field<string> =>
  field(
    `text of up to ${longest} characters`,
    { type: 'string', maxLength: longest, description: says },
    (value) => typeof value === 'string' && value.length <= longest,
    kind,
  );

/** A text in a notation: `expected` names it for a refusal, `reads` tells whether it can be read, `pattern` the same to outsiders. */
export const notation = <Value extends string = string>(
  expected: string,
  pattern: string,
  says: string,
  reads?: (text: string) => boolean,
): Field<Value> => {
  const expression = new RegExp(pattern, 'u');
  return field(
    expected,
    { type: 'string', pattern, description: says },
    (value) => typeof value === 'string' && (reads === undefined ? expression.test(value) : reads(value)),
  );
};

/** A moment: UTC, ISO 8601. */
export const instant = (says: string): Field<string> =>
  notation(
    'a time in UTC such as 2026-11-21T20:00:00Z',
    '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?Z$',
    says,
  );

/** An article that is cited: `prefix` begins the ids of the game's inventory (`BD-`). */
export const article = (prefix: string, says = 'The article that it concerns'): Field<string> =>
  field(
    `an article ${prefix}…`,
    { type: 'string', pattern: `^${prefix}`, maxLength: 40, description: says },
    (value) => typeof value === 'string' && value.startsWith(prefix) && value.length <= 40,
    'line',
  );

export const integer = (least: number, most: number, says?: string): Field<number> =>
  field(
    `whole number from ${least} to ${most}`,
    { type: 'integer', minimum: least, maximum: most, ...saying(says) },
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  );

/** A whole number of any size. */
export const wholeNumber = (says: string): Field<number> =>
  field('whole number', { type: 'integer', description: says }, (value) => Number.isSafeInteger(value));

/** Any finite number: scores of games that have halves, percentages that an arbiter gives. */
export const number = (says: string, least?: number, most?: number): Field<number> =>
  field(
    least === undefined ? 'number' : `number from ${least} to ${most ?? 'anything'}`,
    {
      type: 'number',
      ...(least === undefined ? {} : { minimum: least }),
      ...(most === undefined ? {} : { maximum: most }),
      description: says,
    },
    (value) =>
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= (least ?? -Infinity) &&
      value <= (most ?? Infinity),
  );

export const yesOrNo = (says: string): Field<boolean> =>
  field('true or false', { type: 'boolean', description: says }, (value) => typeof value === 'boolean');

const isFact = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** What was seen, as plain values: `{ card: 'SA', tricks: [3, …] }` has no place here, lists are of texts. */
export const facts: Field<Facts> = field(
  'plain values',
  {
    type: 'object',
    additionalProperties: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'] },
        { type: 'array', items: { type: 'string' } },
      ],
    },
    description: 'What was seen, as plain values',
  },
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isFact),
);

/** Any JSON object: what it holds is said elsewhere. */
export const anyObject = (says: string): Field<Readonly<Record<string, unknown>>> =>
  field(
    'object',
    { type: 'object', description: says },
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
