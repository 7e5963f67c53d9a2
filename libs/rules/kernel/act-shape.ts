import { jsonFault, strangeCharacter, type TextKind } from './characters';
import type { Act, Facts, Refusal } from './decider';
import { refuse } from './shared-refusals';

/** A condition on one argument of an act, with the words that a refusal quotes. */
export type Check = {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
  /** What kind of text it takes; a refusal then names the character that does not belong there. */
  readonly text?: TextKind;
};
/** The arguments of an act, each with its check. */
export type Shape = Readonly<Record<string, Check>>;

export type { Refusal };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isAct = (value: unknown): value is Act & Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value.do === 'string';

const textOf = (kind: TextKind, longest: number): Check => ({
  expected: `text of 1 to ${longest} characters`,
  accepts: (value) =>
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= longest &&
    strangeCharacter(value, kind) === null,
  text: kind,
});

/** One line: a name, an id, a place. `longest` in UTF-16 units. */
export const text = (longest: number): Check => textOf('line', longest);

/** What people say in sentences, over several lines if they like: reasons, notices, measures. */
export const lines: Check = textOf('lines', 500);

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
  ...check,
  expected: `${check.expected}, or nothing`,
  accepts: (value) => value === undefined || check.accepts(value),
});

/** A user's value as a refusal may quote it: short, and never an object. */
export const quoted = (value: unknown): string | number | boolean | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value.slice(0, 80).toWellFormed() : typeof value;
};

/** The refusal of an argument that cannot be read at all; no rulebook speaks of these. */
export const invalidField = (field: string, value: unknown, expected: string, more: Facts = {}): Refusal =>
  value === undefined
    ? refuse('missing-field', { field, given: null, expected, ...more })
    : refuse('invalid-field', { field, given: quoted(value) ?? 'null', expected, ...more });

/** A text that is refused for a character: which one, since a page that quotes it shows nothing. */
export const misspelt = (field: string, value: unknown, kind: TextKind | undefined): Refusal | null => {
  if (kind === undefined || typeof value !== 'string') return null;
  const found = strangeCharacter(value, kind);
  return found === null ? null : refuse('forbidden-character', { field, found });
};

/** The first argument that does not fit its check, as a refusal; null when all fit. Acts come from users as JSON. */
export const misshapen = (act: Readonly<Record<string, unknown>>, shape: Shape): Refusal | null => {
  for (const [field, check] of Object.entries(shape)) {
    const value = act[field];
    if (!check.accepts(value))
      return misspelt(field, value, check.text) ?? invalidField(field, value, check.expected);
  }
  return null;
};

const FAULT_CODES = { character: 'forbidden-character', number: 'not-a-number', depth: 'too-deep' } as const;

/**
 * The door of every stream: a text, key or number that cannot be kept, wherever in an act it stands, as the act's refusal.
 * Deciders ask before they look at an act; its arguments are then read by their own shape.
 */
export const unkeepable = (act: Act): Refusal | null => {
  const fault = jsonFault(act);
  return fault === null ? null : refuse(FAULT_CODES[fault.kind], { field: fault.path, found: fault.found });
};
