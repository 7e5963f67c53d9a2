import { ErrorType } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';

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

/** The same as gRPC says it: the client passes some errors on as they come. */
const LOST_CODES: ReadonlySet<number> = new Set([
  status.UNAVAILABLE,
  status.CANCELLED,
  status.DEADLINE_EXCEEDED,
  status.UNKNOWN,
  status.INTERNAL,
]);

const codeOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : null;

export const typeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'
    ? error.type
    : null;

export const isLost = (error: unknown): boolean => {
  if (error instanceof AttemptTimedOut || error instanceof ConnectionEnded) return true;
  const type = typeOf(error);
  return type === null ? LOST_CODES.has(codeOf(error) ?? -1) : LOST.has(type);
};

const RECONNECTS: ReadonlySet<string> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
]);
const RECONNECTS_CODES: ReadonlySet<number> = new Set([status.UNAVAILABLE, status.CANCELLED]);

/** Losses after which the client has thrown its connection away by itself; after others it keeps what does not work. */
export const reconnectsByItself = (error: unknown): boolean => {
  const type = typeOf(error);
  return type === null ? RECONNECTS_CODES.has(codeOf(error) ?? -1) : RECONNECTS.has(type);
};

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
