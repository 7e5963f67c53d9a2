import { ErrorType } from '@eventstore/db-client';

/** An attempt that did not come back in time. */
export class AttemptTimedOut extends Error {
  override readonly name = 'AttemptTimedOut';
}

/** The connection ended without saying why. */
export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded';
}

/**
 * Errors after which nobody knows whether it happened. A dying server says Cancelled or Unavailable as chance has it;
 * `unknown` is what the client makes of a broken answer.
 */
const LOST: ReadonlySet<string> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.NOT_LEADER,
  ErrorType.UNKNOWN,
]);

export const typeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'
    ? error.type
    : null;

export const isLost = (error: unknown): boolean =>
  error instanceof AttemptTimedOut || error instanceof ConnectionEnded || LOST.has(typeOf(error) ?? '');

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
