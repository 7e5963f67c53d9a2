import { randomUUID } from 'node:crypto';
import { eventTypeFilter, type EventStoreDBClient } from '@eventstore/db-client';
import { benchEvent, perSecond } from './events';

const WHOLE_LOG = 40_000;
const DEAL_READS = 400;
const DEAL_EVENTS = 50;

/** Events a second of a `$all` read. */
export async function readAll(client: EventStoreDBClient): Promise<number> {
  return perSecond(WHOLE_LOG, () => drain(client.readAll({ maxCount: WHOLE_LOG }), WHOLE_LOG));
}

/** Reads a second of a stream of fifty events, one after another. */
export async function readDeals(client: EventStoreDBClient): Promise<number> {
  const deal = `deal-${randomUUID()}`;
  await client.appendToStream(
    deal,
    Array.from({ length: DEAL_EVENTS }, (_, step) => benchEvent(step)),
  );
  return perSecond(DEAL_READS, async () => {
    for (let read = 0; read < DEAL_READS; read++) await drain(client.readStream(deal), DEAL_EVENTS);
  });
}

/** Log events considered a second by a filtered subscription that must pass all of them to find its one event. */
export async function filteredScan(client: EventStoreDBClient): Promise<number> {
  const type = `Wanted${randomUUID()}`;
  const count = await logSize(client);
  await client.appendToStream(`bench-${randomUUID()}`, benchEvent(0, type));
  return perSecond(count, async () => {
    const filter = eventTypeFilter({ prefixes: [type], checkpointInterval: 100, maxSearchWindow: 1000 });
    const subscription = client.subscribeToAll({ filter });
    await drain(subscription, 1);
    await subscription.unsubscribe();
  });
}

let knownSize: Promise<number> | undefined;

function logSize(client: EventStoreDBClient): Promise<number> {
  knownSize ??= count(client.readAll());
  return knownSize;
}

async function count(read: AsyncIterable<unknown>): Promise<number> {
  let events = 0;
  for await (const _event of read) events += 1;
  return events;
}

async function drain(read: AsyncIterable<unknown>, expected: number): Promise<void> {
  let events = 0;
  for await (const _event of read) if (++events === expected) break;
  if (events !== expected) throw new Error(`The read yielded ${events} events instead of ${expected}.`);
}
