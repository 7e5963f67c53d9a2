import { isTransient } from '@arbitre/projections';

/** Postgres is away, or has no connection for us. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Whether a failure lies in the database that is away or busy, and not in what it was asked. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof AggregateError ? error.errors.some(isDatabaseAway) : isTransient(error));
