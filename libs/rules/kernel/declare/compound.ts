import {
  type DataOf,
  type Field,
  type Fields,
  type JsonSchema,
  type Misfit,
  type Strange,
  type ValueOf,
  within,
} from './field';

// Values made of others.

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Part = { readonly name: string; readonly field: Pick<Field, 'strange'> };

/** What is strange in the parts of a value; nothing to ask where none of them can hold a text that people type. */
const strangeWithin = (
  of: readonly Field[],
  partsOf: (value: Json) => readonly Part[],
): Pick<Field, 'strange'> => {
  if (of.every(({ strange }) => strange === undefined)) return {};
  const strange = (value: unknown): Strange | null => {
    if (typeof value !== 'object' || value === null) return null;
    const members = value as Json;
    for (const { name, field } of partsOf(members)) {
      const found = field.strange?.(members[name]) ?? null;
      if (found !== null) return within(name, found);
    }
    return null;
  };
  return { strange };
};

/** Members that all have one shape, whatever they are called. */
const alike =
  (field: Field) =>
  (value: Json): readonly Part[] =>
    Object.keys(value).map((name) => ({ name, field }));

const saying = (says: string | undefined): JsonSchema => (says === undefined ? {} : { description: says });

/** The same value, or nothing at all. */
export const optional = <Value>(of: Field<Value>): Field<Value> & { readonly optional: true } => ({
  ...of,
  optional: true,
  expected: `${of.expected}, or nothing`,
});

/** The same value, or null where nobody knows it or it cannot be. */
export const orNull = <Value>(of: Field<Value>, says?: string): Field<Value | null> => {
  const { description, ...schema } = of.schema;
  return {
    ...of,
    expected: `${of.expected}, or null`,
    schema: { anyOf: [schema, { type: 'null' }], ...saying(says ?? (description as string | undefined)) },
    accepts: (value) => value === null || of.accepts(value),
  };
};

/** One of several shapes. A value that fits none is told where the one that it comes nearest to departs. */
export const either = <Of extends readonly Field[]>(of: Of, says?: string): Field<ValueOf<Of[number]>> => {
  const expected = of.map((each) => each.expected).join(' or ');
  const here: Misfit = { path: '', expected };
  return {
    expected,
    schema: { anyOf: of.map(({ schema }) => schema), ...saying(says) },
    accepts: (value) => of.some((each) => each.accepts(value)),
    misfit: (value) =>
      of
        .map((each) => each.misfit(value))
        .reduce((nearest, each) => (each.path.length > nearest.path.length ? each : nearest), here),
    ...(of.every(({ strange }) => strange === undefined)
      ? {}
      : { strange: (value) => of.find((each) => each.accepts(value))?.strange?.(value) ?? null }),
  };
};

export type Length = { readonly least?: number; readonly most?: number };

export const list = <Value>(
  of: Field<Value>,
  { least = 0, most = Infinity }: Length = {},
  says?: string,
): Field<readonly Value[]> => {
  const count = most === Infinity ? '' : least === most ? ` of ${most}` : ` of ${least} to ${most}`;
  const here: Misfit = { path: '', expected: `list${count}: ${of.expected}` };
  const { accepts: acceptsOne } = of;
  const isList = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length >= least && value.length <= most;
  return {
    expected: here.expected,
    schema: {
      type: 'array',
      items: of.schema,
      ...(least > 0 ? { minItems: least } : {}),
      ...(most < Infinity ? { maxItems: most } : {}),
      ...saying(says),
    },
    accepts: (value) => {
      if (!isList(value)) return false;
      for (const one of value) if (!acceptsOne(one)) return false;
      return true;
    },
    misfit: (value) => {
      if (!isList(value)) return here;
      const at = value.findIndex((each) => !of.accepts(each));
      return at < 0 ? here : within(String(at), of.misfit(value[at]));
    },
    each: of,
    ...(of.tells === undefined ? {} : { tells: of.tells }),
    ...strangeWithin([of], alike(of)),
  };
};

type Reader = Pick<Field, 'accepts' | 'misfit' | 'expected' | 'strange'>;

/** The fields of an object: none is missing or misfits, and there is none that nobody declared. */
const fieldsReader = (of: Fields): Reader => {
  const each = Object.entries(of).map(([name, field]) => ({ name, field }));
  const expected = `object with ${Object.keys(of).join(', ')}`;
  const accepts = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    let known = 0;
    for (const { name, field } of each) {
      const given = value[name];
      if (given !== undefined) known++;
      else if (field.optional === true) {
        if (name in value) known++;
        continue;
      }
      if (!field.accepts(given)) return false;
    }
    return Object.keys(value).length === known;
  };
  const misfit = (value: unknown): Misfit => {
    if (!isObject(value)) return { path: '', expected };
    for (const { name, field } of each) {
      const given = value[name];
      if (given === undefined && field.optional === true) continue;
      if (!field.accepts(given)) return within(name, field.misfit(given));
    }
    const stranger = Object.keys(value).find((name) => !Object.hasOwn(of, name)) ?? '';
    return { path: stranger, expected: 'no field of this name' };
  };
  return { accepts, misfit, expected, ...strangeWithin(Object.values(of), () => each) };
};

export const fieldsSchema = (of: Fields, says?: string): JsonSchema => {
  const required = Object.keys(of).filter((name) => of[name]?.optional !== true);
  return {
    type: 'object',
    ...saying(says),
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(Object.entries(of).map(([name, { schema }]) => [name, schema])),
    additionalProperties: false,
  };
};

/** An object that has these fields and no others. */
export const object = <Of extends Fields>(of: Of, says?: string): Field<DataOf<Of>> => ({
  schema: fieldsSchema(of, says),
  parts: of,
  ...fieldsReader(of),
});

type AllOptional<Of extends Fields> = { readonly [Name in keyof Of]?: ValueOf<Of[Name]> };

/** An object that has some of these fields and no others. */
export const partial = <Of extends Fields>(of: Of, says?: string): Field<AllOptional<Of>> => {
  const each = Object.fromEntries(Object.entries(of).map(([name, one]) => [name, optional(one)]));
  return object(each, says) as Field<AllOptional<Of>>;
};

/** Values by keys that the game or the competition knows (entries, seats of any number). */
export const byKey = <Value>(of: Field<Value>, says?: string): Field<Readonly<Record<string, Value>>> => {
  const expected = `object of ${of.expected}`;
  return {
    expected,
    schema: { type: 'object', additionalProperties: of.schema, ...saying(says) },
    accepts: (value) => isObject(value) && Object.values(value).every((each) => of.accepts(each)),
    misfit: (value) => {
      const wrong = isObject(value) ? Object.entries(value).find(([, each]) => !of.accepts(each)) : undefined;
      return wrong === undefined ? { path: '', expected } : within(wrong[0], of.misfit(wrong[1]));
    },
    ...strangeWithin([of], alike(of)),
  };
};
