import { isKeptNumber, jsonFault } from './characters';
import type { Act, Facts, Refusal } from './decider';
import { refuse } from './shared-refusals';

export type { Refusal };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isAct = (value: unknown): value is Act & Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value.do === 'string';

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

const FAULT_CODES = { character: 'forbidden-character', number: 'not-a-number', depth: 'too-deep' } as const;

/**
 * The door of every stream: a text, key or number that cannot be kept, wherever in an act it stands, as the act's refusal.
 * Deciders ask before they look at an act; its arguments are then read by their own shape.
 */
export const unkeepable = (act: Act): Refusal | null => {
  const fault = jsonFault(act, isKeptNumber);
  return fault === null ? null : refuse(FAULT_CODES[fault.kind], { field: fault.path, found: fault.found });
};
