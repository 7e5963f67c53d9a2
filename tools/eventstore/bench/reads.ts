import { randomUUID } from 'node:crypto';
import { eventTypeFilter, type EventStoreDBClient } from '@eventstore/db-client';
import { benchEvent, perSecond } from './events';
import { EVENTS_PER_DEAL, filledDeal } from './fill';

const WHOLE_LOG = 40_000;
const DEAL_READS = 400;
const DEAL_EVENTS = 50;
const FILLED_READS = 3_000;
/** A prime: the reads hit every part of the log. */
const SCATTER = 7_919;

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

/** Reads deals from all over a large log: three thousand of the `deals` that `fillLog` made. */
export async function readFilledDeals(client: EventStoreDBClient, deals: number): Promise<void> {
  for (let read = 0; read < FILLED_READS; read++) {
    await drain(client.readStream(filledDeal((read * SCATTER) % deals)), EVENTS_PER_DEAL);
  }
}

/**
 * Log events considered a second by a filtered subscription that must pass all of them to find its one event.
 * @param count the log's events
 */
export async function filteredScan(client: EventStoreDBClient, count: number): Promise<number> {
  const type = `Wanted${randomUUID()}`;
  await client.appendToStream(`bench-${randomUUID()}`, benchEvent(0, type));
  return perSecond(count, async () => {
    const filter = eventTypeFilter({ prefixes: [type], checkpointInterval: 100, maxSearchWindow: 1000 });
    const subscription = client.subscribeToAll({ filter });
    await drain(subscription, 1);
    await subscription.unsubscribe();
  });
}

export async function logSize(client: EventStoreDBClient): Promise<number> {
  let events = 0;
  for await (const _event of client.readAll()) events += 1;
  return events;
}

async function drain(read: AsyncIterable<unknown>, expected: number): Promise<void> {
  let events = 0;
  for await (const _event of read) if (++events === expected) break;
  if (events !== expected) throw new Error(`The read yielded ${events} events instead of ${expected}.`);
}
