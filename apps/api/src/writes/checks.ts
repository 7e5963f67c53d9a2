import { isUuid } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import { textsOf } from './problem-texts';
import { refuse } from './refusals';
import { ValidationFailed } from './write-payload.types';

/** A check of one argument: the failure, or null when it is in order. */
export type Check = ValidationFailed | null;

export const failed = (path: string, refusal: Pick<Refusal, 'violation'>): ValidationFailed =>
  Object.assign(new ValidationFailed(), textsOf(refusal), { path });

const invalid = (path: string, given: string | number, expected: string): ValidationFailed =>
  failed(
    path,
    refuse('invalid-field', {
      field: path.replace(/^input\./, ''),
      given: String(given).slice(0, 80),
      expected,
    }),
  );

export const commandId = (given: string): Check =>
  isUuid(given)
    ? null
    : failed('input.clientMutationId', refuse('invalid-command-id', { given: given.slice(0, 80) }));

export const version = (given: number | null | undefined): Check =>
  given === null || given === undefined || given >= 0
    ? null
    : failed('input.expectedVersion', refuse('invalid-version'));

export const oneOf = (path: string, given: string, allowed: readonly string[]): Check =>
  allowed.includes(given) ? null : invalid(path, given, allowed.join(', '));

export const jsonObject = (path: string, given: unknown): Check =>
  given === null || given === undefined || (typeof given === 'object' && !Array.isArray(given))
    ? null
    : invalid(path, typeof given, 'a JSON object');

/** What `jsonObject` has passed; empty where nothing was given. */
export const objectOf = (given: unknown): Readonly<Record<string, unknown>> =>
  (given ?? {}) as Readonly<Record<string, unknown>>;
