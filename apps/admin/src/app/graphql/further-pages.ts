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
  /** The page that lives. */
  readonly first: Signal<Page<Node> | null>;
  readonly nodes: Signal<readonly Node[]>;
  /** Whether there is a further page that nobody has asked for. */
  readonly more: Signal<boolean>;
  showMore(): Promise<void>;
};

/**
 * A new first page takes the further ones away, those on their way too: they would not join on to it. `variables` null: nothing
 * is asked yet. In an injection context.
 */
export const furtherPages = <Data, Variables extends OperationVariables & { after?: string | null }, Node>(
  document: TypedDocumentNode<Data, Variables>,
  variables: () => Variables | null,
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
  const pageAfter = async (after: string): Promise<Page<Node> | null> => {
    const asked = variables();
    return asked === null ? null : pageOf(await graphql.ask(document, { ...asked, after }));
  };
  return {
    query,
    first,
    nodes: computed(() => [...(first()?.nodes ?? []), ...further()]),
    more: computed(() => next() !== null),
    showMore: async () => {
      const after = next();
      if (after === null) return;
      // A second click finds nothing to ask for.
      next.set(null);
      const joinsOn = first();
      const page = await pageAfter(after).catch(() => undefined);
      if (first() !== joinsOn) return;
      next.set(page === undefined ? after : page === null ? null : cursorOf(page));
      further.update((known) => [...known, ...(page?.nodes ?? [])]);
    },
  };
};

/** All rows of a list, read to its end; throws where a page does not come. */
export const wholeOf = async <Node>({
  nodes,
  more,
  showMore,
}: Pick<FurtherPages<unknown, Node>, 'nodes' | 'more' | 'showMore'>): Promise<readonly Node[]> => {
  while (more()) {
    const before = nodes().length;
    await showMore();
    if (nodes().length === before) throw new Error('A page of the list did not come.');
  }
  return nodes();
};
