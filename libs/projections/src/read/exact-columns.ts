import { readPosition } from '@arbitre/events';
import type { ValueTransformer } from 'typeorm';

/** A commit position: `bigint` in Postgres and here, never a float. */
export const position: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : readPosition(value)),
  to: (value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
};

/** A numerator or denominator: stored as `bigint`, small enough to be a safe integer. */
export const integer: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: unknown) => value,
};
