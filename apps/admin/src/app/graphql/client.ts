import { Injectable, inject } from '@angular/core';
import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
} from '@apollo/client/core';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { TypedDocumentNode } from '@apollo/client/core';
import { type DocumentNode, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, of, retry, tap, throwError, timer } from 'rxjs';
import { Connection } from '../connection/connection';
import { embedded } from '../embed/embedded';
import { keptAnswers } from './kept-answers';
import { possibleTypes } from './possible-types.generated';

const socketAddress = (): string => `${location.origin.replace(/^http/u, 'ws')}/graphql`;

const MOST_WAITS = 5;

/** How long an answer that was asked for ahead stands for one that a page would ask for itself. */
const AHEAD_MS = 10_000;

/** Nothing was done or read: it is asked for again after so many seconds. */
class NotYet extends Error {
  constructor(
    readonly seconds: number,
    /** What was answered in place of data. */
    readonly answer: ApolloLink.Result,
  ) {
    super();
  }
}

/** Of an account whose budget is spent, and of read models that are still behind what the page has heard of. */
const secondsIn = ({ errors = [] }: ApolloLink.Result): number | null => {
  const later = errors.find(({ extensions }) =>
    ['RATE_LIMITED', 'PROJECTION_LAGS'].includes(String(extensions?.code)),
  );
  return later === undefined ? null : Number(later.extensions?.retryAfterSeconds ?? 1);
};

/** As `secondsIn`, of an answer that is no GraphQL: what stands before the API may limit, too. */
const waitAfter = (error: unknown): number | null => {
  if (error instanceof NotYet) return error.seconds;
  return ServerError.is(error) && error.statusCode === 429
    ? Number(error.response.headers.get('retry-after') ?? 1)
    : null;
};

/** Operations are written down with their hash (`*.operations.ts`), by which the API knows them. */
const hashOf = (document: DocumentNode): string =>
  (document as DocumentNode & { readonly hash: string }).hash;

/** The API knows no operation of that hash: this page was built for another version of it. */
const isOutdated = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND');

/** What an answer is kept by, whatever else was asked with it. */
const byId = { keyArgs: ['id'] };

/**
 * The one way to the API: HTTP for queries and mutations, one socket for subscriptions, both on the page's own origin; operations
 * go by their hash alone. Apollo Client 4 answers with RxJS observables by itself, so no Angular wrapper stands between.
 */
@Injectable({ providedIn: 'root' })
export class GraphQL {
  private readonly connection = inject(Connection);
  private readonly socketClient = createClient({
    url: socketAddress(),
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (tries) => new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 8000))),
    keepAlive: 12_000,
    on: {
      connected: () => {
        this.connection.socket.set('live');
      },
      closed: () => {
        this.connection.socket.set('lost');
      },
    },
  });
  private readonly socket = new GraphQLWsLink({
    ...this.socketClient,
    subscribe: (payload, sink) => this.socketClient.subscribe({ ...payload, query: '' }, sink),
  });
  private readonly http = ApolloLink.from([
    keptAnswers(),
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap({
          next: () => {
            this.connection.answered();
          },
          error: (error: unknown) => {
            this.connection.failed(error);
          },
        }),
      ),
    ),
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap((answer) => {
          const seconds = secondsIn(answer);
          if (seconds !== null) throw new NotYet(seconds, answer);
        }),
        retry({
          count: MOST_WAITS,
          delay: (error) => {
            const seconds = waitAfter(error);
            return seconds === null ? throwError(() => error as Error) : timer(seconds * 1000);
          },
        }),
        catchError((error: unknown) =>
          error instanceof NotYet ? of(error.answer) : throwError(() => error),
        ),
      ),
    ),
    // In a frame of another site nobody is signed in, whatever his browser has.
    new HttpLink({ uri: '/graphql', credentials: embedded === null ? 'same-origin' : 'omit' }),
  ]);
  private readonly byHash = new ApolloLink((operation, forward) => {
    operation.extensions.persistedQuery = { version: 1, sha256Hash: hashOf(operation.query) };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    const look = (errors?: readonly GraphQLFormattedError[]): void => {
      if (isOutdated(errors)) this.connection.outdated.set(true);
    };
    return forward(operation).pipe(
      tap({
        next: ({ errors }) => {
          look(errors);
        },
        error: (error: unknown) => {
          if (CombinedGraphQLErrors.is(error)) look(error.errors);
        },
      }),
    );
  });
  readonly client = new ApolloClient({
    link: ApolloLink.from([
      this.byHash,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        this.socket,
        this.http,
      ),
    ]),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        // A total is of what was asked for: the same player has another one in another season.
        Board: { keyFields: false },
        // `r1` and `p1` are the first of their deal, not of the log.
        Ruling: { keyFields: false },
        Appeal: { keyFields: false },
        SoloTotal: { keyFields: false },
        // Numbered in its account: g1 is everybody's first.
        Grant: { keyFields: false },
        // Two queries read other facts of the same rows: neither takes what the other has read away.
        StandingConnection: { merge: true },
        // Asked for again with `atLeast`, it is the same thing: whoever was told that it is not there yet learns that it is.
        Query: { fields: { competition: byId, deal: byId, session: byId } },
      },
    }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });

  private readonly begun = new Map<string, number>();

  /** Begins to read what a page asks for once it stands: its `liveQuery` then asks no second time. */
  ahead<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): void {
    this.begun.set(hashOf(query) + JSON.stringify(variables), performance.now());
    this.ask(query, variables).catch(() => undefined);
  }

  /** Whether that was asked for ahead just now; true once. */
  wasAhead(query: DocumentNode, variables: OperationVariables): boolean {
    const key = hashOf(query) + JSON.stringify(variables);
    const at = this.begun.get(key) ?? -Infinity;
    return this.begun.delete(key) && performance.now() - at < AHEAD_MS;
  }

  /** One answer from the server, never from the cache. Rejects when the server cannot be reached or faults. */
  async ask<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    // Errors reject (the client's default policy), so data is there.
    const { data } = await this.client.query({ query, variables, fetchPolicy: 'network-only' });
    return data as Data;
  }

  async send<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data } = await this.client.mutate({ mutation, variables, fetchPolicy: 'no-cache' });
    return data as Data;
  }
}
