import { StoreUnavailable } from '@arbitre/events';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

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

/** An error as clients get it: message, place, stable code; no stack. */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const cause = causeOf(error);
  const place = {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
  if (cause instanceof StoreUnavailable)
    return { message: cause.message, ...place, extensions: { code: 'STORE_UNAVAILABLE' } };
  if (!(cause instanceof GraphQLError)) return internal({ ...formatted, ...place }, cause);
  const { stacktrace: _, ...extensions } = { ...formatted.extensions };
  return { message: formatted.message, ...place, extensions };
};
