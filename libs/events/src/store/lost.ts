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

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same as gRPC says it: the client passes some errors on as they come. */
const LOST_CODES: ReadonlySet<number> = new Set([
  status.UNAVAILABLE,
  status.CANCELLED,
  status.DEADLINE_EXCEEDED,
  status.UNKNOWN,
  status.INTERNAL,
  status.RESOURCE_EXHAUSTED,
]);

const codeOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : null;

export const typeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'
    ? error.type
    : null;

/**
 * A server that read, and whose answer was no: it comes as UNKNOWN ("Unexpected ReadAllResult: InvalidPosition"), and is
 * no broken answer.
 */
const SAID_NO = /Unexpected \w+Result/;

/** The server says that a position is no event's: UNKNOWN for reads, INVALID_ARGUMENT for subscriptions. */
export const isNoPosition = (error: unknown): boolean =>
  reasonOf(error).includes('InvalidPosition') ||
  typeOf(error) === ErrorType.INVALID_ARGUMENT ||
  codeOf(error) === status.INVALID_ARGUMENT;

/** The server answered, and the answer is no: asking again changes nothing. */
export const isRefusal = (error: unknown): boolean =>
  !isLost(error) && (typeOf(error) !== null || codeOf(error) !== null);

/** The client's own words, in an error without type or code: no node of the cluster named a leader in time. */
const NO_LEADER = 'Failed to discover';

export const isLost = (error: unknown): boolean => {
  if (error instanceof AttemptTimedOut || error instanceof ConnectionEnded) return true;
  if (SAID_NO.test(reasonOf(error))) return false;
  const type = typeOf(error);
  // The client calls `unknown` whatever it has no name for: a refusal by its code, a lost connection by another.
  if (type === ErrorType.UNKNOWN) return LOST_CODES.has(codeOf(error) ?? status.UNKNOWN);
  if (type !== null) return LOST.has(type);
  return LOST_CODES.has(codeOf(error) ?? -1) || reasonOf(error).startsWith(NO_LEADER);
};

/** The client drops the code of what a server answers to one append among others, and keeps its words. */
const NO_ROOM = /no room left|disk is full|read-?only/i;

/** The store answers, and has no room (a full disk) or may not write: asking again at once brings the same. */
export const cannotWrite = (error: unknown): boolean =>
  codeOf(error) === status.RESOURCE_EXHAUSTED || (isLost(error) && NO_ROOM.test(reasonOf(error)));

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
