import {
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  WrongExpectedVersionError,
  type EventStoreDBClient,
  type JSONType,
} from '@eventstore/db-client';
import { readPosition } from '../position';
import type { AppendOutcome, ProposedEvent, StoredEvent } from './contract';
import { ConnectionEnded } from './lost';
import { storedEvent } from './stored-event';

const asClientEvent = ({ id, type, data, metadata }: ProposedEvent) =>
  jsonEvent({ id, type, data: data as JSONType, metadata });

/** The event at one place of a stream. */
const eventAt = async (
  client: EventStoreDBClient,
  stream: string,
  revision: number,
): Promise<StoredEvent> => {
  const place = {
    direction: FORWARDS,
    fromRevision: BigInt(revision),
    maxCount: 1,
    requiresLeader: true,
  } as const;
  for await (const resolved of client.readStream(stream, place)) {
    const event = storedEvent(resolved);
    if (event !== null) return event;
  }
  throw new ConnectionEnded(`${stream} was written, but could not be read back`);
};

/**
 * Servers answer an append that they have made before without its position. What lies there is read back: its position is
 * the answer's, not that of whatever came behind it; and if it were another event, nothing of ours would be in the log.
 */
const readBack = async (
  client: EventStoreDBClient,
  stream: string,
  last: ProposedEvent | undefined,
  expected: number,
  revision: number,
): Promise<AppendOutcome> => {
  const { id, position } = await eventAt(client, stream, revision);
  return id === last?.id
    ? { kind: 'appended', revision, position }
    : { kind: 'conflict', expected, actual: revision };
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
      requiresLeader: true,
    });
    const revision = expectedRevision + events.length;
    const commit = result.position?.commit;
    return commit === undefined
      ? await readBack(client, stream, events.at(-1), expectedRevision, revision)
      : { kind: 'appended', revision, position: readPosition(commit) };
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    const actual = typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : -1;
    return { kind: 'conflict', expected: expectedRevision, actual };
  }
};
