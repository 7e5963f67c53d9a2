import type { StoredEvent } from '../store/contract';
import { eventHash, NO_HASH } from './seal';

/**
 * What is wrong with the first event that does not hold. `revision-missing`: events are missing before it or stand in
 * another order. `unsealed`: it carries no hash. `altered`: its content is not what was hashed. `unlinked`: it is whole,
 * but does not follow the event before it.
 */
export type ChainBreak = 'revision-missing' | 'unsealed' | 'altered' | 'unlinked';

export type ChainVerdict =
  | { readonly kind: 'whole'; readonly events: number; readonly lastHash: string }
  | { readonly kind: 'broken'; readonly stream: string; readonly revision: number; readonly why: ChainBreak };

const breakOf = (event: StoredEvent, revision: number, previousHash: string): ChainBreak | null => {
  if (event.revision !== revision) return 'revision-missing';
  if (typeof event.metadata !== 'object' || event.metadata === null) return 'unsealed';
  const { hash, ...metadata } = event.metadata as Readonly<Record<string, unknown>>;
  if (typeof hash !== 'string') return 'unsealed';
  if (eventHash({ ...event, metadata }) !== hash) return 'altered';
  return metadata.previousHash === previousHash ? null : 'unlinked';
};

/** Checks one whole stream from its first event, as it lies in the store (`loadStored`). */
export const verifyChain = (events: readonly StoredEvent[]): ChainVerdict => {
  let previousHash = NO_HASH;
  for (const [revision, event] of events.entries()) {
    const why = breakOf(event, revision, previousHash);
    if (why !== null) return { kind: 'broken', stream: event.stream, revision: event.revision, why };
    previousHash = (event.metadata as { readonly hash: string }).hash;
  }
  return { kind: 'whole', events: events.length, lastHash: previousHash };
};
