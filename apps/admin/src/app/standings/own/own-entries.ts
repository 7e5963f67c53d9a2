import { computed, inject } from '@angular/core';
import { Session } from '../../account/account';
import { liveQuery } from '../../graphql/live-query';
import { CompetitionContext } from '../competition-context';
import { OwnClub, OwnEntries } from './own.operations';

/** Whose an entry is, for whoever looks: his own, or of his club. */
export type Own = 'self' | 'club';

type Entry = { readonly id: string; readonly clubWord: string | null; readonly clubName: string | null };

/** Whether whoever looks is somebody, and the number of the club that his account writes for. In an injection context. */
export const whoLooks = () => {
  const session = inject(Session);
  const isNamed = computed(() => session.account() !== null && !session.isAtTable());
  const club = computed(() => {
    const scopes = session.account()?.grants.filter(({ ended }) => !ended) ?? [];
    return scopes.map(({ scope }) => /^club:(.+)$/.exec(scope)?.[1]).find((each) => each !== undefined);
  });
  return { isNamed, club };
};

/**
 * Whose an entry of the competition on the page is: one in which the own member plays, or one of the club that an account writes
 * for. In an injection context.
 */
export const ownEntries = (): ((entry: Entry) => Own | null) => {
  const context = inject(CompetitionContext);
  const { isNamed, club: number } = whoLooks();
  const member = liveQuery(OwnEntries, () => (isNamed() ? {} : null));
  const club = liveQuery(OwnClub, () => {
    const known = number();
    return known === undefined ? null : { number: known };
  });
  const entries = computed(
    () =>
      new Set(
        (member.data()?.myMember?.results ?? []).flatMap(({ competition, entry }) =>
          competition === context.id() && entry !== null ? [entry.id] : [],
        ),
      ),
  );
  return ({ id, clubWord, clubName }) => {
    if (entries().has(id)) return 'self';
    const isOfClub = clubWord !== null && (clubWord === number() || clubName === club.data()?.club?.name);
    return isOfClub && number() !== undefined ? 'club' : null;
  };
};
