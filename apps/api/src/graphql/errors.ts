import { GraphQLError } from 'graphql';

/**
 * Faults of the request itself (transport, limits, arguments of a query, a projection that lags) are GraphQL errors with a
 * stable code; what a person did wrong in a write is a value of the payload union (`problems.ts`).
 */
export type RequestFault =
  | 'BAD_USER_INPUT'
  | 'QUERY_TOO_LARGE'
  | 'QUERY_TOO_COSTLY'
  | 'RATE_LIMITED'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'PROJECTION_LAGS'
  | 'TIMED_OUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN';

export const requestFault = (
  code: RequestFault,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...facts } });
