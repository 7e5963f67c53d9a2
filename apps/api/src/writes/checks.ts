import type { Facts } from '@arbitre/rules';
import { textsOf } from './problem-texts';
import { ValidationFailed } from './write-payload.types';

/** A check of one argument: the failure, or null when it is in order. */
export type Check = ValidationFailed | null;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const failed = (path: string, code: string, facts: Facts = {}): ValidationFailed =>
  Object.assign(new ValidationFailed(), textsOf(code, facts), { path });

const invalid = (path: string, given: string | number, expected: string): ValidationFailed =>
  failed(path, 'invalid-field', {
    field: path.replace(/^input\./, ''),
    given: String(given).slice(0, 80),
    expected,
  });

export const commandId = (given: string): Check =>
  UUID.test(given)
    ? null
    : failed('input.clientMutationId', 'invalid-command-id', { given: given.slice(0, 80) });

export const version = (given: number | null | undefined): Check =>
  given === null || given === undefined || given >= 0
    ? null
    : failed('input.expectedVersion', 'invalid-version');

export const oneOf = (path: string, given: string, allowed: readonly string[]): Check =>
  allowed.includes(given) ? null : invalid(path, given, allowed.join(', '));

export const jsonObject = (path: string, given: unknown): Check =>
  given === null || given === undefined || (typeof given === 'object' && !Array.isArray(given))
    ? null
    : invalid(path, typeof given, 'a JSON object');
