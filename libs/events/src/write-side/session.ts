import {
  changesResults,
  correctionsOver,
  EMPTY_SHELF,
  oddFiguresIn,
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
  UpholdFigureInput,
  WriteOutcome,
} from './contract';
import { guarded } from './authority';
import { decideActs, inGame, refusedAt, refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
import { type OwnMatter, ownMatterOf } from './own-matter';
import { referredInSession, referredInSetup, strangerProblem } from './persons';
import { placeOfSession } from './places';
import { sessionStateOf } from './session-state';
import { Surroundings } from './surroundings';
import { write } from './write';

/** Whoever an act brings in is registered in the competition and plays. */
const entryProblem = (competition: CompetitionState | null, entries: readonly string[]): Refusal | null => {
  for (const entry of entries) {
    const known = competition?.entries.get(entry);
    if (known === undefined) return refuse('unknown-entry', { entry: entry.slice(0, 80) });
    if (known.withdrawn) return refuse('entry-withdrawn', { entry, number: known.entry.number });
    if (known.waiting) return refuse('entry-waits', { entry, number: known.entry.number });
  }
  return null;
};

const openingOf = (
  { competition, number, setup = {} }: OpenSessionInput,
  { game, ruleset }: NonNullable<CompetitionState['opened']>,
): OpenSession => ({ do: 'open-session', competition, number, game, ruleset, setup });

/** Opens a session under its competition's game and rules; `number` takes its place in the competition. */
export const openSession = guarded(
  'openSession',
  ({ competition }: OpenSessionInput) => ({ competition }),
  async (store, input, context) => {
    const competition = await loadCompetition(store, input.competition);
    const stream = sessionStream(sessionId(input.competition, input.number));
    return write(store, stream, context, async (loaded, origin, again = false) => {
      const opened = competition?.opened ?? null;
      if (competition === null || opened === null)
        return refusedAt(0, notThere('competition', input.competition));
      const over = correctionsOver(competition.publication, origin.at);
      if (over !== null) return refusedAt(0, over);
      if (competition.closed)
        return refusedAt(0, refuse('competition-closed', { id: input.competition.slice(0, 80) }));
      const opening = openingOf(input, opened);
      const problem =
        entryProblem(competition, sessionRulesOf(opened.ruleset)?.entriesOf(opening) ?? []) ??
        (again
          ? null
          : await strangerProblem(store, context, referredInSetup(opened.game, opening.setup), {
              competition: input.competition,
              load: () => Promise.resolve(competition),
            }));
      return problem === null
        ? inGame(decideActs(sessionStateOf(loaded), [opening], sessionDecider, { origin }), opened.game)
        : refusedAt(0, problem);
    });
  },
);

type Judged = { readonly ok: true; readonly act: Act } | Refusal;

/** The first of these events that decides the actor's own matter, as a refusal. */
const ownDecision = (
  { rules, rulesState }: SessionState,
  events: readonly DomainEvent[],
  own: OwnMatter,
): Refusal | null => {
  for (const event of events) {
    const refused = own(rules?.judgedIn?.(rulesState, event) ?? []);
    if (refused !== null) return refused;
  }
  return null;
};

/** Acts on a session that is open, each judged and completed by `judge` before it is decided. */
const writeActs = (
  store: EventStore,
  session: string,
  context: CommandContext,
  acts: readonly Act[],
  judge: (state: SessionState, act: Act, again: boolean) => Judged | Promise<Judged> = (_, act) => ({
    ok: true,
    act,
  }),
  decider = sessionDecider,
  own: OwnMatter | null = null,
): Promise<WriteOutcome> =>
  write(store, sessionStream(session), context, async (loaded, origin, again = false) => {
    if (loaded.revision < 0) return refusedAt(0, notThere('session', session));
    const state = sessionStateOf(loaded);
    const events: DomainEvent[] = [];
    for (const [index, act] of acts.entries()) {
      const judged = await judge(state, act, again);
      if (!judged.ok) return inGame(refusedAt(index, judged), state.rules?.game);
      // Evolves the state: the next act is judged on what this one made of it.
      const decided = decideActs(state, [judged.act], decider, { from: index, origin });
      if (!decided.ok) return inGame(decided, state.rules?.game);
      const refused = own === null ? null : ownDecision(state, decided.events, own);
      if (refused !== null) return refusedAt(index, refused);
      events.push(...decided.events);
    }
    // What changes no result asks nobody: most acts need one round trip.
    if (again || !changesResults(events)) return { ok: true, events };
    const competition = await loadCompetition(store, placeOfSession({ session }).competition ?? '');
    const over = correctionsOver(competition?.publication ?? null, origin.at);
    return over === null ? { ok: true, events } : refusedAt(0, over);
  });

/**
 * All acts or none; `act` in a refusal is the index of the first that was refused. Refused are acts with a command of
 * their own, acts that the order reserves to the arbiter when the actor's role is another, decisions about the actor's own entry or club, acts that bring in an entry
 * that does not play in the competition, and acts that rest on deals which are not there or say something else. `shelf`: what
 * the process has of what acts are judged by; a game that misses something there says so.
 */
export const recordSessionActs = guarded(
  'recordSessionActs',
  placeOfSession,
  async (store, { session, acts }: RecordSessionActsInput, context, shelf: Shelf = EMPTY_SHELF) => {
    if (acts.length === 0) return refusedOutcome(refuse('no-acts'));
    // Most acts bring in nobody and rest on nothing else: they need one round trip, others a few more.
    const around = new Surroundings(store, session);
    const judge = async (state: SessionState, act: Act, again: boolean): Promise<Judged> => {
      const { rules, rulesState } = state;
      const reserved =
        reservedSessionAct(state, act, context.actor.role) ??
        (rules === null ? null : rulingProblem(rules.game, rules.arbiterActs, act));
      if (reserved !== null) return reserved;
      const entries = rules?.entriesOf(act) ?? [];
      const problem = entries.length === 0 ? null : entryProblem(await around.competition(), entries);
      if (problem !== null) return problem;
      const referred = rules === null || again ? [] : referredInSession(rules.game, act);
      const stranger = await strangerProblem(store, context, referred, {
        competition: placeOfSession({ session }).competition ?? '',
        load: () => around.competition(),
      });
      if (stranger !== null) return stranger;
      const places = rules?.restsOn?.(rulesState, act) ?? [];
      if (places.length === 0) return { ok: true, act };
      return rules?.withDeals?.(rulesState, act, await around.deals(places)) ?? { ok: true, act };
    };
    const own =
      context.actor.role === 'arbiter'
        ? await ownMatterOf(store, placeOfSession({ session }).competition ?? '', context)
        : null;
    return writeActs(store, session, context, acts, judge, sessionDeciderWith(shelf), own);
  },
);

/** A session that was closed too early goes on; what it gave the ranking stays. */
export const reopenSession = guarded(
  'reopenSession',
  ({ session }: CloseSessionInput) => placeOfSession({ session }),
  async (store, { session, reason }, context) => {
    const competition = await loadCompetition(store, placeOfSession({ session }).competition ?? '');
    const over = correctionsOver(competition?.publication ?? null, context.time);
    return over === null
      ? writeActs(store, session, context, [{ do: 'reopen-session', reason } as Act])
      : refusedOutcome(over);
  },
);

export const closeSession = guarded(
  'closeSession',
  ({ session }: CloseSessionInput) => placeOfSession({ session }),
  (store, { session, reason }, context) =>
    writeActs(store, session, context, [{ do: 'close-session', reason } as Act]),
);

/** Somebody answers for a figure that looks improbable; nobody for one of his own entry or club. */
export const upholdFigure = guarded(
  'upholdFigure',
  ({ session }: UpholdFigureInput) => placeOfSession({ session }),
  async (store, { session, figure, reason }, context) => {
    const own = await ownMatterOf(store, placeOfSession({ session }).competition ?? '', context);
    const act = { do: 'uphold-figure', figure, reason } as Act;
    return writeActs(store, session, context, [act], (state) => {
      const entry = oddFiguresIn(state).find((odd) => odd.figure === figure)?.entry ?? null;
      return own(entry === null ? [] : [entry]) ?? { ok: true, act };
    });
  },
);
