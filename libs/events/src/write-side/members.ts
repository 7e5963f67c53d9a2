import type { DomainEvent } from '@arbitre/rules';
import {
  decideMember,
  evolveMember,
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
import { guarded, IN_FEDERATION } from './authority';
import { fingerprintOf } from './claim';
import { loadClub } from './clubs';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt, refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
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
    if (loaded.revision < 0 && given.do !== 'register-member')
      return refusedAt(0, notThere('member', licence));
    const decided = judged(stateOf(loaded), given, person?.seal ?? NOTHING);
    if (!decided.ok || again) return decided;
    if (given.do === 'register-member' || given.do === 'transfer-member') {
      // A club never goes away: it is asked for when it is named, and no more.
      const club = await loadClub(store, given.club);
      if (club === null) return refusedAt(0, notThere('club', given.club));
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

/** A write of who somebody is, by those who may, with the vault that seals it. */
const guardedWithVault = <Input>(
  operation: Operation,
  work: (store: EventStore, input: Input, context: CommandContext, vault: Vault) => Promise<WriteOutcome>,
) => {
  const allowed = guarded(operation, IN_FEDERATION, work);
  return (store: EventStore, vault: Vault, input: Input, context: CommandContext): Promise<WriteOutcome> =>
    allowed(store, input, context, vault);
};

/** `licence` becomes part of stream names and addresses: capital letters, digits and hyphens. */
export const registerMember = guardedWithVault(
  'registerMember',
  async (store, input: Given<'register-member'>, context, vault) => {
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
  async (store, { licence, ...input }: OfMember<'correct-personal'>, context, vault) => {
    const state = await loadMember(store, licence);
    if (state === null) return refusedOutcome(notThere('member', licence));
    const given = { do: 'correct-personal' as const, ...input };
    const trial = judged(state, given, NOTHING);
    if (!trial.ok) return refusedOutcome(trial);
    return actOnPerson(store, vault, licence, given, context);
  },
);

const plain = <Name extends 'transfer-member' | 'leave-club' | 'set-category' | 'renew-licence'>(
  operation: Operation,
  name: Name,
) =>
  guarded(operation, IN_FEDERATION, (store, { licence, ...input }: OfMember<Name>, context) =>
    act(store, licence, { do: name, ...input } as unknown as MemberAct, context),
  );

export const transferMember = plain('transferMember', 'transfer-member');
export const leaveClub = plain('leaveClub', 'leave-club');
export const setCategory = plain('setCategory', 'set-category');
export const renewLicence = plain('renewLicence', 'renew-licence');

/**
 * Forgets a person: the event first, then the key, which makes every copy of the name unreadable. A process that ends between
 * the two has left a note in the vault (`finishErasing`).
 */
export const eraseMember = guardedWithVault(
  'eraseMember',
  async (store, { licence, ...input }: OfMember<'erase-member'>, context, vault) => {
    const subject = memberSubject(licence);
    await vault.beginErasing(subject);
    const outcome = await act(store, licence, { do: 'erase-member', ...input }, context);
    if (outcome.kind === 'committed' || outcome.kind === 'repeated') await vault.destroy(subject);
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
