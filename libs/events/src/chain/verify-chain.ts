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

/** The end of a chain that has held so far; null before the first event. */
export type ChainEnd = { readonly events: number; readonly lastHash: string } | null;

/** Checks the next event of a stream against the chain before it: for logs that are too long to hold at once. */
export const verifyNext = (end: ChainEnd, event: StoredEvent): Exclude<ChainEnd, null> | ChainBreak => {
  const why = breakOf(event, end?.events ?? 0, end?.lastHash ?? NO_HASH);
  return (
    why ?? {
      events: (end?.events ?? 0) + 1,
      lastHash: (event.metadata as { readonly hash: string }).hash,
    }
  );
};

/** Checks one whole stream from its first event, as it lies in the store (`loadStored`). */
export const verifyChain = (events: readonly StoredEvent[]): ChainVerdict => {
  let end: ChainEnd = null;
  for (const event of events) {
    const next = verifyNext(end, event);
    if (typeof next === 'string')
      return { kind: 'broken', stream: event.stream, revision: event.revision, why: next };
    end = next;
  }
  return { kind: 'whole', events: events.length, lastHash: end?.lastHash ?? NO_HASH };
};
