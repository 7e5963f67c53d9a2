import type { DomainEvent } from '@arbitre/rules';
import {
  type ClubAct,
  type ClubEvent,
  type ClubState,
  decideClub,
  evolveClub,
  UNREGISTERED_CLUB,
} from '@arbitre/rules/federation';
import type { EventStore, LoadedStream } from '../store/contract';
import { streams } from '../stream-kinds';
import { guarded, IN_FEDERATION } from './authority';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt } from './decide-acts';
import { notThere } from './not-there';
import { loadRegion } from './regions';
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
    if (!decided.ok || given.do === 'rename-club') return decided;
    // A region never goes away: it is asked for when it is named, and no more.
    const region = await loadRegion(store, given.region);
    return region === null ? refusedAt(0, notThere('region', given.region)) : decided;
  });

type Given<Name extends ClubAct['do']> = Omit<Extract<ClubAct, { readonly do: Name }>, 'do'>;

/** `number` becomes part of stream names and addresses: capital letters, digits and hyphens. */
export const registerClub = guarded(
  'registerClub',
  IN_FEDERATION,
  (store, input: Given<'register-club'>, context) =>
    act(store, input.number, { do: 'register-club', ...input }, context),
);

export const moveClub = guarded(
  'moveClub',
  IN_FEDERATION,
  (store, { club, ...input }: { readonly club: string } & Given<'move-club'>, context) =>
    act(store, club, { do: 'move-club', ...input }, context),
);

export const renameClub = guarded(
  'renameClub',
  IN_FEDERATION,
  (store, { club, ...input }: { readonly club: string } & Given<'rename-club'>, context) =>
    act(store, club, { do: 'rename-club', ...input }, context),
);
