import { isRecord } from '@arbitre/rules/kernel/act-shape';
import { list, object } from '@arbitre/rules/kernel/declare/compound';
import {
  type DataOf,
  type Field,
  type Fields,
  type Misfit,
  within,
} from '@arbitre/rules/kernel/declare/field';
import { oneOf } from '@arbitre/rules/kernel/declare/values';

// Rules are written by hand and read as a whole: what is wrong in them is told all at once, not the first of it. So the parts
// that hold others know every place where a value departs from them.

/** A field that tells all that does not fit. */
type Thorough<Value> = Field<Value> & { readonly misfits: (value: unknown) => readonly Misfit[] };

/** Everywhere that a value departs from its declaration. */
export const misfitsOf = (of: Field, value: unknown): readonly Misfit[] => {
  if (of.accepts(value)) return [];
  return 'misfits' in of ? (of as Thorough<unknown>).misfits(value) : [of.misfit(value)];
};

const memberMisfits = (of: Fields, value: Readonly<Record<string, unknown>>): readonly Misfit[] => [
  ...Object.entries(of).flatMap(([name, field]) => {
    const given = value[name];
    if (given === undefined && field.optional === true) return [];
    return misfitsOf(field, given).map((each) => within(name, each));
  }),
  ...Object.keys(value)
    .filter((name) => !Object.hasOwn(of, name))
    .map((path): Misfit => ({ path, expected: 'no field of this name' })),
];

/** An object that has these fields and no others. */
export const part = <Of extends Fields>(of: Of, says?: string): Thorough<DataOf<Of>> => {
  const whole = object(of, says);
  return {
    ...whole,
    misfits: (value) => (isRecord(value) ? memberMisfits(of, value) : [whole.misfit(value)]),
  };
};

export const several = <Value>(
  of: Field<Value>,
  length: { readonly least?: number; readonly most: number },
  says?: string,
): Thorough<readonly Value[]> => {
  const whole = list(of, length, says);
  const isLong = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length >= (length.least ?? 0) && value.length <= length.most;
  return {
    ...whole,
    misfits: (value) =>
      isLong(value)
        ? value.flatMap((each, at) => misfitsOf(of, each).map((found) => within(String(at), found)))
        : [{ path: '', expected: whole.expected }],
  };
};

/** Values by names that whoever writes the rules chooses. */
export const named = <Value>(
  of: Field<Value>,
  names: RegExp,
  says: string,
): Thorough<Readonly<Record<string, Value>>> => {
  const expected = `names like ${names.source.replace(/^\^|\$$/gu, '')}, each with ${of.expected}`;
  const misfits = (value: unknown): readonly Misfit[] => {
    if (!isRecord(value)) return [{ path: '', expected }];
    return Object.entries(value).flatMap(([name, each]) =>
      names.test(name)
        ? misfitsOf(of, each).map((found) => within(name, found))
        : [{ path: name, expected: `a name like ${names.source.replace(/^\^|\$$/gu, '')}` }],
    );
  };
  return {
    expected,
    schema: {
      type: 'object',
      patternProperties: { [names.source]: of.schema },
      additionalProperties: false,
      description: says,
    },
    accepts: (value) => isRecord(value) && misfits(value).length === 0,
    misfit: (value) => misfits(value)[0] ?? { path: '', expected },
    misfits,
  };
};

type Choices = Readonly<Record<string, Fields>>;
type Chosen<Key extends string, Of extends Choices> = {
  readonly [Name in keyof Of & string]: Readonly<Record<Key, Name>> & DataOf<Of[Name]>;
}[keyof Of & string];

/** An object whose `key` says which fields it has: `{ "by": "wins" }`. */
export const choice = <Key extends string, Of extends Choices>(
  key: Key,
  of: Of,
  says?: string,
): Thorough<Chosen<Key, Of>> => {
  const names = Object.keys(of);
  const shapes = new Map(names.map((name) => [name, part({ [key]: oneOf([name]), ...of[name] })]));
  const word = oneOf(names);
  const shapeOf = (value: unknown): Thorough<unknown> | undefined =>
    isRecord(value) && typeof value[key] === 'string' ? shapes.get(value[key]) : undefined;
  const expected = `object whose ${key} is ${word.expected}`;
  const misfits = (value: unknown): readonly Misfit[] => {
    const shape = shapeOf(value);
    if (shape !== undefined) return misfitsOf(shape, value);
    return [isRecord(value) ? { path: key, expected: word.expected } : { path: '', expected }];
  };
  return {
    expected,
    schema: {
      anyOf: [...shapes.values()].map(({ schema }) => schema),
      ...(says === undefined ? {} : { description: says }),
    },
    accepts: (value) => shapeOf(value)?.accepts(value) === true,
    misfit: (value) => misfits(value)[0] ?? { path: '', expected },
    misfits,
    strange: (value) => shapeOf(value)?.strange?.(value) ?? null,
  };
};
