import { FORWARDS, START, type EventStoreDBClient, type ResolvedEvent } from '@eventstore/db-client';
import type { Position } from '../position';
import type { Behind, StoredEvent } from './contract';
import { NoSuchPosition } from './errors';
import { collectAs } from './read';
import { isSystemEvent, storedEvent } from './stored-event';

type Dated = { readonly event: StoredEvent; readonly created: Date };

const dated = (resolved: ResolvedEvent): Dated | null => {
  const event = storedEvent(resolved);
  return event === null || resolved.event === undefined ? null : { event, created: resolved.event.created };
};

/** Nearly always nothing lies behind, and one small page says so. */
const FIRST_PAGE = 32;
const PAGE = 1_000;

/**
 * Counts the events of ours behind a position, up to `most`.
 * @throws NoSuchPosition when the log ends before it
 */
export const readBehind = async (
  client: EventStoreDBClient,
  after: Position | null,
  most: number,
  idleMs: number,
): Promise<Behind> => {
  let events = 0;
  let since: string | null = null;
  let at = after;
  for (let count = FIRST_PAGE; ; count = PAGE) {
    const fromPosition = at === null ? START : { commit: at, prepare: at };
    const place = { direction: FORWARDS, fromPosition, maxCount: count, requiresLeader: true } as const;
    const read = client.readAll(place);
    const page = await collectAs(read, idleMs, dated);
    // Forward reads begin with the event at the position itself: where there is none, the log ends before it.
    if (at !== null && page.length === 0) throw new NoSuchPosition(at, 'reading the end of $all');
    for (const { event, created } of page) {
      if (isSystemEvent(event) || (at !== null && event.position <= at)) continue;
      since ??= created.toISOString();
      if (++events === most) return { events, since };
    }
    if (page.length < count) return { events, since };
    at = page.at(-1)?.event.position ?? at;
  }
};
