import {
  reservedSessionAct,
  type Act,
  type CompetitionState,
  type OpenSession,
  sessionDecider,
  sessionRulesOf,
  type SessionState,
  type Violation,
} from '@arbitre/rules';
import { competitionOf, sessionId, sessionStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import { loadCompetition } from './competition';
import type {
  CloseSessionInput,
  CommandContext,
  OpenSessionInput,
  RecordSessionActsInput,
  WriteOutcome,
} from './contract';
import { decideActs, refusedAt } from './decide-acts';
import { sessionStateOf } from './session-state';
import { write } from './write';

/** Whoever an act brings in is registered in the competition and plays. */
const entryProblem = (competition: CompetitionState | null, entries: readonly string[]): Violation | null => {
  for (const entry of entries) {
    const known = competition?.entries.get(entry);
    if (known === undefined) return { article: 'unknown-entry', facts: { entry: entry.slice(0, 80) } };
    if (known.withdrawn) return { article: 'entry-withdrawn', facts: { entry, name: known.entry.name } };
  }
  return null;
};

const openingOf = (
  { competition, number, setup = {} }: OpenSessionInput,
  { game, ruleset }: NonNullable<CompetitionState['opened']>,
): OpenSession => ({ do: 'open-session', competition, number, game, ruleset, setup });

/** Opens a session under its competition's game and rules; `number` takes its place in the competition. */
export const openSession = async (
  store: EventStore,
  input: OpenSessionInput,
  context: CommandContext,
): Promise<WriteOutcome> => {
  const competition = await loadCompetition(store, input.competition);
  const stream = sessionStream(sessionId(input.competition, input.number));
  return write(store, stream, context, (loaded) => {
    const opened = competition?.opened ?? null;
    const facts = { id: input.competition.slice(0, 80) };
    if (competition === null || opened === null) return refusedAt(0, 'competition-not-found', facts);
    if (competition.closed) return refusedAt(0, 'competition-closed', facts);
    const opening = openingOf(input, opened);
    const problem = entryProblem(competition, sessionRulesOf(opened.ruleset)?.entriesOf(opening) ?? []);
    return problem === null
      ? decideActs(sessionStateOf(loaded), [opening], sessionDecider)
      : { ok: false, act: 0, violation: problem };
  });
};

/** `wanted`: an act names entries, which cannot be judged without the competition. */
type Known = { readonly competition: CompetitionState | null; wanted: boolean };

/** Acts on a session that is open, each judged by `refusal` first. */
const writeActs = (
  store: EventStore,
  session: string,
  context: CommandContext,
  acts: readonly Act[],
  refusal: (state: SessionState, act: Act) => Violation | null = () => null,
): Promise<WriteOutcome> =>
  write(store, sessionStream(session), context, (loaded) => {
    if (loaded.revision < 0) return refusedAt(0, 'session-not-found', { id: session.slice(0, 200) });
    const state = sessionStateOf(loaded);
    for (const [index, act] of acts.entries()) {
      const violation = refusal(state, act);
      if (violation !== null) return { ok: false, act: index, violation };
    }
    return decideActs(state, acts, sessionDecider);
  });

/**
 * All acts or none; `act` in a refusal is the index of the first that was refused. Refused are acts with a command of
 * their own, acts that the order reserves to the arbiter when the actor's role is another, and acts that bring in an
 * entry that does not play in the competition.
 */
export const recordSessionActs = async (
  store: EventStore,
  { session, acts }: RecordSessionActsInput,
  context: CommandContext,
): Promise<WriteOutcome> => {
  if (acts.length === 0) return { kind: 'refused', act: 0, violation: { article: 'no-acts', facts: {} } };
  // Most acts bring in nobody and need one round trip; the competition is looked up for those that do.
  const record = (known: Known): Promise<WriteOutcome> =>
    writeActs(store, session, context, acts, (state, act) => {
      const reserved = reservedSessionAct(state, act, context.actor.role);
      if (reserved !== null) return reserved.violation;
      const entries = state.rules?.entriesOf(act) ?? [];
      if (entries.length > 0) known.wanted = true;
      return entryProblem(known.competition, entries);
    });
  const known: Known = { competition: null, wanted: false };
  const outcome = await record(known);
  if (!known.wanted) return outcome;
  const competition = await loadCompetition(store, competitionOf(sessionStream(session)) ?? '');
  return record({ competition, wanted: true });
};

export const closeSession = (
  store: EventStore,
  { session, reason }: CloseSessionInput,
  context: CommandContext,
): Promise<WriteOutcome> => writeActs(store, session, context, [{ do: 'close-session', reason } as Act]);
