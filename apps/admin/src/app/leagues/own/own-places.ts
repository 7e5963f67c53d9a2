import { computed, inject } from '@angular/core';
import { liveQuery } from '../../graphql/live-query';
import { type Own, whoLooks } from '../../standings/own/own-entries';
import { DivisionContext } from '../division-context';
import { DivisionsOfOwnClub, OwnDivisions } from './own-places.operations';

type Place = { readonly division: string; readonly entry: string };

/** Whose an entry of the division on the page is: the own one, or one of the club that an account writes for. In an injection context. */
export const ownPlaces = (): ((entry: string) => Own | null) => {
  const context = inject(DivisionContext);
  const { isNamed, club } = whoLooks();
  const member = liveQuery(OwnDivisions, () => (isNamed() ? {} : null));
  const ofClub = liveQuery(DivisionsOfOwnClub, () => {
    const number = club();
    return number === undefined ? null : { number };
  });
  const here = (places: readonly Place[]): ReadonlySet<string> =>
    new Set(places.flatMap(({ division, entry }) => (division === context.id() ? [entry] : [])));
  const own = computed(() => here(member.data()?.myMember?.divisions ?? []));
  const clubs = computed(() => here(ofClub.data()?.club?.divisions ?? []));
  return (entry) => (own().has(entry) ? 'self' : clubs().has(entry) ? 'club' : null);
};
