import { effect, inject, signal, untracked, type Signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { Connection } from '../connection/connection';
import { GraphQL } from './client';

export type LiveQuery<Data> = {
  /** The newest answer; the earlier one stays while the next is asked for. Null before the first. */
  readonly data: Signal<Data | null>;
  readonly loading: Signal<boolean>;
  readonly failed: Signal<boolean>;
};

/**
 * A query as signals: first what the cache knows, then what the server says, then every later change of the cache. It
 * asks again when its variables change and when the connection comes back. Call it in an injection context; variables
 * of null mean "not now".
 */
export const liveQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: () => Variables | null,
): LiveQuery<Data> => {
  const graphql = inject(GraphQL);
  const connection = inject(Connection);
  const data = signal<Data | null>(null);
  const loading = signal(true);
  const failed = signal(false);
  effect((onCleanup) => {
    connection.recoveries();
    const given = variables();
    if (given === null) return;
    untracked(() => {
      loading.set(true);
    });
    const answers = graphql.client
      .watchQuery<Data>({ query, variables: given, fetchPolicy: 'cache-and-network' })
      .subscribe((answer) => {
        if (answer.dataState === 'complete') data.set(answer.data);
        loading.set(answer.loading);
        failed.set(answer.error !== undefined);
      });
    onCleanup(() => {
      answers.unsubscribe();
    });
  });
  return { data: data.asReadonly(), loading: loading.asReadonly(), failed: failed.asReadonly() };
};
