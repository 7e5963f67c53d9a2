import { inject, signal, type Signal } from '@angular/core';
import { GraphQL } from '../../graphql/client';
import type { Choice } from '../../writes/form-field';
import { AccountNames, type AccountNamesResult } from './officials.operations';

/** The accounts that a role can be given to, by id; none until they are asked for. In an injection context. */
export const accountNames = (): { readonly choices: Signal<readonly Choice[]>; load(): Promise<void> } => {
  const graphql = inject(GraphQL);
  const choices = signal<readonly Choice[]>([]);
  let asked = false;
  const load = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    for (let after: string | null = null, more = true; more;) {
      const { accounts }: AccountNamesResult = await graphql.ask(AccountNames, { after });
      choices.update((known) => [
        ...known,
        ...accounts.nodes.flatMap(({ id, name }) => (name === null ? [] : [{ value: id, label: name }])),
      ]);
      ({ hasNextPage: more, endCursor: after } = accounts.pageInfo);
    }
  };
  return {
    choices: choices.asReadonly(),
    // Without them an id is typed.
    load: () =>
      load().catch(() => {
        asked = false;
      }),
  };
};
