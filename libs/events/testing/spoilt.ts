import fc from 'fast-check';

/** What programs trip over: names of prototypes, numbers at the edges, texts that look like something else, other shapes. */
const ODD: readonly unknown[] = [
  ...[null, true, '', ' ', '__proto__', 'constructor', 'toString', 'hasOwnProperty', "';--", '{card}', '…'],
  ...['\0', '\ud800', '\u202e', '👩🏽', 'x'.repeat(10_000), '9'.repeat(400), 'NaN', '-0'],
  ...[0, -0, -1, 0.5, 1e21, 2 ** 53, -(2 ** 31), Number.MAX_VALUE, Number.MIN_VALUE],
  ...[[], {}, [[]], [null], [{}], { length: 3 }, { do: 'pass' }, { toString: null }],
];

type Path = readonly string[];

const places = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, each]) => places(each, [...path, key]))];

/** `undefined` takes the member away. */
const withValue = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  const inner = withValue((value as Readonly<Record<string, unknown>>)[key], rest, put);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const others = Object.entries(value as object).filter(([name]) => name !== key);
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]]);
};

/** Acts as they are given, and the same with anything at all in one of their places, or with nothing there. */
export const spoilt = <Given extends object>(acts: fc.Arbitrary<Given>): fc.Arbitrary<Given> =>
  fc
    .tuple(
      acts,
      fc.nat(),
      fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined)),
    )
    .map(([act, at, put]) => {
      // The name of the act stays: without it nothing is read.
      const all = places(act).filter(([first]) => first !== undefined && first !== 'do');
      const place = all[at % Math.max(1, all.length)];
      return place === undefined ? act : (withValue(act, place, put) as Given);
    });
