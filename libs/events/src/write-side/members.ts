import type { DomainEvent, Refusal, Violation } from '@arbitre/rules';
import {
  closedFrom,
  decideMember,
  evolveMember,
  holdsOn,
  notMerged,
  type MemberAct,
  type MemberContext,
  type MemberEvent,
  type MemberState,
  type Operation,
  personalOf,
  refuseInRegistry,
  UNREGISTERED_MEMBER,
} from '@arbitre/rules/federation';
import type { EventStore, LoadedStream } from '../store/contract';
import { streams } from '../stream-kinds';
import type { Sealer, Vault } from '../vault/vault';
import { guarded, type Place } from './authority';
import { fingerprintOf } from './claim';
import { placeOfClub, regionOfClub, standingClub } from './clubs';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt, refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
import { isDone, mergeNumbers, type Numbers, partOf, undoMerge } from './merging';
import { type Decided, write } from './write';

const evolve = (state: MemberState, event: DomainEvent): MemberState =>
  evolveMember(state, event as MemberEvent);

const stateOf = ({ events }: LoadedStream): MemberState =>
  (events as readonly DomainEvent[]).reduce(evolve, UNREGISTERED_MEMBER);

/** The member as the stream tells it, sealed, and how far it has come; null when there is none. */
export const readMember = async (
  store: EventStore,
  licence: string,
): Promise<{ readonly state: MemberState | null; readonly revision: number }> => {
  const loaded = await store.load(streams.name('member', licence));
  const state = stateOf(loaded);
  return { state: state.registered ? state : null, revision: loaded.revision };
};

/** The same without how far it has come. */
export const loadMember = async (store: EventStore, licence: string): Promise<MemberState | null> =>
  (await readMember(store, licence)).state;

/** Those whom a key of the vault is for are called as their streams. */
export const memberSubject = (licence: string): string => streams.name('member', licence);

const NOTHING: MemberContext['seal'] = () => ({ sealed: '_' });

const judged = (state: MemberState, act: MemberAct, seal: MemberContext['seal']): Decided =>
  decideActs(state, [act], { decide: (known, each) => decideMember(known, each, { seal }), evolve });

/** Why nobody may become a member of that club on that day; null when somebody may. */
const notJoined = async (
  store: EventStore,
  { club, from }: { readonly club: string; readonly from: string },
): Promise<Refusal | null> => {
  const standing = await standingClub(store, club);
  return standing === null ? notThere('club', club) : closedFrom(standing, from);
};

/** What a write that says who somebody is does beside it: seals, and makes findable before it can be read. */
type Person = { readonly seal: MemberContext['seal']; readonly find: () => Promise<void> };

const act = (
  store: EventStore,
  licence: string,
  given: MemberAct,
  context: CommandContext,
  person: Person | null = null,
): Promise<WriteOutcome> =>
  write(store, memberSubject(licence), context, async (loaded, _origin, again = false) => {
    if (loaded.revision < 0 && given.do !== 'register-member' && given.do !== 'register-guest')
      return refusedAt(0, notThere('member', licence));
    const decided = judged(stateOf(loaded), given, person?.seal ?? NOTHING);
    if (!decided.ok || again) return decided;
    if (given.do === 'register-member' || given.do === 'transfer-member') {
      // A club never goes away, and closes for the days to come: it is asked for when it is named, and no more.
      const refused = await notJoined(store, given);
      if (refused !== null) return refusedAt(0, refused);
    }
    await person?.find();
    return decided;
  });

type Given<Name extends MemberAct['do']> = Omit<Extract<MemberAct, { readonly do: Name }>, 'do'>;
type OfMember<Name extends MemberAct['do']> = { readonly licence: string } & Given<Name>;

/**
 * What an id was claimed for lies in the log: of personal data it is made after they were sealed, since the hash of a name that
 * somebody guesses would tell whether it is the one.
 */
const claimedFor = (context: CommandContext, asked: unknown): CommandContext =>
  context.fingerprint === undefined ? context : { ...context, fingerprint: fingerprintOf(asked) };

type Sealing = Extract<MemberAct, { readonly do: 'register-member' | 'correct-personal' }>;
type Guest = Extract<MemberAct, { readonly do: 'register-guest' }>;

/** Why that guest cannot be written down, found before anybody gets a key; null where nothing stands in the way. */
export const guestProblem = (guest: Omit<Guest, 'do'>): Violation | null => {
  const trial = judged(UNREGISTERED_MEMBER, { do: 'register-guest', ...guest }, NOTHING);
  return trial.ok ? null : trial.violation;
};

/** Writes a guest down, who is made findable first. Part of the write that refers to the guest, and allowed with it. */
export const registerGuest = (
  store: EventStore,
  vault: Vault,
  seal: Sealer,
  guest: Omit<Guest, 'do'>,
  context: CommandContext,
): Promise<WriteOutcome> =>
  act(store, guest.guest, { do: 'register-guest', ...guest }, context, {
    seal,
    find: () => vault.findBy(memberSubject(guest.guest), [guest.familyName, guest.givenName ?? '']),
  });

const actOnPerson = async (
  store: EventStore,
  vault: Vault,
  licence: string,
  given: Sealing,
  context: CommandContext,
): Promise<WriteOutcome> => {
  const subject = memberSubject(licence);
  const sealer: Sealer | null = await vault.sealerOf(subject);
  if (sealer === null) return refusedOutcome(refuseInRegistry('member-erased'));
  const { familyName, givenName, birthDate: _b, email: _e, address: _a, ...open } = given;
  const asked = { licence, open, sealed: sealer(personalOf(given)) };
  return act(store, licence, given, claimedFor(context, asked), {
    seal: sealer,
    find: () => vault.findBy(subject, [familyName, givenName]),
  });
};

/** All licences, and ids of guests, that are read as one person. */
export const memberNumbers = async (store: EventStore, licence: string): Promise<readonly string[]> => {
  const into = (await loadMember(store, licence))?.mergedInto ?? licence;
  return [licence, into, ...((await loadMember(store, into))?.aliases ?? [])];
};

/** Whom it is about, and the region of the club that he is in, or was in last. */
export const placeOfMember = ({ licence }: { readonly licence: string }): Place => ({
  members: (store) => memberNumbers(store, licence),
  region: async (store, on) => {
    const clubs = (await loadMember(store, licence))?.clubs ?? [];
    const club = holdsOn(clubs, on) ?? clubs.at(-1)?.value;
    return club === undefined ? null : regionOfClub(store, club, on);
  },
});

/** A write of who somebody is, by those who may, with the vault that seals it. */
const guardedWithVault = <Input>(
  operation: Operation,
  placeOf: (input: Input) => Place,
  work: (store: EventStore, input: Input, context: CommandContext, vault: Vault) => Promise<WriteOutcome>,
) => {
  const allowed = guarded(operation, placeOf, work);
  const write = (store: EventStore, vault: Vault, input: Input, context: CommandContext) =>
    allowed(store, input, context, vault);
  return Object.assign(write, { forbids: allowed.forbids });
};

/** `licence` becomes part of stream names and addresses: capital letters, digits and hyphens. */
export const registerMember = guardedWithVault(
  'registerMember',
  ({ club }: Given<'register-member'>) => placeOfClub(club),
  async (store, input, context, vault) => {
    const given = { do: 'register-member' as const, ...input };
    // Nobody gets a key for what could not be registered anyhow.
    const trial = judged(UNREGISTERED_MEMBER, given, NOTHING);
    if (!trial.ok) return refusedOutcome(trial);
    return actOnPerson(store, vault, input.licence, given, context);
  },
);

/** All personal data are given anew. */
export const correctPersonal = guardedWithVault(
  'correctPersonal',
  placeOfMember,
  async (store, { licence, ...input }: OfMember<'correct-personal'>, context, vault) => {
    const state = await loadMember(store, licence);
    if (state === null) return refusedOutcome(notThere('member', licence));
    const given = { do: 'correct-personal' as const, ...input };
    const trial = judged(state, given, NOTHING);
    if (!trial.ok) return refusedOutcome(trial);
    return actOnPerson(store, vault, licence, given, context);
  },
);

const plain = <
  Name extends 'transfer-member' | 'leave-club' | 'set-category' | 'renew-licence' | 'choose-privacy',
>(
  operation: Operation,
  name: Name,
  placeOf: (input: OfMember<Name>) => Place | readonly Place[] = placeOfMember,
) =>
  guarded(operation, placeOf, (store, { licence, ...input }: OfMember<Name>, context) =>
    act(store, licence, { do: name, ...input } as unknown as MemberAct, context),
  );

/** Both clubs' regions let it go, and come. */
export const transferMember = plain('transferMember', 'transfer-member', ({ licence, club }) => [
  placeOfMember({ licence }),
  placeOfClub(club),
]);
export const leaveClub = plain('leaveClub', 'leave-club');
export const setCategory = plain('setCategory', 'set-category');
export const renewLicence = plain('renewLicence', 'renew-licence');
export const choosePrivacy = plain('choosePrivacy', 'choose-privacy');

const numbersOf = (store: EventStore): Numbers<MemberState> => ({
  read: (licence) => readMember(store, licence),
  missing: (licence) => notThere('member', licence),
  refusal: (state, licence, into) =>
    state.erased ? refuseInRegistry('member-erased') : notMerged(state, licence, into),
  absorb: (into, alias, context) => act(store, into, { do: 'absorb-member', alias }, context),
  release: (from, alias, context) => act(store, from, { do: 'release-member', alias }, context),
  merge: (member, into, context) => act(store, member, { do: 'merge-member', member, into }, context),
  undo: (licence, context) => act(store, licence, { do: 'undo-member-merge' }, context),
});

/** Has a licence, or a guest, read as the licence of the same person. */
export const mergeMembers = guarded(
  'mergeMembers',
  ({ licence, into }: { readonly licence: string; readonly into: string }) => [
    placeOfMember({ licence }),
    placeOfMember({ licence: into }),
  ],
  (store, { licence, into }, context) => mergeNumbers(numbersOf(store), licence, into, context),
);

/** Has a licence that was merged stand for its own member again. */
export const undoMemberMerge = guarded(
  'undoMemberMerge',
  placeOfMember,
  (store, { licence }: { readonly licence: string }, context) =>
    undoMerge(numbersOf(store), licence, context),
);

/** Says that two of a like name are two people: they are proposed as one no more. */
export const tellMembersApart = guarded(
  'tellMembersApart',
  ({ licence, other }: OfMember<'tell-apart'>) => [
    placeOfMember({ licence }),
    placeOfMember({ licence: other }),
  ],
  async (store, { licence, other }, context) =>
    (await loadMember(store, other)) === null
      ? refusedOutcome(notThere('member', other))
      : act(store, licence, { do: 'tell-apart', other }, context),
);

/** Those who are read as somebody, by their own word. */
const aliasesOf = async (store: EventStore, licence: string): Promise<readonly string[]> => {
  const aliases = (await loadMember(store, licence))?.aliases ?? [];
  const states = await Promise.all(aliases.map((alias) => loadMember(store, alias)));
  return aliases.filter((_, at) => states[at]?.mergedInto === licence);
};

/**
 * Forgets a person: the event first, then the key, which makes every copy of the name unreadable. A process that ends between
 * the two has left a note in the vault (`finishErasing`).
 */
export const eraseMember = guardedWithVault(
  'eraseMember',
  placeOfMember,
  async (store, { licence, ...input }: OfMember<'erase-member'>, context, vault) => {
    const erase = async (of: string, by: CommandContext): Promise<WriteOutcome> => {
      const subject = memberSubject(of);
      await vault.beginErasing(subject);
      const outcome = await act(store, of, { do: 'erase-member', ...input }, by);
      if (isDone(outcome)) await vault.destroy(subject);
      return outcome;
    };
    const outcome = await erase(licence, context);
    if (!isDone(outcome)) return outcome;
    // Whoever is read as this member is the same person.
    for (const alias of await aliasesOf(store, licence))
      await erase(alias, partOf(context, `erased ${alias}`));
    return outcome;
  },
);

/** Destroys the keys of those whose erasure was written and not ended; how many there were. Asked at every start. */
export const finishErasing = async (store: EventStore, vault: Vault): Promise<number> => {
  let finished = 0;
  for (const subject of await vault.erasing()) {
    const state = await loadMember(store, streams.idIn('member', subject) ?? '');
    if (state?.erased !== true) continue;
    await vault.destroy(subject);
    finished++;
  }
  return finished;
};
