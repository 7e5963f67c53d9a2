import { createHash } from 'node:crypto';
import type { EventMetadata } from '../recorded-event';
import type { ProposedEvent } from '../store/contract';
import { eventIdOf } from '../identity/event-id';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';

/** Stands for the hash before the first event of a stream. */
export const NO_HASH = '0'.repeat(64);

/** An event that has everything but its place in the chain, and with it its id. */
export type UnsealedEvent = Omit<ProposedEvent, 'id' | 'metadata'> & {
  readonly metadata: Omit<EventMetadata, 'hash' | 'previousHash'>;
};

type Hashed = {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: unknown;
  /** All metadata but the hash itself: `previousHash` is among them, which makes the chain. */
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** SHA-256 (hex) over the canonical form of what an event says and where it stands. */
export const eventHash = ({ stream, revision, type, data, metadata }: Hashed): string =>
  createHash('sha256').update(canonicalJson({ stream, revision, type, data, metadata })).digest('hex');

/** Chains events to the end of their stream (`revision` and `previousHash` are those of its last event) and names each by its hash. */
export const seal = (
  stream: string,
  { revision, previousHash }: { readonly revision: number; readonly previousHash: string },
  events: readonly UnsealedEvent[],
): readonly ProposedEvent[] => {
  let last = previousHash;
  return events.map(({ type, data, metadata }, index) => {
    const chained = { ...metadata, previousHash: last };
    last = eventHash({ stream, revision: revision + 1 + index, type, data, metadata: chained });
    return { id: eventIdOf(last), type, data, metadata: { ...chained, hash: last } };
  });
};
