import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Few texts, so that acts meet: the same team, player and table come up again and again. */
const textOf = (
  { pattern, maxLength, minLength }: Schema,
  texts: readonly string[],
): fc.Arbitrary<string> => {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const fitting = texts.filter((each) => each.length <= number(maxLength, 500));
  const own = minLength === undefined ? [''] : [];
  return fc.constantFrom(...fitting, ...own);
};

const objectOf = (schema: Schema, texts: readonly string[]): fc.Arbitrary<unknown> => {
  const byKey = isSchema(schema.patternProperties)
    ? Object.values(schema.patternProperties)[0]
    : schema.additionalProperties;
  if (isSchema(byKey))
    return fc.dictionary(fc.constantFrom(...texts), valuesOf(byKey, texts), { maxKeys: 4 });
  const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {});
  const required = Array.isArray(schema.required) ? (schema.required as string[]) : [];
  return fc.record(
    Object.fromEntries(properties.map(([name, each]) => [name, valuesOf(isSchema(each) ? each : {}, texts)])),
    { requiredKeys: required },
  );
};

/** Values that a JSON Schema of the catalogue takes. `texts`: what free text is drawn from. */
export const valuesOf = (schema: Schema, texts: readonly string[]): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (Array.isArray(schema.anyOf))
    return fc.oneof(...listOf(schema.anyOf).map((each) => valuesOf(each, texts)));
  const { minimum, maximum, exclusiveMinimum } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema, texts);
    case 'integer':
      return fc.integer({
        min: number(minimum, -3),
        max: Math.min(number(maximum, 9), number(minimum, 0) + 9),
      });
    case 'number':
      return fc.integer({ min: number(exclusiveMinimum ?? minimum, 0) + 1, max: 9 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const item = valuesOf(isSchema(schema.items) ? schema.items : {}, texts);
      const least = number(schema.minItems, 0);
      return fc.array(item, { minLength: least, maxLength: Math.max(least, 4) });
    }
    case 'object':
      return objectOf(schema, texts);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
};
