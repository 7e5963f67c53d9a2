import { type Act, allGames, type CompetitionState, refuse, type Refusal } from '@arbitre/rules';
import { refuseInRegistry } from '@arbitre/rules/federation';
import { hallCallFields } from '@arbitre/rules/kernel/competition/decide-hall-call';
import { PERSONS_OF } from '@arbitre/rules/kernel/competition/entry-kinds';
import { personId } from '@arbitre/rules/kernel/competition/person';
import { callFields } from '@arbitre/rules/kernel/deal/decide-call';
import {
  isReference,
  officeIn,
  personsIn,
  placeIn,
  type Referred,
} from '@arbitre/rules/kernel/declare/person';
import type { Plan } from '@arbitre/rules/kernel/competition/plan';
import type { Shapes } from '@arbitre/rules/kernel/declare/shapes';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';
import type { CommandContext } from './contract';
import { loadMember } from './members';

// The door of every stream to references to people: a name does not pass, and neither does a reference to nobody.

/** Where references are given: the names of seats, and the competition with those who are entered. */
type Around = {
  readonly seats?: readonly string[];
  readonly competition: string;
  readonly load: () => Promise<CompetitionState | null>;
};

/** So many references that were found are remembered of a store: most acts at a table name the same few people. */
const MOST_FOUND = 20_000;

/** `<competition>/<reference>` of entries and their persons: neither ever goes away. */
const found = new WeakMap<EventStore, Set<string>>();

const remembered = (store: EventStore): Set<string> => {
  const known = found.get(store) ?? new Set<string>();
  found.set(store, known);
  if (known.size >= MOST_FOUND) known.clear();
  return known;
};

/** Acts that every game has, and that refer to somebody. */
const OF_ALL_GAMES: Readonly<Record<string, Shapes>> = {
  'call-arbiter': callFields,
  'call-to-table': hallCallFields,
};

type Given = Readonly<Record<string, unknown>>;

/** Everybody to whom an act on a deal of a game refers; it may be absurd. */
export const referredOnDeal = (game: string | null, act: Act): readonly Referred[] => {
  const own = game === null ? {} : (allGames.manifestOf(game)?.play?.acts ?? {});
  const fields = OF_ALL_GAMES[act.do] ?? (Object.hasOwn(own, act.do) ? own[act.do]?.fields : undefined);
  return fields === undefined ? [] : personsIn(fields, act);
};

/** The same of an act of a session. */
export const referredInSession = (game: string, act: Act): readonly Referred[] => {
  const { session } = allGames.manifestOf(game) ?? {};
  if (session === undefined) return [];
  const fields = Object.hasOwn(session.acts, act.do) ? session.acts[act.do]?.fields : undefined;
  return fields === undefined ? [] : personsIn(fields, act);
};

/** The same of what a session is opened with. */
export const referredInSetup = (game: string, setup: Given): readonly Referred[] =>
  personsIn(allGames.manifestOf(game)?.session?.setup ?? {}, setup);

/** The same of what a competition plans of its sessions. */
export const referredInPlan = (game: string, plan: Plan | undefined): readonly Referred[] => {
  const planned = allGames.manifestOf(game)?.session?.planned ?? {};
  return personsIn(planned, plan?.setup ?? {}).map(({ path, person }) => ({
    path: `plan.setup.${path}`,
    person,
  }));
};

/** Whether it is an entry, by its id, or one of the persons of an entry, by its id or, as tables say it, by its number. */
const isIn = (competition: CompetitionState | null, reference: string): boolean => {
  if (competition === null) return false;
  if (competition.entries.has(reference)) return true;
  const { entry: named, place = 0 } = placeIn(reference) ?? {};
  return [...competition.entries.values()].some(
    ({ entry: { id, number, kind } }) =>
      (id === named || String(number) === named) && place <= PERSONS_OF[kind][1],
  );
};

const isEntered = async (
  store: EventStore,
  reference: string,
  { competition, load }: Around,
): Promise<boolean> => {
  const [known, key] = [remembered(store), `${competition}/${reference}`];
  if (known.has(key)) return true;
  const isThere = isIn(await load(), reference);
  if (isThere) known.add(key);
  return isThere;
};

/** A member or a guest who is there: null; the refusal of one who is erased; undefined where there is none. */
const registered = async (
  store: EventStore,
  { path: field, person: licence }: Referred,
): Promise<Refusal | null | undefined> => {
  if (!personId.accepts(licence)) return undefined;
  const found = await loadMember(store, licence);
  if (found === null) return undefined;
  return found.erased ? refuseInRegistry('person-erased', { field, licence }) : null;
};

const problemOf = async (
  store: EventStore,
  { actor }: CommandContext,
  referred: Referred,
  around: Around,
): Promise<Refusal | null> => {
  const { path: field, person } = referred;
  if (around.seats?.includes(person) === true) return null;
  if (!isReference(person))
    return refuse('no-reference', { field, given: person.slice(0, 80).toWellFormed() });
  if (officeIn(person) !== null || person === actor.id) return null;
  if (await isEntered(store, person, around)) return null;
  const member = await registered(store, referred);
  if (member !== undefined) return member;
  const account = await store.load(streams.name('account', person));
  return account.revision < 0 ? refuse('unknown-person', { field, person }) : null;
};

/** The first reference that is none, or that is to nobody, as a refusal with the field. */
export const strangerProblem = async (
  store: EventStore,
  context: CommandContext,
  referred: readonly Referred[],
  around: Around,
): Promise<Refusal | null> => {
  for (const each of referred) {
    const problem = await problemOf(store, context, each, around);
    if (problem !== null) return problem;
  }
  return null;
};
