import {
  EMPTY_SHELF,
  reservedSessionAct,
  rulingProblem,
  type Act,
  type CompetitionState,
  type DomainEvent,
  type OpenSession,
  type Refusal,
  refuse,
  sessionDecider,
  sessionDeciderWith,
  sessionRulesOf,
  type SessionState,
  type Shelf,
} from '@arbitre/rules';
import { sessionId, sessionStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import { loadCompetition } from './competition';
import type {
  CloseSessionInput,
  CommandContext,
  OpenSessionInput,
  RecordSessionActsInput,
  WriteOutcome,
} from './contract';
import { decideActs, inGame, refusedAt, refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
import { sessionStateOf } from './session-state';
import { Surroundings } from './surroundings';
import { write } from './write';

/** Whoever an act brings in is registered in the competition and plays. */
const entryProblem = (competition: CompetitionState | null, entries: readonly string[]): Refusal | null => {
  for (const entry of entries) {
    const known = competition?.entries.get(entry);
    if (known === undefined) return refuse('unknown-entry', { entry: entry.slice(0, 80) });
    if (known.withdrawn) return refuse('entry-withdrawn', { entry, name: known.entry.name });
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
    if (competition === null || opened === null)
      return refusedAt(0, notThere('competition', input.competition));
    if (competition.closed)
      return refusedAt(0, refuse('competition-closed', { id: input.competition.slice(0, 80) }));
    const opening = openingOf(input, opened);
    const problem = entryProblem(competition, sessionRulesOf(opened.ruleset)?.entriesOf(opening) ?? []);
    return problem === null
      ? inGame(decideActs(sessionStateOf(loaded), [opening], sessionDecider), opened.game)
      : refusedAt(0, problem);
  });
};

/** Acts on a session that is open, each judged by `refusal` and completed by `complete` before it is decided. */
const writeActs = (
  store: EventStore,
  session: string,
  context: CommandContext,
  acts: readonly Act[],
  judge: (state: SessionState, act: Act) => { readonly ok: true; readonly act: Act } | Refusal = (
    _,
    act,
  ) => ({
    ok: true,
    act,
  }),
  decider = sessionDecider,
): Promise<WriteOutcome> =>
  write(store, sessionStream(session), context, (loaded) => {
    if (loaded.revision < 0) return refusedAt(0, notThere('session', session));
    const state = sessionStateOf(loaded);
    const events: DomainEvent[] = [];
    for (const [index, act] of acts.entries()) {
      const judged = judge(state, act);
      if (!judged.ok) return inGame(refusedAt(index, judged), state.rules?.game);
      // Evolves the state: the next act is judged on what this one made of it.
      const decided = decideActs(state, [judged.act], decider, index);
      if (!decided.ok) return inGame(decided, state.rules?.game);
      events.push(...decided.events);
    }
    return { ok: true, events };
  });

/**
 * All acts or none; `act` in a refusal is the index of the first that was refused. Refused are acts with a command of
 * their own, acts that the order reserves to the arbiter when the actor's role is another, acts that bring in an entry
 * that does not play in the competition, and acts that rest on deals which are not there or say something else. `shelf`: what
 * the process has of what acts are judged by; a game that misses something there says so.
 */
export const recordSessionActs = async (
  store: EventStore,
  { session, acts }: RecordSessionActsInput,
  context: CommandContext,
  shelf: Shelf = EMPTY_SHELF,
): Promise<WriteOutcome> => {
  if (acts.length === 0) return refusedOutcome(refuse('no-acts'));
  // Most acts bring in nobody and rest on nothing else: they need one round trip, others a few more.
  const known = new Surroundings(store, session);
  const judge = (state: SessionState, act: Act): { readonly ok: true; readonly act: Act } | Refusal => {
    const reserved =
      reservedSessionAct(state, act, context.actor.role) ??
      (state.rules === null ? null : rulingProblem(state.rules.game, state.rules.arbiterActs, act));
    if (reserved !== null) return reserved;
    const entries = state.rules?.entriesOf(act) ?? [];
    if (entries.length > 0) {
      const problem = entryProblem(known.competition(), entries);
      if (problem !== null) return problem;
    }
    const places = state.rules?.restsOn?.(state.rulesState, act) ?? [];
    const deals = known.deals(places);
    // An act may rest on a deal that is not there: nothing is written before that is known.
    if (deals === null) return notThere('session', session);
    return deals.length === 0
      ? { ok: true, act }
      : (state.rules?.withDeals?.(state.rulesState, act, deals) ?? { ok: true, act });
  };
  const decider = sessionDeciderWith(shelf);
  const record = (): Promise<WriteOutcome> => writeActs(store, session, context, acts, judge, decider);
  let outcome = await record();
  // A batch stops at the first act that lacks something: the next may lack something else.
  while (outcome.kind === 'refused' && (await known.lookUp())) outcome = await record();
  return outcome;
};

export const closeSession = (
  store: EventStore,
  { session, reason }: CloseSessionInput,
  context: CommandContext,
): Promise<WriteOutcome> => writeActs(store, session, context, [{ do: 'close-session', reason } as Act]);
