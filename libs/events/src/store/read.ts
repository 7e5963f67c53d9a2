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
import type { Position } from '../position';
import type { StoredEvent } from './contract';
import { Deadline } from './deadline';
import { AttemptTimedOut, isNoPosition, typeOf } from './lost';
import { storedEvent } from './stored-event';

/** Followers of a cluster lag behind: whoever has written reads it back from the leader. Subscriptions take any node. */
const OF_LEADER = { requiresLeader: true } as const;

/** Reads to the end. The client sets no deadline on reads: a read that says nothing for `idleMs` is given up. */
export const collectAs = async <Event>(
  read: StreamingRead<ResolvedEvent | AllStreamResolvedEvent>,
  idleMs: number,
  as: (resolved: ResolvedEvent) => Event | null,
): Promise<readonly Event[]> => {
  const events: Event[] = [];
  const giveUp = (why: string): void => {
    void read.cancel();
    read.destroy(new AttemptTimedOut(why));
  };
  const idle = setTimeout(() => {
    giveUp(`nothing was read for ${idleMs} ms`);
  }, idleMs);
  const takeBack = Deadline.current?.onOver(() => {
    giveUp('nobody waits for it any more');
  });
  try {
    for await (const resolved of read as AsyncIterable<ResolvedEvent>) {
      const event = as(resolved);
      if (event !== null) events.push(event);
      idle.refresh();
    }
    return events;
  } finally {
    clearTimeout(idle);
    takeBack?.();
  }
};

const collect = (
  read: StreamingRead<ResolvedEvent | AllStreamResolvedEvent>,
  idleMs: number,
): Promise<readonly StoredEvent[]> => collectAs(read, idleMs, storedEvent);

/** A whole stream; empty when there is none. */
export const readStream = async (
  client: EventStoreDBClient,
  stream: string,
  idleMs: number,
): Promise<readonly StoredEvent[]> => {
  try {
    return await collect(client.readStream(stream, { ...OF_LEADER, direction: FORWARDS }), idleMs);
  } catch (error) {
    if (typeOf(error) === ErrorType.STREAM_NOT_FOUND) return [];
    throw error;
  }
};

/** The first event of a stream, which says under which rules it stands; null when there is none. */
export const readFirst = async (
  client: EventStoreDBClient,
  stream: string,
  idleMs: number,
): Promise<StoredEvent | null> => {
  try {
    const events = await collect(
      client.readStream(stream, { ...OF_LEADER, direction: FORWARDS, maxCount: 1 }),
      idleMs,
    );
    return events[0] ?? null;
  } catch (error) {
    if (typeOf(error) === ErrorType.STREAM_NOT_FOUND) return null;
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
      ...OF_LEADER,
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
    client.readAll({ ...OF_LEADER, direction: BACKWARDS, fromPosition: END, maxCount: 1 }),
    idleMs,
  );
  return last[0]?.position ?? null;
};

/** The event at a position; null when none lies there, whether the server says so or gives the next one. */
export const readAt = async (
  client: EventStoreDBClient,
  position: Position,
  idleMs: number,
): Promise<StoredEvent | null> => {
  const fromPosition = { commit: position, prepare: position };
  try {
    const [first] = await collect(
      client.readAll({ ...OF_LEADER, direction: FORWARDS, fromPosition, maxCount: 1 }),
      idleMs,
    );
    return first?.position === position ? first : null;
  } catch (error) {
    if (isNoPosition(error)) return null;
    throw error;
  }
};
