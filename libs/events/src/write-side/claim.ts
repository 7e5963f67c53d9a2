import { createHash } from 'node:crypto';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import { NO_HASH, seal } from '../chain/seal';
import { streams, type StreamName } from '../stream-kinds';
import type { EventStore } from '../store/contract';
import type { CommandContext } from './contract';

/** What an id given by a sender stands for, from its first write on. */
export type Claim = { readonly stream: string; readonly fingerprint: string };

/** One stream an account and id: the store itself lets one claim win, whatever processes race. */
const claimStream = ({ actor, commandId }: CommandContext): StreamName =>
  streams.name('command', `${actor.id}.${commandId}`);

/** SHA-256 (hex) of what a sender asked for, without its keys: the same text for the same input. */
export const fingerprintOf = (asked: unknown): string =>
  createHash('sha256').update(canonicalJson(asked)).digest('hex');

/** What the id was claimed for; null when nothing was written under it, or its sender's ids are not claimed. */
export const claimOf = async (store: EventStore, context: CommandContext): Promise<Claim | null> => {
  if (context.fingerprint === undefined) return null;
  const { events } = await store.load(claimStream(context));
  return (events[0]?.data as Claim | undefined) ?? null;
};

const isSame = (one: Claim, other: Claim): boolean =>
  one.stream === other.stream && one.fingerprint === other.fingerprint;

/**
 * Claims the id for this command before anything is written under it. False: it stands for another command. A command
 * that ended between its claim and its write finds its own claim again and goes on.
 */
export const claim = async (store: EventStore, stream: string, context: CommandContext): Promise<boolean> => {
  const { fingerprint, commandId, correlationId = commandId, actor, time } = context;
  if (fingerprint === undefined) return true;
  const wanted = { stream, fingerprint };
  const metadata = { $correlationId: correlationId, $causationId: commandId, actor, time, commandId };
  const events = seal(claimStream(context), { revision: -1, previousHash: NO_HASH }, [
    { type: 'CommandClaimed', data: wanted, metadata },
  ]);
  const outcome = await store.append(claimStream(context), events, -1);
  if (outcome.kind === 'appended') return true;
  const known = await claimOf(store, context);
  return known !== null && isSame(known, wanted);
};

/** Whether a command that is found under its id is this one, by what was claimed; null where nothing was. */
export const isClaimed = async (
  store: EventStore,
  stream: string,
  context: CommandContext,
): Promise<boolean | null> => {
  const { fingerprint } = context;
  const known = await claimOf(store, context);
  return known === null || fingerprint === undefined ? null : isSame(known, { stream, fingerprint });
};
