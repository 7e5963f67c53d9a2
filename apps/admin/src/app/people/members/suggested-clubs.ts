import { computed, signal, type Signal } from '@angular/core';
import { liveQuery } from '../../graphql/live-query';
import { seen } from '../../lists/search-box';
import type { Choice, Given } from '../../writes/form-field';
import { ClubNumbers } from '../people.operations';

/** The clubs that are offered while somebody types one: those whose name or number holds it. */
export type SuggestedClubs = { readonly choices: Signal<readonly Choice[]>; typing(given: Given): void };

/** In an injection context. */
export const suggestedClubs = (): SuggestedClubs => {
  const named = signal('');
  const query = liveQuery(ClubNumbers, () => ({ named: named() }));
  return {
    choices: computed(() =>
      (query.data()?.clubs.nodes ?? []).map(({ number, name }) => ({ value: number, label: name })),
    ),
    typing: ({ club = '' }) => {
      named.set(seen(club));
    },
  };
};
