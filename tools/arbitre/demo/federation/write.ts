import { Accounts } from '@arbitre/accounts';
import {
  type CommandContext,
  type EventStore,
  giveGrant,
  inParallel,
  memberSubject,
  mergeMembers,
  openRegion,
  registerClub,
  registerMember,
  renewLicence,
  transferMember,
  uuidV5,
  type Vault,
  type WriteOutcome,
} from '@arbitre/events';
import type { Installed } from '../../database';
import { IMPORTER } from '../competition';
import type { DrawnFederation, DrawnOfficial } from './draw';

const NAMESPACE = '4f3b1d0a-8a0e-5e55-9d5a-2f0c6a3b7e41';
const AT_ONCE = 16;

/** What somebody had before the demo came, or has done with it since: it stays as it is. */
const IS_THERE: readonly string[] = [
  ...['region-already-open', 'club-already-registered', 'member-already-registered', 'member-erased'],
  ...['command-id-reused', 'not-after', 'member-not-found', 'already-merged'],
];

/** Whether something was written. A federation that the rules refuse is a fault of its drawing. */
const isWritten = (outcome: WriteOutcome, what: string): boolean => {
  const refused =
    outcome.kind === 'conflict' ||
    (outcome.kind === 'refused' && !IS_THERE.includes(outcome.violation.article));
  if (refused) throw new Error(`${what} of the demo was not taken: ${JSON.stringify(outcome)}`);
  return outcome.kind === 'committed';
};

type Command = (what: string) => CommandContext;

const commandAt =
  (time: string): Command =>
  (what) => ({ commandId: uuidV5(NAMESPACE, what), actor: IMPORTER, time });

const writeAll = async <Item>(
  items: readonly Item[],
  what: (item: Item) => string,
  write: (item: Item, command: CommandContext) => Promise<WriteOutcome>,
  command: Command,
  atOnce = AT_ONCE,
): Promise<boolean> => {
  const written = await inParallel(items, atOnce, async (item) =>
    isWritten(await write(item, command(what(item))), what(item)),
  );
  return written.some((each) => each);
};

/** Keys and words of all members at once: what registering each of them then finds there. */
const prepare = async (vault: Vault, members: DrawnFederation['members']): Promise<void> => {
  await vault.sealersOf(members.map(({ licence }) => memberSubject(licence)));
  await vault.findAllBy(
    members.map(({ licence, familyName, givenName }) => ({
      ...{ subject: memberSubject(licence), texts: [familyName, givenName] },
    })),
  );
};

const writePeople = async (
  store: EventStore,
  vault: Vault,
  { regions, clubs, members, transfers, renewals, merges }: DrawnFederation,
  command: Command,
): Promise<boolean> => {
  await prepare(vault, members);
  const written = [
    await writeAll(
      regions,
      ({ id }) => `region ${id}`,
      (region, context) => openRegion(store, region, context),
      command,
      1,
    ),
    await writeAll(
      clubs,
      ({ number }) => `club ${number}`,
      (club, context) => registerClub(store, club, context),
      command,
    ),
    await writeAll(
      members,
      ({ licence }) => `member ${licence}`,
      (member, context) => registerMember(store, vault, member, context),
      command,
    ),
    await writeAll(
      transfers,
      ({ licence }) => `transfer ${licence}`,
      (transfer, context) => transferMember(store, transfer, context),
      command,
    ),
    await writeAll(
      renewals,
      ({ licence }) => `renewal ${licence}`,
      (renewal, context) => renewLicence(store, renewal, context),
      command,
    ),
    await writeAll(
      merges,
      ({ licence }) => `merge ${licence}`,
      (merge, context) => mergeMembers(store, merge, context),
      command,
    ),
  ];
  return written.some((each) => each);
};

/** An account without a way in, until somebody makes a link for it. */
const appoint = async (
  { signIn, name, role, scope }: DrawnOfficial,
  accounts: Accounts,
  store: EventStore,
  command: Command,
): Promise<boolean> => {
  if ((await accounts.credentialsOf(signIn)) !== null) return false;
  const made = await accounts.create({ signIn, name });
  if (!('id' in made)) return false;
  const given = { account: made.id, role, scope, from: '2026-09-01', why: 'appointed' as const };
  const context = command(`official ${made.id}`);
  return isWritten(await giveGrant(store, given, context, accounts.whileGrantsChange), `official ${signIn}`);
};

/** Writes the federation through the write side; written again it changes nothing. */
export const writeFederation = async (
  { store, vault, database }: Installed,
  federation: DrawnFederation,
  time: string,
): Promise<'imported' | 'unchanged'> => {
  const command = commandAt(time);
  let written = await writePeople(store, vault, federation, command);
  const accounts = new Accounts(database, vault);
  for (const official of federation.officials)
    written = (await appoint(official, accounts, store, command)) || written;
  return written ? 'imported' : 'unchanged';
};
