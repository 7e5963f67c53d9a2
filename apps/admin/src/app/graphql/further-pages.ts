import { computed, effect, inject, signal, untracked, type Signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { GraphQL } from './client';
import { liveQuery, type LiveQuery } from './live-query';

type Page<Node> = {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** A list that is read page by page: the first page lives, further ones are added when they are asked for. */
export type FurtherPages<Data, Node> = {
  readonly query: LiveQuery<Data>;
  readonly nodes: Signal<readonly Node[]>;
  /** Whether there is a further page. */
  readonly more: Signal<boolean>;
  showMore(): Promise<void>;
};

/** A new first page takes the further ones away: they would not join on to it. In an injection context. */
export const furtherPages = <Data, Variables extends OperationVariables & { after?: string | null }, Node>(
  document: TypedDocumentNode<Data, Variables>,
  variables: () => Variables,
  pageOf: (data: Data) => Page<Node> | null,
): FurtherPages<Data, Node> => {
  const graphql = inject(GraphQL);
  const query = liveQuery(document, variables);
  const first = computed(() => {
    const data = query.data();
    return data === null ? null : pageOf(data);
  });
  const further = signal<readonly Node[]>([]);
  const next = signal<string | null>(null);
  const cursorOf = ({ pageInfo }: Page<Node>): string | null =>
    pageInfo.hasNextPage ? pageInfo.endCursor : null;
  effect(() => {
    const page = first();
    untracked(() => {
      further.set([]);
      next.set(page === null ? null : cursorOf(page));
    });
  });
  return {
    query,
    nodes: computed(() => [...(first()?.nodes ?? []), ...further()]),
    more: computed(() => next() !== null),
    showMore: async () => {
      const after = next();
      if (after === null) return;
      next.set(null);
      const page = pageOf(await graphql.ask(document, { ...variables(), after }));
      if (page === null) return;
      further.update((known) => [...known, ...page.nodes]);
      next.set(cursorOf(page));
    },
  };
};
