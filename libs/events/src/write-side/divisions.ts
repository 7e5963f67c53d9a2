import type { DomainEvent, Refusal } from '@arbitre/rules';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { holdsOn, OPERATIONS, type OperationRow, ownMatter } from '@arbitre/rules/federation';
import {
  decideDivision,
  type DivisionAct,
  type DivisionContext,
  type DivisionEvent,
  divisionId,
  type DivisionState,
  evolveDivision,
  operationOf,
  type PersonFacts,
  UNOPENED_DIVISION,
} from '@arbitre/rules/leagues';
import { inParallel } from '../import/in-parallel';
import type { Position } from '../recorded-event';
import type { EventStore, LoadedStream } from '../store/contract';
import { streams } from '../stream-kinds';
import { dayOf, guarded, type Place } from './authority';
import { clubNumbers, loadClub, regionOfClub } from './clubs';
import { loadCompetition } from './competition';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt } from './decide-acts';
import { elsewhereOf } from './division-elsewhere';
import { rankingToPublish } from './division-ranking';
import { loadMember } from './members';
import { notThere } from './not-there';
import { grantsByNumber } from './own-matter';
import { loadRegion } from './regions';
import { seasonOfDivision } from './season-of-division';
import { loadSeason } from './seasons';
import { type Decided, write } from './write';

/** So many streams of persons are read at once. */
const AT_ONCE = 8;

/** `division`: `<season>.<division>`, part of stream names and addresses. */
export type InDivision = { readonly division: string; readonly act: DivisionAct };

export const evolve = (state: DivisionState, event: DomainEvent): DivisionState =>
  evolveDivision(state, event as DivisionEvent);

export const stateOf = ({ events }: LoadedStream): DivisionState =>
  (events as readonly DomainEvent[]).reduce(evolve, UNOPENED_DIVISION);

/** The division as its stream tells it; null when there is none. */
export const loadDivision = async (store: EventStore, division: string): Promise<DivisionState | null> => {
  const state = stateOf(await store.load(streams.name('division', division)));
  return state.opened === null ? null : state;
};

/** The entry for which somebody speaks by the act; null where it is about the division. */
const speaksFor = (act: DivisionAct): string | null =>
  act.do === 'report-match' || act.do === 'confirm-match' ? act.by : 'entry' in act ? act.entry : null;

/** Where a division is, and for which club somebody speaks there. */
export const placeOfDivision = (division: string, club?: string): Place => ({
  region: async (store) => (await loadDivision(store, division))?.opened?.region ?? null,
  ...(club === undefined ? {} : { clubs: [club] }),
});

/** The division's region, and the club of the entry that it is about: a club speaks for its own teams. */
const placeOf = async (store: EventStore, { division, act }: InDivision): Promise<Place> => {
  const state = await loadDivision(store, division);
  const region = act.do === 'open-division' ? act.region : state?.opened?.region;
  const about = speaksFor(act);
  const said = act.do === 'enter-division' ? act.club : undefined;
  const club = said ?? (about === null ? undefined : state?.entries.get(about)?.club);
  return {
    ...(region === undefined ? {} : { region }),
    ...(club === undefined ? {} : { clubs: [club] }),
  };
};

/** Whoever plays for an entry. */
const playersOf = (state: DivisionState | null, entry: string): readonly string[] => {
  const known = state?.entries.get(entry);
  return [
    ...(known?.members ?? []),
    ...(known?.roster?.players ?? []),
    ...(known?.roster?.substitutes ?? []),
  ];
};

/** Those whom an act names, as licences. */
const personsIn = (act: DivisionAct): readonly string[] => {
  if (act.do === 'enter-division') return act.members;
  if (act.do === 'report-match') return (act.lineups ?? []).flatMap(({ players }) => players);
  return act.do === 'name-roster' ? [act.captain, ...act.players, ...act.substitutes] : [];
};

type KnownPerson = {
  /** What the registry says on that day; null of a guest, and of whoever is not registered. */
  readonly facts: PersonFacts | null;
  /** All numbers that are read as one, the one that stands first. */
  readonly numbers: readonly string[];
};

const personOn = async (store: EventStore, licence: string, on: string): Promise<KnownPerson> => {
  const own = await loadMember(store, licence);
  const into = own?.mergedInto ?? licence;
  const member = into === licence ? own : await loadMember(store, into);
  const numbers = [...new Set([into, licence, ...(member?.aliases ?? [])])];
  if (member === null || member.guest) return { facts: null, numbers };
  const { clubs, categories, years } = member;
  const facts = { club: holdsOn(clubs, on), category: holdsOn(categories, on) ?? '-', years };
  return { facts, numbers };
};

/** The numbers of the clubs of persons: a club that was merged is one club under all of them. */
const numbersOfClubs = async (
  store: EventStore,
  persons: readonly KnownPerson[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const clubs = [...new Set(persons.flatMap(({ facts }) => facts?.club ?? []))];
  const numbers = await inParallel(clubs, AT_ONCE, (club) => clubNumbers(store, club));
  return new Map(clubs.map((club, at) => [club, numbers[at] ?? []]));
};

/** Why what an act names is not there; null where all of it is. */
export const missingIn = async (store: EventStore, act: DivisionAct): Promise<Refusal | null> => {
  if (act.do === 'count-competition')
    return (await loadCompetition(store, act.competition)) === null
      ? notThere('competition', act.competition)
      : null;
  const { region, club } = act as { readonly region?: string; readonly club?: string };
  if (region !== undefined && (await loadRegion(store, region)) === null) return notThere('region', region);
  if (club !== undefined && (await loadClub(store, club)) === null) return notThere('club', club);
  // Who plays in a match is on a roster already.
  for (const licence of new Set(act.do === 'report-match' ? [] : personsIn(act)))
    if ((await loadMember(store, licence)) === null) return notThere('member', licence);
  return null;
};

/** Acts that ask for the table. */
const BY_TABLE: readonly DivisionAct['do'][] = [
  'publish-division-ranking',
  'check-division-ranking',
  'open-phase',
];

/** As of which event the table was taken when the command was handled; null where it has not been. */
const takenAsOf = async (
  store: EventStore,
  division: string,
  { commandId }: CommandContext,
): Promise<Position | null> => {
  const { events } = await store.load(streams.name('division', division));
  const recorded = events.find(({ metadata }) => metadata.commandId === commandId);
  if (recorded === undefined) return null;
  const { asOf } = recorded.data as { readonly asOf?: string };
  return asOf === undefined ? recorded.position : BigInt(asOf);
};

/** What the acts of a command are judged by beside the division itself. */
export const contextFor = async (
  store: EventStore,
  { division, acts }: { readonly division: string; readonly acts: readonly DivisionAct[] },
  command: CommandContext,
  again: boolean,
): Promise<DivisionContext | Refusal> => {
  const [act] = acts;
  const on = dayOf(command);
  const season = seasonOfDivision(division);
  const state = await loadSeason(store, season);
  if (state === null || state.stage === 'none') return notThere('season', season);
  const competition =
    act !== undefined && 'competition' in act ? await loadCompetition(store, act.competition) : null;
  const then = again ? await takenAsOf(store, division, command) : null;
  const elsewhere = act?.do === 'bring-points' ? await elsewhereOf(store, division, act, then) : null;
  if (elsewhere !== null && 'violation' in elsewhere) return elsewhere;
  // Whoever plays for an entry moves with it.
  const moving = act?.do === 'move-entry' ? playersOf(await loadDivision(store, division), act.entry) : [];
  const licences = [...new Set([...acts.flatMap(personsIn), ...moving])];
  const known = await inParallel(licences, AT_ONCE, (licence) => personOn(store, licence, on));
  const clubs = await numbersOfClubs(store, known);
  const persons = licences.flatMap((licence, at) => {
    const facts = known[at]?.facts ?? null;
    if (facts === null) return [];
    return [[licence, { ...facts, clubs: clubs.get(facts.club ?? '') ?? [] }] as const];
  });
  return {
    season: state.stage,
    games: state.games,
    competitionGame: competition?.opened?.game ?? null,
    year: Number(state.from.slice(0, 4)),
    actor: command.actor.id,
    ranking:
      act !== undefined && BY_TABLE.includes(act.do) ? await rankingToPublish(store, division, then) : null,
    elsewhere,
    persons: new Map(persons),
    numbers: new Map(licences.map((licence, at) => [licence, known[at]?.numbers ?? [licence]])),
  };
};

/** The region of an entry is that of its club on the day on which it enters or moves, unless the act says another. */
export const withRegion = async (store: EventStore, act: DivisionAct, on: string): Promise<DivisionAct> => {
  if (act.do !== 'enter-division' && act.do !== 'move-entry') return act;
  if (act.region !== undefined || act.club === undefined) return act;
  const region = await regionOfClub(store, act.club, on);
  return region === null ? act : { ...act, region };
};

/** Why the actor does not judge between these sides: one is of his own club, or he plays for it. */
const judgesOwn = async (
  store: EventStore,
  { act }: InDivision,
  state: DivisionState,
  context: CommandContext,
): Promise<Refusal | null> => {
  const row: OperationRow = OPERATIONS[operationOf(act.do)];
  if (row.judges !== true || context.grants === undefined) return null;
  const sides =
    'fixture' in act ? (state.fixtures.get(act.fixture)?.sides ?? []) : 'entry' in act ? [act.entry] : [];
  const parties = sides.flatMap((entry) => {
    const known = state.entries.get(entry);
    if (known === undefined) return [];
    const { club = null, members, roster } = known;
    const players = [...members, ...(roster?.players ?? []), ...(roster?.substitutes ?? [])];
    return [{ competition: '', entry, club, members: players }];
  });
  return ownMatter(await grantsByNumber(store, context.grants), parties, dayOf(context));
};

const idProblem = fieldsProblem({ division: divisionId });

/** What the division as it was loaded makes of an act. */
export const decidedIn = async (
  store: EventStore,
  input: InDivision,
  context: CommandContext,
  { loaded, again }: { readonly loaded: LoadedStream; readonly again: boolean },
): Promise<Decided> => {
  const { division } = input;
  if (loaded.revision < 0 && input.act.do !== 'open-division')
    return refusedAt(0, notThere('division', division));
  const problem = loaded.revision < 0 ? idProblem({ division }) : null;
  if (problem !== null) return refusedAt(0, problem);
  const on = dayOf(context);
  const known = await contextFor(store, { division, acts: [input.act] }, context, again);
  if ('violation' in known) return refusedAt(0, known);
  const state = stateOf(loaded);
  const own = again ? null : await judgesOwn(store, input, state, context);
  if (own !== null) return refusedAt(0, own);
  const decided = decideActs(state, [await withRegion(store, input.act, on)], {
    decide: (now, each) => decideDivision(now, each, known),
    evolve,
  });
  if (!decided.ok || again) return decided;
  const missing = await missingIn(store, input.act);
  return missing === null ? decided : refusedAt(0, missing);
};

const decide = (store: EventStore, input: InDivision, context: CommandContext): Promise<WriteOutcome> =>
  write(store, streams.name('division', input.division), context, (loaded, _origin, again = false) =>
    decidedIn(store, input, context, { loaded, again }),
  );

/** The write of an act where it happens. */
export const allowedIn = async (store: EventStore, input: InDivision) => {
  const place = await placeOf(store, input);
  return guarded(operationOf(input.act.do), () => place, decide);
};

/** Does something to a division, by who may: each act is an operation of its own. */
export const actInDivision = async (
  store: EventStore,
  input: InDivision,
  context: CommandContext,
): Promise<WriteOutcome> => (await allowedIn(store, input))(store, input, context);
