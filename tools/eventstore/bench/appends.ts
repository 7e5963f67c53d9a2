import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { benchEvent, perSecond } from './events';

const SEQUENTIAL = 1500;
const WRITERS = 64;
const APPENDS_PER_WRITER = 100;
const BATCHES = 25;
const BATCH_EVENTS = 100;

/** One stream, one append after another, each with its expected revision. */
export function sequential(client: EventStoreDBClient): Promise<number> {
  return perSecond(SEQUENTIAL, () => write(client, SEQUENTIAL, 1));
}

/** 64 writers, each on its own stream. */
export function concurrent(client: EventStoreDBClient): Promise<number> {
  return perSecond(WRITERS * APPENDS_PER_WRITER, () =>
    Promise.all(Array.from({ length: WRITERS }, () => write(client, APPENDS_PER_WRITER, 1))),
  );
}

/** Eight writers of batches of a hundred events; events a second. */
export function batches(client: EventStoreDBClient): Promise<number> {
  return perSecond(8 * BATCHES * BATCH_EVENTS, () =>
    Promise.all(Array.from({ length: 8 }, () => write(client, BATCHES, BATCH_EVENTS))),
  );
}

async function write(client: EventStoreDBClient, appends: number, size: number): Promise<void> {
  const stream = `bench-${randomUUID()}`;
  let revision = -1n;
  for (let append = 0; append < appends; append++) {
    const events = Array.from({ length: size }, (_, index) => benchEvent(append * size + index));
    const expectedRevision = revision < 0n ? 'no_stream' : revision;
    revision = (await client.appendToStream(stream, events, { expectedRevision })).nextExpectedRevision;
  }
}
