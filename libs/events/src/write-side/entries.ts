import { createHash } from 'node:crypto';
import {
  type CompetitionCommand,
  type CompetitionState,
  type Entry,
  refuse,
  type Refusal,
  type Violation,
} from '@arbitre/rules';
import { holdsOn, type MemberState, refuseInRegistry } from '@arbitre/rules/federation';
import { uuidV5 } from '../identity/uuid-v5';
import { inParallel } from '../import/in-parallel';
import type { EventStore } from '../store/contract';
import { competitionStream } from '../stream-names';
import type { Sealer, Vault } from '../vault/vault';
import { guarded } from './authority';
import { fingerprintOf } from './claim';
import { competitionIn, competitionRules } from './competition';
import type {
  CommandContext,
  EntryInput,
  EntryOfPlayers,
  GuestName,
  NameSubstituteInput,
  RegisterEntriesInput,
  RegisterPlayersInput,
  RevisePlayersInput,
  WriteOutcome,
} from './contract';
import { decideActs, refusedAt, refusedOutcome } from './decide-acts';
import { guestProblem, loadMember, memberSubject, registerGuest } from './members';
import { notThere } from './not-there';
import { write } from './write';

/** So many streams of persons are read and written at once. */
const AT_ONCE = 8;

/** Namespace of the ids under which guests are written: each follows from the guest's own. */
const GUESTS = '5f3a1c52-6c7e-5d0a-9a41-0d5b8a7e2c66';

/** None where one of them has no club. */
const clubsOf = (entries: readonly Pick<Entry, 'club'>[]): readonly string[] => {
  const clubs = entries.flatMap(({ club = '' }) => (club === '' ? [] : [club]));
  return clubs.length === entries.length ? clubs : [];
};

/** Persons by what events call them; null where there is none. */
type Persons = ReadonlyMap<string, MemberState | null>;

const personsOf = async (store: EventStore, ids: readonly string[]): Promise<Persons> => {
  const all = [...new Set(ids)];
  const states = await inParallel(all, AT_ONCE, (id) => loadMember(store, id));
  return new Map(all.map((id, at) => [id, states[at] ?? null]));
};

/** The club that all persons of an entry are of on that day; none where they are of several, or one is of none. */
const clubOf = (members: Entry['members'], known: Persons, day: string): string | null => {
  const clubs = new Set(members.map((id) => holdsOn(known.get(id)?.clubs ?? [], day)));
  const [club = null] = clubs;
  return clubs.size === 1 ? club : null;
};

/** Who of an entry is not there any more, or never was, and where. */
const missing = (members: Entry['members'], known: Persons): Refusal | null => {
  for (const [at, licence] of members.entries()) {
    if (!known.has(licence)) continue;
    const person = known.get(licence) ?? null;
    const fact = { field: `members.${at}`, licence };
    if (person === null) return refuseInRegistry('person-not-registered', fact);
    if (person.erased) return refuseInRegistry('person-erased', fact);
  }
  return null;
};

const whole = (
  { opened }: CompetitionState,
  known: Persons,
  { members = [], ...entry }: EntryInput,
): Entry => {
  const club = entry.club ?? clubOf(members, known, opened?.startsOn ?? '');
  return { ...entry, members, ...(club === null ? {} : { club }) };
};

/** What is done with entries: each is one act. */
type ActOf = (entry: Entry) => CompetitionCommand;

const registers: ActOf = (entry) => ({ do: 'register-entry', ...entry });

/** What is written before the entries that refer to it; the refusal of what cannot be. */
type Before = () => Promise<WriteOutcome | null>;

const NOTHING_BEFORE: Before = () => Promise.resolve(null);

/** `guests`: persons who are written down by `before`, and not looked up. */
const enter = async (
  store: EventStore,
  { competition, entries }: RegisterEntriesInput,
  context: CommandContext,
  actOf: ActOf,
  guests: ReadonlySet<string> = new Set(),
  before: Before = NOTHING_BEFORE,
): Promise<WriteOutcome> => {
  if (entries.length === 0) return refusedOutcome(refuse('no-entries'));
  const ids = entries.flatMap(({ members = [] }) => members).filter((id) => !guests.has(id));
  const known = await personsOf(store, ids);
  return write(store, competitionStream(competition), context, async (loaded, origin, again = false) => {
    if (loaded.revision < 0) return refusedAt(0, notThere('competition', competition));
    const state = competitionIn(loaded);
    const persons = entries.map((entry) => whole(state, known, entry));
    const decided = decideActs(state, persons.map(actOf), competitionRules, { origin });
    if (!decided.ok || again) return decided;
    for (const [index, { members }] of persons.entries()) {
      const refused = missing(members, known);
      if (refused !== null) return refusedAt(index, refused);
    }
    const outcome = await before();
    return outcome?.kind === 'refused' ? refusedAt(outcome.act, outcome) : decided;
  });
};

/** All entries or none, of persons who are known already; `act` in a refusal is the index of the entry. */
export const registerEntries = guarded(
  'registerEntry',
  ({ competition, entries }: RegisterEntriesInput) => ({ competition, clubs: clubsOf(entries) }),
  (store, input, context) => enter(store, input, context, registers),
);

/** The same guest for the same command, entry and place: sent again it makes nobody anew. */
const guestIdOf = ({ actor, commandId }: CommandContext, competition: string, place: string): string =>
  `g${createHash('sha256')
    .update(JSON.stringify([actor.id, commandId, competition, place]))
    .digest('hex')
    .slice(0, 24)}`;

type Guest = GuestName & { readonly guest: string; readonly entry: number; readonly at: number };

const guestsOf = (
  { competition, entries }: RegisterPlayersInput,
  context: CommandContext,
): readonly Guest[] =>
  entries.flatMap(({ id, members }, entry) =>
    members.flatMap((player, at) =>
      'licence' in player
        ? []
        : [{ ...player, guest: guestIdOf(context, competition, `${id} ${at}`), entry, at }],
    ),
  );

/** Which name does not fit, and where it stands. */
const misnamed = (guests: readonly Guest[]): WriteOutcome | null => {
  for (const { entry, at, ...guest } of guests) {
    const found = guestProblem(guest);
    if (found === null) continue;
    const { field } = found.facts;
    const violation: Violation = {
      ...found,
      facts: { ...found.facts, field: `members.${at}.${String(field)}` },
    };
    return { kind: 'refused', act: entry, violation, game: null };
  }
  return null;
};

type SealedGuest = Guest & { readonly seal: Sealer };

/** Guests with what seals them; null where one of them was erased since. */
const withSeals = async (vault: Vault, guests: readonly Guest[]): Promise<readonly SealedGuest[] | null> => {
  const sealers = await vault.sealersOf(guests.map(({ guest }) => memberSubject(guest)));
  const sealed = guests.flatMap((each) => {
    const seal = sealers.get(memberSubject(each.guest));
    return seal === undefined ? [] : [{ ...each, seal }];
  });
  return sealed.length === guests.length ? sealed : null;
};

const writeGuests = async (
  store: EventStore,
  vault: Vault,
  guests: readonly SealedGuest[],
  { actor, time, correlationId, commandId }: CommandContext,
): Promise<WriteOutcome | null> => {
  const outcomes = await inParallel(guests, AT_ONCE, ({ entry: _entry, at: _at, seal, ...guest }) => {
    const context = { actor, time, correlationId: correlationId ?? commandId };
    return registerGuest(store, vault, seal, guest, {
      ...context,
      commandId: uuidV5(GUESTS, guest.guest),
    });
  });
  return outcomes.find(({ kind }) => kind === 'refused') ?? null;
};

const entryOf = (entry: EntryOfPlayers, index: number, guests: readonly Guest[]): EntryInput => ({
  ...entry,
  members: entry.members.map((player, place) =>
    'licence' in player
      ? player.licence
      : (guests.find((each) => each.entry === index && each.at === place)?.guest ?? ''),
  ),
});

const enterPlayers = async (
  store: EventStore,
  input: RegisterPlayersInput,
  context: CommandContext,
  vault: Vault,
  { actOf, said = {} }: { readonly actOf: ActOf; readonly said?: object } = { actOf: registers },
): Promise<WriteOutcome> => {
  const guests = guestsOf(input, context);
  const entries = input.entries.map((entry, index) => entryOf(entry, index, guests));
  const known = { competition: input.competition, entries };
  if (guests.length === 0) return enter(store, known, context, actOf);
  const problem = misnamed(guests);
  if (problem !== null) return problem;
  const sealing = await withSeals(vault, guests);
  if (sealing === null) return refusedOutcome(refuseInRegistry('member-erased'));
  // What the id is claimed for lies in the log: of names it has the sealed text.
  const sealed = sealing.map(({ seal, familyName, givenName = '' }) => seal({ familyName, givenName }));
  const claimed =
    context.fingerprint === undefined ? {} : { fingerprint: fingerprintOf({ ...known, ...said, sealed }) };
  const ids = new Set(guests.map(({ guest }) => guest));
  return enter(store, known, { ...context, ...claimed }, actOf, ids, () =>
    writeGuests(store, vault, sealing, context),
  );
};

const allowedPlayers = guarded(
  'registerEntry',
  ({ competition, entries }: RegisterPlayersInput) => ({ competition, clubs: clubsOf(entries) }),
  (store, input: RegisterPlayersInput, context, vault: Vault) => enterPlayers(store, input, context, vault),
);

/**
 * The same of persons who may be guests: they are written down first and the entries last. What is cut off in between leaves
 * guests to whom nothing refers; the command sent again finds them and goes on.
 */
export const registerPlayers = (
  store: EventStore,
  vault: Vault,
  input: RegisterPlayersInput,
  context: CommandContext,
): Promise<WriteOutcome> => allowedPlayers(store, input, context, vault);

const revised = guarded(
  'reviseEntry',
  ({ competition }: RevisePlayersInput) => ({ competition }),
  (store, { competition, entry, reason, played }, context, vault: Vault) => {
    const said = reason === undefined ? {} : { reason };
    const actOf: ActOf = (players) => ({ do: 'revise-entry', ...players, ...said, played });
    return enterPlayers(store, { competition, entries: [entry] }, context, vault, { actOf, said });
  },
);

/** An entry is said anew as a whole, as long as it has no result; a guest who is named otherwise is another guest. */
export const revisePlayers = (
  store: EventStore,
  vault: Vault,
  input: RevisePlayersInput,
  context: CommandContext,
): Promise<WriteOutcome> => revised(store, input, context, vault);

/** Who plays in the place of another is written down first where he is a guest: as the one person of a list. */
const substituted = guarded(
  'nameSubstitute',
  ({ competition }: NameSubstituteInput) => ({ competition }),
  (store, { competition, entry, in: player, ...data }, context, vault: Vault) => {
    const standIn: EntryOfPlayers = { id: entry, number: 1, kind: 'player', members: [player] };
    const actOf: ActOf = ({ members: [by = ''] }) => ({ do: 'name-substitute', entry, in: by, ...data });
    return enterPlayers(store, { competition, entries: [standIn] }, context, vault, { actOf, said: data });
  },
);

/** A person plays for another of an entry, from a round on: one who is known, or a guest. */
export const nameSubstitute = (
  store: EventStore,
  vault: Vault,
  input: NameSubstituteInput,
  context: CommandContext,
): Promise<WriteOutcome> => substituted(store, input, context, vault);
