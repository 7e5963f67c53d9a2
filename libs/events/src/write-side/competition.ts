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
export const openCompetition = (
  store: EventStore,
  { id, ...data }: OpenCompetitionInput,
  context: CommandContext,
): Promise<WriteOutcome> =>
  write(store, competitionStream(id), context, (loaded) =>
    ID.test(id)
      ? decideActs(stateOf(loaded), [{ do: 'open-competition' as const, ...data }], rules)
      : refusedAt(0, invalidField('id', id, 'lower case letters, digits and hyphens, 80 at most')),
  );

/** All entries or none; `act` in a refusal is the index of the entry. */
export const registerEntries = (
  store: EventStore,
  { competition, entries }: RegisterEntriesInput,
  context: CommandContext,
): Promise<WriteOutcome> =>
  entries.length === 0
    ? Promise.resolve(refusedOutcome(refuse('no-entries')))
    : act(
        store,
        competition,
        context,
        entries.map((entry) => ({ do: 'register-entry' as const, ...entry })),
      );

export const withdrawEntry = (
  store: EventStore,
  { competition, entry, reason }: WithdrawEntryInput,
  context: CommandContext,
): Promise<WriteOutcome> => act(store, competition, context, [{ do: 'withdraw-entry', entry, reason }]);

export const closeCompetition = (
  store: EventStore,
  { competition, reason }: CloseCompetitionInput,
  context: CommandContext,
): Promise<WriteOutcome> => act(store, competition, context, [{ do: 'close-competition', reason }]);
