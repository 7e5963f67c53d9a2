import { DestroyRef, computed, effect, inject, signal, untracked, type Signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { Connection } from '../connection/connection';
import { GraphQL } from './client';
import { PageReads } from './page-reads';

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
 * @param ofPage false for what stands around every page: it is no query of the page
 */
export const liveQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: () => Variables | null,
  ofPage = true,
): LiveQuery<Data> => {
  const graphql = inject(GraphQL);
  const connection = inject(Connection);
  if (ofPage) inject(PageReads).add(query, variables, inject(DestroyRef));
  const data = signal<Data | null>(null);
  const loading = signal(true);
  const failed = signal(false);
  // What they are worked out from may have been read anew and say the same.
  const asked = computed(variables, { equal: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  effect((onCleanup) => {
    connection.recoveries();
    const given = asked();
    if (given === null) return;
    untracked(() => {
      loading.set(true);
    });
    const fetchPolicy = graphql.wasAhead(query, given) ? 'cache-first' : 'cache-and-network';
    const answers = graphql.client
      .watchQuery<Data>({ query, variables: given, fetchPolicy })
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
