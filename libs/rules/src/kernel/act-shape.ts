import { type Act, type Facts, refused } from './decider';

/** A condition on one argument of an act, with the words that a refusal quotes. */
export type Check = { readonly expected: string; readonly accepts: (value: unknown) => boolean };
/** The arguments of an act, each with its check. */
export type Shape = Readonly<Record<string, Check>>;

export type Refusal = ReturnType<typeof refused>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isAct = (value: unknown): value is Act & Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value.do === 'string';

export const text = (longest = 500): Check => ({
  expected: `text of 1 to ${longest} characters`,
  accepts: (value) => typeof value === 'string' && value.length > 0 && value.length <= longest,
});

export const integer = (least: number, most: number): Check => ({
  expected: `whole number from ${least} to ${most}`,
  accepts: (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
});

export const oneOf = (values: readonly string[]): Check => ({
  expected: `one of ${values.join(' ')}`,
  accepts: (value) => typeof value === 'string' && values.includes(value),
});

export const record: Check = { expected: 'object', accepts: isRecord };

export const optional = (check: Check): Check => ({
  expected: `${check.expected}, or nothing`,
  accepts: (value) => value === undefined || check.accepts(value),
});

/** A user's value as a refusal may quote it: short, and never an object. */
export const quoted = (value: unknown): string | number | boolean | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value.slice(0, 80) : typeof value;
};

/** The refusal of an argument that cannot be read at all; no rulebook speaks of these. */
export const invalidField = (field: string, value: unknown, expected: string, more: Facts = {}): Refusal =>
  refused(value === undefined ? 'missing-field' : 'invalid-field', {
    field,
    given: quoted(value),
    expected,
    ...more,
  });

/** The first argument that does not fit its check, as a refusal; null when all fit. Acts come from users as JSON. */
export const misshapen = (act: Readonly<Record<string, unknown>>, shape: Shape): Refusal | null => {
  for (const [field, check] of Object.entries(shape)) {
    if (!check.accepts(act[field])) return invalidField(field, act[field], check.expected);
  }
  return null;
};
