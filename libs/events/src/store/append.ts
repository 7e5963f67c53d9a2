import {
  BACKWARDS,
  END,
  jsonEvent,
  NO_STREAM,
  WrongExpectedVersionError,
  type EventStoreDBClient,
  type JSONType,
} from '@eventstore/db-client';
import type { Position } from '../recorded-event';
import type { AppendOutcome, ProposedEvent } from './contract';
import { ConnectionEnded } from './lost';
import { storedEvent } from './stored-event';

const asClientEvent = ({ id, type, data, metadata }: ProposedEvent) =>
  jsonEvent({ id, type, data: data as JSONType, metadata });

/** Where the stream ends: servers answer a repeated append without its position. */
const lastPosition = async (client: EventStoreDBClient, stream: string): Promise<Position> => {
  for await (const resolved of client.readStream(stream, {
    direction: BACKWARDS,
    fromRevision: END,
    maxCount: 1,
  })) {
    const event = storedEvent(resolved);
    if (event !== null) return event.position;
  }
  throw new ConnectionEnded(`${stream} was written, but could not be read back`);
};

/** One attempt. Sent again as it is, it changes nothing: the ids and the expected revision are the same. */
export const appendOnce = async (
  client: EventStoreDBClient,
  stream: string,
  events: readonly ProposedEvent[],
  expectedRevision: number,
  deadline: number,
): Promise<AppendOutcome> => {
  try {
    const result = await client.appendToStream(stream, events.map(asClientEvent), {
      expectedRevision: expectedRevision < 0 ? NO_STREAM : BigInt(expectedRevision),
      deadline,
    });
    const position = result.position?.commit ?? (await lastPosition(client, stream));
    return { kind: 'appended', revision: expectedRevision + events.length, position };
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    const actual = typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : -1;
    return { kind: 'conflict', expected: expectedRevision, actual };
  }
};
