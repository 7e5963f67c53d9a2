import {
  competitionDecider,
  invalidField,
  refuse,
  replayCompetition,
  type CompetitionCommand,
  type CompetitionEvent,
  type CompetitionState,
  type DomainEvent,
  type Origin,
  type Refusal,
} from '@arbitre/rules';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import { competitionStream } from '../stream-names';
import type { EventStore, LoadedStream } from '../store/contract';
import type {
  AdmitEntryInput,
  CloseCompetitionInput,
  CommandContext,
  NotePresenceInput,
  OpenCompetitionInput,
  ReviseCompetitionInput,
  ReviseWithdrawalInput,
  WithdrawEntryInput,
  WriteOutcome,
} from './contract';
import { guarded } from './authority';
import { decideActs, refusedAt } from './decide-acts';
import { notThere } from './not-there';
import { referredInPlan, strangerProblem } from './persons';
import { write } from './write';

const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** How acts on a competition are decided and take effect. */
export const competitionRules = {
  decide: (state: CompetitionState, act: CompetitionCommand, origin?: Origin) =>
    competitionDecider.decide(state, act, origin),
  evolve: (state: CompetitionState, event: DomainEvent) =>
    competitionDecider.evolve(state, event as CompetitionEvent),
};

export const competitionIn = (loaded: LoadedStream): CompetitionState =>
  replayCompetition(loaded.events as readonly DomainEvent[] as readonly CompetitionEvent[]);

/** The competition as its stream tells it; null when there is none. */
export const loadCompetition = async (
  store: EventStore,
  competition: string,
): Promise<CompetitionState | null> => {
  const loaded = await store.load(competitionStream(competition));
  return loaded.revision < 0 ? null : competitionIn(loaded);
};

/** Acts on a competition that there is. */
export const actOnCompetition = (
  store: EventStore,
  competition: string,
  context: CommandContext,
  acts: readonly CompetitionCommand[],
  hindered: (again: boolean, state: CompetitionState) => Refusal | null | Promise<Refusal | null> = () =>
    null,
): Promise<WriteOutcome> =>
  write(store, competitionStream(competition), context, async (loaded, origin, again = false) => {
    if (loaded.revision < 0) return refusedAt(0, notThere('competition', competition));
    const state = competitionIn(loaded);
    const hindrance = await hindered(again, state);
    return hindrance === null
      ? decideActs(state, acts, competitionRules, { origin })
      : refusedAt(0, hindrance);
  });

/** Whoever a plan refers to is somebody: no plan names a person. */
const strangerPlanned = (
  store: EventStore,
  context: CommandContext,
  game: string,
  plan: OpenCompetitionInput['plan'],
  competition: string,
  state: CompetitionState,
): Promise<Refusal | null> =>
  strangerProblem(store, context, referredInPlan(game, plan), {
    competition,
    load: () => Promise.resolve(state),
  });

/** `id` becomes part of stream names and addresses: lower case letters, digits and hyphens. */
export const openCompetition = guarded(
  'openCompetition',
  ({ id, region }: OpenCompetitionInput) => ({ competition: id, region }),
  (store, { id, ...data }, context) =>
    write(store, competitionStream(id), context, async (loaded, _origin, again = false) => {
      if (!ID.test(id))
        return refusedAt(0, invalidField('id', id, 'lower case letters, digits and hyphens, 80 at most'));
      const state = competitionIn(loaded);
      const stranger = again ? null : await strangerPlanned(store, context, data.game, data.plan, id, state);
      return stranger === null
        ? decideActs(state, [{ do: 'open-competition' as const, ...data }], competitionRules)
        : refusedAt(0, stranger);
    }),
);

type Counting = Pick<ReviseCompetitionInput, 'method' | 'scoring'>;

/** Whether results would count otherwise: another method, or other parameters of it. */
const countsOtherwise = (opened: Counting | null, asked: Counting): boolean =>
  opened?.method !== asked.method ||
  canonicalJson(opened.scoring ?? null) !== canonicalJson(asked.scoring ?? null);

/** Where it is, and where it will be: both let it go, and come. */
export const reviseCompetition = guarded(
  'reviseCompetition',
  ({ competition, region }: ReviseCompetitionInput) => [{ competition }, { competition, region }],
  (store, { competition, begun, counted, ...data }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'revise-competition', ...data }], (again, state) => {
      if (again) return null;
      const { opened } = state;
      if (counted && countsOtherwise(opened, data)) return refuse('competition-counted');
      if (begun && data.reason === undefined) return refuse('competition-begun');
      return strangerPlanned(store, context, opened?.game ?? '', data.plan, competition, state);
    }),
);

export const withdrawEntry = guarded(
  'withdrawEntry',
  ({ competition }: WithdrawEntryInput) => ({ competition }),
  (store, { competition, ...data }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'withdraw-entry', ...data }]),
);

export const reviseWithdrawal = guarded(
  'reviseWithdrawal',
  ({ competition }: ReviseWithdrawalInput) => ({ competition }),
  (store, { competition, ...data }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'revise-withdrawal', ...data }]),
);

/** One that waits plays from now on, whoever else waits. */
export const admitEntry = guarded(
  'admitEntry',
  ({ competition }: AdmitEntryInput) => ({ competition }),
  (store, { competition, ...data }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'admit-entry', ...data }]),
);

/** Who has come on the day, and who has not. */
export const notePresence = guarded(
  'notePresence',
  ({ competition }: NotePresenceInput) => ({ competition }),
  (store, { competition, entries, presence }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'note-presence', entries, presence }]),
);

export const closeCompetition = guarded(
  'closeCompetition',
  ({ competition }: CloseCompetitionInput) => ({ competition }),
  (store, { competition, reason }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'close-competition', reason }]),
);
