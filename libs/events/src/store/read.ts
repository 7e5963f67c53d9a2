import {
  BACKWARDS,
  END,
  ErrorType,
  FORWARDS,
  START,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import type { Position } from '../recorded-event';
import type { StoredEvent } from './contract';
import { AttemptTimedOut, typeOf } from './lost';
import { storedEvent } from './stored-event';

/** Reads to the end. The client sets no deadline on reads: a read that says nothing for `idleMs` is given up. */
const collect = async (
  read: StreamingRead<ResolvedEvent | AllStreamResolvedEvent>,
  idleMs: number,
): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  const idle = setTimeout(() => {
    void read.cancel();
    read.destroy(new AttemptTimedOut(`nothing was read for ${idleMs} ms`));
  }, idleMs);
  try {
    for await (const resolved of read as AsyncIterable<ResolvedEvent>) {
      const event = storedEvent(resolved);
      if (event !== null) events.push(event);
      idle.refresh();
    }
    return events;
  } finally {
    clearTimeout(idle);
  }
};

/** A whole stream; empty when there is none. */
export const readStream = async (
  client: EventStoreDBClient,
  stream: string,
  idleMs: number,
): Promise<readonly StoredEvent[]> => {
  try {
    return await collect(client.readStream(stream, { direction: FORWARDS }), idleMs);
  } catch (error) {
    if (typeOf(error) === ErrorType.STREAM_NOT_FOUND) return [];
    throw error;
  }
};

export type Page = { readonly after: Position | null; readonly count: number };

/** The next `count` events of `$all` behind a position, system events included. */
export const readPage = async (
  client: EventStoreDBClient,
  { after, count }: Page,
  idleMs: number,
): Promise<readonly StoredEvent[]> => {
  // Forward reads begin with the event at the position itself, which was read before.
  const events = await collect(
    client.readAll({
      direction: FORWARDS,
      fromPosition: after === null ? START : { commit: after, prepare: after },
      maxCount: after === null ? count : count + 1,
    }),
    idleMs,
  );
  return after === null ? events : events.filter(({ position }) => position > after);
};

export const readHead = async (client: EventStoreDBClient, idleMs: number): Promise<Position | null> => {
  const last = await collect(
    client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }),
    idleMs,
  );
  return last[0]?.position ?? null;
};
