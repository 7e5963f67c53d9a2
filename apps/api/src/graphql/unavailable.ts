import { StoreUnavailable } from '@arbitre/events';
import { isDatabaseAway } from '../connections/database-unavailable';

/** Seconds after which it is worth asking again (`Retry-After`). */
export const RETRY_AFTER_S = 2;

export type Unavailable = {
  readonly code: 'STORE_UNAVAILABLE' | 'DATABASE_UNAVAILABLE';
  readonly message: string;
  readonly messageFr: string;
};

const STORE: Unavailable = {
  code: 'STORE_UNAVAILABLE',
  message:
    'The event store does not answer or has no room. Ask again in a few seconds. Whether a write was made is not known: send it again with the same clientMutationId, and it is made once.',
  messageFr:
    'La base des événements ne répond pas ou n’a plus de place. Redemandez dans quelques secondes. On ne sait pas si une écriture a été faite : renvoyez-la avec la même clé clientMutationId, elle ne sera faite qu’une fois.',
};

const DATABASE: Unavailable = {
  code: 'DATABASE_UNAVAILABLE',
  message:
    'The database of accounts and read models does not answer or has no connection free. Ask again in a few seconds, for less if it happens again. Send a write again with the same clientMutationId, and it is made once.',
  messageFr:
    'La base des comptes et des lectures ne répond pas ou n’a plus de connexion libre. Redemandez dans quelques secondes, et moins à la fois si cela se reproduit. Renvoyez une écriture avec la même clé clientMutationId, elle ne sera faite qu’une fois.',
};

/** GraphQL wraps what is no Error to it; an error of Node's own, seen from another realm, is none. */
const thrownOf = (cause: unknown): unknown =>
  cause instanceof Error && 'thrownValue' in cause ? cause.thrownValue : cause;

/** What is away, when that is why something failed; null for every other failure. */
export const unavailableBy = (cause: unknown): Unavailable | null => {
  if (cause instanceof StoreUnavailable) return STORE;
  return isDatabaseAway(thrownOf(cause)) ? DATABASE : null;
};

/** Codes of errors that time mends: their answer has the status 503. */
const PASSING: readonly unknown[] = [STORE.code, DATABASE.code, 'TIMED_OUT'];

export const isPassing = (code: unknown): boolean => PASSING.includes(code);
