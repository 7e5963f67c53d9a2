import {
  competitionDecider,
  invalidField,
  refuse,
  replayCompetition,
  type CompetitionCommand,
  type CompetitionEvent,
  type CompetitionState,
  type DomainEvent,
} from '@arbitre/rules';
import { competitionStream } from '../stream-names';
import type { EventStore, LoadedStream } from '../store/contract';
import type {
  CloseCompetitionInput,
  CommandContext,
  OpenCompetitionInput,
  RegisterEntriesInput,
  WithdrawEntryInput,
  WriteOutcome,
} from './contract';
import { guarded } from './authority';
import { decideActs, refusedAt, refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
import { write } from './write';

const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

const rules = {
  decide: (state: CompetitionState, act: CompetitionCommand) => competitionDecider.decide(state, act),
  evolve: (state: CompetitionState, event: DomainEvent) =>
    competitionDecider.evolve(state, event as CompetitionEvent),
};

const stateOf = (loaded: LoadedStream): CompetitionState =>
  replayCompetition(loaded.events as readonly DomainEvent[] as readonly CompetitionEvent[]);

/** The competition as its stream tells it; null when there is none. */
export const loadCompetition = async (
  store: EventStore,
  competition: string,
): Promise<CompetitionState | null> => {
  const loaded = await store.load(competitionStream(competition));
  return loaded.revision < 0 ? null : stateOf(loaded);
};

const act = (
  store: EventStore,
  competition: string,
  context: CommandContext,
  acts: readonly CompetitionCommand[],
): Promise<WriteOutcome> =>
  write(store, competitionStream(competition), context, (loaded) =>
    loaded.revision < 0
      ? refusedAt(0, notThere('competition', competition))
      : decideActs(stateOf(loaded), acts, rules),
  );

/** `id` becomes part of stream names and addresses: lower case letters, digits and hyphens. */
export const openCompetition = guarded(
  'openCompetition',
  ({ id, region }: OpenCompetitionInput) => ({ competition: id, region }),
  (store, { id, ...data }, context) =>
    write(store, competitionStream(id), context, (loaded) =>
      ID.test(id)
        ? decideActs(stateOf(loaded), [{ do: 'open-competition' as const, ...data }], rules)
        : refusedAt(0, invalidField('id', id, 'lower case letters, digits and hyphens, 80 at most')),
    ),
);

/** None where one of them has no club. */
const clubsOf = (entries: RegisterEntriesInput['entries']): readonly string[] => {
  const clubs = entries.flatMap(({ club = '' }) => (club === '' ? [] : [club]));
  return clubs.length === entries.length ? clubs : [];
};

/** All entries or none; `act` in a refusal is the index of the entry. */
export const registerEntries = guarded(
  'registerEntry',
  ({ competition, entries }: RegisterEntriesInput) => ({ competition, clubs: clubsOf(entries) }),
  (store, { competition, entries }, context) =>
    entries.length === 0
      ? Promise.resolve(refusedOutcome(refuse('no-entries')))
      : act(
          store,
          competition,
          context,
          entries.map((entry) => ({ do: 'register-entry' as const, ...entry })),
        ),
);

export const withdrawEntry = guarded(
  'withdrawEntry',
  ({ competition }: WithdrawEntryInput) => ({ competition }),
  (store, { competition, entry, reason }, context) =>
    act(store, competition, context, [{ do: 'withdraw-entry', entry, reason }]),
);

export const closeCompetition = guarded(
  'closeCompetition',
  ({ competition }: CloseCompetitionInput) => ({ competition }),
  (store, { competition, reason }, context) =>
    act(store, competition, context, [{ do: 'close-competition', reason }]),
);
