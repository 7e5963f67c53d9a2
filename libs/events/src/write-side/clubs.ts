import type { DomainEvent } from '@arbitre/rules';
import {
  type ClubAct,
  type ClubEvent,
  type ClubState,
  decideClub,
  evolveClub,
  holdsOn,
  notMerged,
  UNREGISTERED_CLUB,
} from '@arbitre/rules/federation';
import type { EventStore, LoadedStream } from '../store/contract';
import { streams } from '../stream-kinds';
import { guarded, type Place } from './authority';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt } from './decide-acts';
import { notThere } from './not-there';
import { loadRegion } from './regions';
import { mergeNumbers, type Numbers, undoMerge } from './merging';
import { write } from './write';

const evolve = (state: ClubState, event: DomainEvent): ClubState => evolveClub(state, event as ClubEvent);

const stateOf = ({ events }: LoadedStream): ClubState =>
  (events as readonly DomainEvent[]).reduce(evolve, UNREGISTERED_CLUB);

/** The club as its stream tells it, and how far it has come; null when there is none. */
export const readClub = async (
  store: EventStore,
  number: string,
): Promise<{ readonly state: ClubState | null; readonly revision: number }> => {
  const loaded = await store.load(streams.name('club', number));
  const state = stateOf(loaded);
  return { state: state.registered ? state : null, revision: loaded.revision };
};

/** The same without how far it has come. */
export const loadClub = async (store: EventStore, number: string): Promise<ClubState | null> =>
  (await readClub(store, number)).state;

/** The club that a number stands for: its own, or the one that it is read as; null where there is none. */
export const standingClub = async (store: EventStore, number: string): Promise<ClubState | null> => {
  const club = await loadClub(store, number);
  const into = club?.mergedInto ?? null;
  return into === null ? club : loadClub(store, into);
};

const act = (
  store: EventStore,
  club: string,
  given: ClubAct,
  context: CommandContext,
): Promise<WriteOutcome> =>
  write(store, streams.name('club', club), context, async (loaded) => {
    if (loaded.revision < 0 && given.do !== 'register-club') return refusedAt(0, notThere('club', club));
    const decided = decideActs(stateOf(loaded), [given], {
      decide: (state, each) => decideClub(state, each),
      evolve,
    });
    if (!decided.ok || !('region' in given)) return decided;
    // A region never goes away: it is asked for when it is named, and no more.
    const region = await loadRegion(store, given.region);
    return region === null ? refusedAt(0, notThere('region', given.region)) : decided;
  });

/** Every number of the club that one stands for, its own too; a word that is no number stands alone. */
export const clubNumbers = async (store: EventStore, said: string): Promise<readonly string[]> => {
  const number = said.toUpperCase();
  const into = (await loadClub(store, number))?.mergedInto ?? number;
  return [said, into, ...((await loadClub(store, into))?.aliases ?? [])];
};

/** The region that a club is in on a day; null where it is in none. */
export const regionOfClub = async (store: EventStore, number: string, on: string): Promise<string | null> =>
  holdsOn((await loadClub(store, number))?.regions ?? [], on);

/** Where a club is. */
export const placeOfClub = (number: string): Place => ({
  region: (store, on) => regionOfClub(store, number, on),
});

type Given<Name extends ClubAct['do']> = Omit<Extract<ClubAct, { readonly do: Name }>, 'do'>;
type OfClub<Name extends ClubAct['do']> = { readonly club: string } & Given<Name>;

/** `number` becomes part of stream names and addresses: capital letters, digits and hyphens. */
export const registerClub = guarded(
  'registerClub',
  ({ region }: Given<'register-club'>) => ({ region }),
  (store, input, context) => act(store, input.number, { do: 'register-club', ...input }, context),
);

/** Both regions let it go, and come. */
export const moveClub = guarded(
  'moveClub',
  ({ club, region }: OfClub<'move-club'>) => [placeOfClub(club), { region }],
  (store, { club, ...input }, context) => act(store, club, { do: 'move-club', ...input }, context),
);

const numbersOf = (store: EventStore): Numbers<ClubState> => ({
  read: (club) => readClub(store, club),
  missing: (club) => notThere('club', club),
  refusal: notMerged,
  absorb: (into, alias, context) => act(store, into, { do: 'absorb-club', alias }, context),
  release: (from, alias, context) => act(store, from, { do: 'release-club', alias }, context),
  merge: (club, into, context) => act(store, club, { do: 'merge-club', club, into }, context),
  undo: (club, context) => act(store, club, { do: 'undo-club-merge' }, context),
});

/** Has the number of a club read as that of another: both are one. */
export const mergeClubs = guarded(
  'mergeClubs',
  ({ club, into }: { readonly club: string; readonly into: string }) => [
    placeOfClub(club),
    placeOfClub(into),
  ],
  (store, { club, into }, context) => mergeNumbers(numbersOf(store), club, into, context),
);

/** Has a number that was merged stand for its own club again. */
export const undoClubMerge = guarded(
  'undoClubMerge',
  ({ club }: { readonly club: string }) => placeOfClub(club),
  (store, { club }, context) => undoMerge(numbersOf(store), club, context),
);

export const renameClub = guarded(
  'renameClub',
  ({ club }: OfClub<'rename-club'>) => placeOfClub(club),
  (store, { club, ...input }, context) => act(store, club, { do: 'rename-club', ...input }, context),
);

export const closeClub = guarded(
  'closeClub',
  ({ club }: OfClub<'close-club'>) => placeOfClub(club),
  (store, { club, ...input }, context) => act(store, club, { do: 'close-club', ...input }, context),
);

export const reopenClub = guarded(
  'reopenClub',
  ({ club }: OfClub<'reopen-club'>) => placeOfClub(club),
  (store, { club, ...input }, context) => act(store, club, { do: 'reopen-club', ...input }, context),
);
