import { NO_STREAM, type ExpectedRevision } from '../storage/expected-revision';
import { Code, RpcError } from '../rpc/status';
import type { Refused } from '../storage/requests';

/** The failures that the clients know by the `exception` trailer. */
export const streamDeleted = (stream: string): RpcError =>
  new RpcError(Code.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const accessDenied = (): RpcError =>
  new RpcError(Code.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const unauthenticated = (): RpcError =>
  new RpcError(Code.UNAUTHENTICATED, 'Wrong user name or password.');

export function wrongExpectedVersion(stream: string, expected: ExpectedRevision, actual: number): RpcError {
  const message = `Append failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expectedNumber(expected)}, Actual version: ${actual}`;
  return new RpcError(Code.FAILED_PRECONDITION, message, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': String(expectedNumber(expected)),
    'actual-version': String(actual),
  });
}

export const maximumAppendSizeExceeded = (limit: number): RpcError =>
  new RpcError(Code.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const missingMetadataProperty = (property: string): RpcError =>
  new RpcError(Code.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

const groupTrailers = (exception: string, stream: string, group: string) => ({
  exception,
  'stream-name': stream,
  'group-name': group,
});

export const noSuchGroup = (stream: string, group: string): RpcError =>
  new RpcError(
    Code.NOT_FOUND,
    `Subscription group ${group} on stream ${stream} does not exist.`,
    groupTrailers('persistent-subscription-does-not-exist', stream, group),
  );

export const groupExists = (stream: string, group: string): RpcError =>
  new RpcError(
    Code.ALREADY_EXISTS,
    `Subscription group ${group} on stream ${stream} exists.`,
    groupTrailers('persistent-subscription-exists', stream, group),
  );

export const groupIsFull = (stream: string, group: string): RpcError =>
  new RpcError(
    Code.FAILED_PRECONDITION,
    `Maximum subscriptions reached for subscription group ${group} on stream ${stream}.`,
    groupTrailers('maximum-subscribers-reached', stream, group),
  );

export const droppedFromGroup = (stream: string, group: string): RpcError =>
  new RpcError(
    Code.CANCELLED,
    `Subscription group ${group} on stream ${stream} was dropped.`,
    groupTrailers('persistent-subscription-dropped', stream, group),
  );

export const notLeader = (host: string, port: number): RpcError =>
  new RpcError(Code.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

/** A node that knows no leader, while one is elected. */
export const noLeader = (): RpcError => new RpcError(Code.UNAVAILABLE, 'Server Is Not Ready');

export const userNotFound = (login: string): RpcError =>
  new RpcError(Code.NOT_FOUND, `User '${login}' is not found.`, {
    exception: 'user-not-found',
    'login-name': login,
  });

export const userConflict = (login: string): RpcError =>
  new RpcError(Code.ALREADY_EXISTS, `User '${login}' exists.`, {
    exception: 'user-conflict',
    'login-name': login,
  });

export const invalidArgument = (message: string): RpcError => new RpcError(Code.INVALID_ARGUMENT, message);

export const subscriptionLost = (): RpcError => new RpcError(Code.UNAVAILABLE, 'The subscription was lost.');

/** A read of `$all` from a position at which no record begins. */
export const noSuchPosition = (isBeyondEnd: boolean): RpcError =>
  new RpcError(Code.UNKNOWN, `Unexpected ReadAllResult: ${isBeyondEnd ? 'Error' : 'InvalidPosition'}`);

/** A subscription to `$all` after such a position. */
export const noSuchSubscriptionPosition = (): RpcError =>
  invalidArgument('Unexpected ReadAllResult: InvalidPosition');

/** The end is behind the last event: no revision, which a read forwards could begin with. */
export const forwardsFromTheEnd = (): RpcError =>
  new RpcError(Code.UNKNOWN, 'fromEventNumber should be non negative.');

export const timedOut = (): RpcError => new RpcError(Code.ABORTED, 'Operation timed out.');

/** The log could not be written or read: a full disk, a damaged event, a part of the store that died. */
export const storageFailed = ({ reason, why = 'no-room' }: Refused): RpcError =>
  new RpcError(
    { 'no-room': Code.RESOURCE_EXHAUSTED, gone: Code.UNAVAILABLE, damaged: Code.DATA_LOSS }[why],
    reason,
  );

/** The real server's numbers for what was expected. */
function expectedNumber(expected: ExpectedRevision): number {
  if (typeof expected === 'number') return expected;
  return { any: -2, no_stream: NO_STREAM, stream_exists: -4 }[expected];
}
