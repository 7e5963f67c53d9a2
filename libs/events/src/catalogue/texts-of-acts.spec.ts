import { type ActTable, allGames } from '@arbitre/rules';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import fc from 'fast-check';
import { valuesOf } from '../../testing/values-of-schema';

// What people type into an act is looked through wherever it stands in it: in lists, in objects, under keys.

type Json = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** Of an article that is cited, the beginning is set and the rest free. */
const isFreeText = ({ type, pattern = '', ...schema }: Json): boolean =>
  type === 'string' && !('enum' in schema) && !('const' in schema) && !String(pattern).endsWith('$');

/** Where a value of this schema holds a text that people type. */
const textsIn = (schema: Json, value: unknown): readonly Path[] => {
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as Json[]).flatMap((each) => textsIn(each, value));
  if (typeof value === 'string') return isFreeText(schema) ? [[]] : [];
  return Object.entries(Object(value) as Json).flatMap(([name, member]) => {
    const of = schema.items ?? (schema.properties as Json | undefined)?.[name] ?? schema.additionalProperties;
    return textsIn((of ?? {}) as Json, member).map((path) => [name, ...path]);
  });
};

const withText = (value: unknown, [name, ...rest]: Path, change: (text: string) => string): unknown => {
  if (name === undefined) return change(String(value));
  const members = value as Json;
  const changed = withText(members[name], rest, change);
  return Array.isArray(value)
    ? value.map((each: unknown, at) => (String(at) === name ? changed : each))
    : { ...members, [name]: changed };
};

const STRANGE = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800', '\udfff', '\u202e'];

/** Every argument of every act that holds such a text at all. */
const withTexts = allGames.all.flatMap(({ id, play, session }) =>
  [play?.acts, session?.acts].flatMap((table: ActTable = {}) =>
    Object.entries(table).flatMap(([act, { fields }]) =>
      shapesOf(fields).flatMap((shape) =>
        Object.entries(shape).flatMap(([name, of]) =>
          JSON.stringify(of.schema).includes('"maxLength"') ? [[id, act, name, of] as const] : [],
        ),
      ),
    ),
  ),
);

it.each(withTexts)(
  '%s %s refuses %s for a character that no text may hold, with its path',
  (_, __, name, of) => {
    const problem = fieldsProblem({ [name]: of });
    const values = fc.sample(valuesOf(of.schema, ['a']), { seed: 1, numRuns: 100 });
    const spoilt = values.flatMap((value) =>
      problem({ [name]: value }) === null
        ? textsIn(of.schema, value).flatMap((path) =>
            STRANGE.map((character) => ({ path, value: withText(value, path, (text) => text + character) })),
          )
        : [],
    );
    expect(spoilt.length).toBeGreaterThan(0);
    for (const { path, value } of spoilt)
      expect(problem({ [name]: value })?.violation).toMatchObject({
        article: 'forbidden-character',
        facts: { field: [name, ...path].join('.') },
      });
  },
);
