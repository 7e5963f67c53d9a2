import { StoreRefused } from '@arbitre/events';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { UNKNOWN_OPERATION, unknownOperation } from './known-operations';
import { RETRY_AFTER_S, unavailableBy } from './unavailable';

const log = new Logger('GraphQL');

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;

/** Faults of the program say nothing of its insides; the log says all. */
const internal = (error: GraphQLFormattedError, cause: unknown): GraphQLFormattedError => {
  log.error(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  return {
    ...error,
    message: 'Something went wrong on the server; nothing that you sent is at fault. It has been logged.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
};

/** The store answers, and will not: its settings or its rights are wrong, and only whoever runs it can mend that. */
const refusedByStore = (
  place: Partial<GraphQLFormattedError>,
  cause: StoreRefused,
): GraphQLFormattedError => {
  log.error(cause.message);
  return {
    ...place,
    message:
      'The event store refuses this to the server; nothing that you sent is at fault, and sending it again changes nothing. Tell whoever runs this installation: the log says why.',
    extensions: { code: 'STORE_REFUSED' },
  };
};

/** An error as clients get it: message, place, stable code; no stack. */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const cause = causeOf(error);
  const place = {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
  const away = unavailableBy(cause);
  if (away !== null) {
    const { code, message, messageFr } = away;
    log.warn(`${code}: ${cause instanceof Error ? cause.message : String(cause)}`);
    return { message, ...place, extensions: { code, messageFr, retryAfterSeconds: RETRY_AFTER_S } };
  }
  if (cause instanceof StoreRefused) return refusedByStore(place, cause);
  if (!(cause instanceof GraphQLError)) return internal({ ...formatted, ...place }, cause);
  if (formatted.extensions?.code === UNKNOWN_OPERATION) {
    const { message, messageFr } = unknownOperation;
    return { message, extensions: { code: UNKNOWN_OPERATION, messageFr } };
  }
  const { stacktrace: _, ...extensions } = { ...formatted.extensions };
  // What Apollo finds before an operation runs lies in the request (a hash of another document).
  if (extensions.code === 'INTERNAL_SERVER_ERROR' && formatted.path === undefined)
    extensions.code = 'BAD_USER_INPUT';
  return { message: formatted.message, ...place, extensions };
};
