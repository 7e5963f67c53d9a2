import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { benchEvent } from './events';

const RUNS = 5;
const EVENTS = 400;
const PAUSE = 2;

/** Milliseconds from the call of an append to its event at a subscriber, run by run. */
export async function latencies(client: EventStoreDBClient): Promise<number[][]> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await oneRun(client));
  return runs;
}

async function oneRun(client: EventStoreDBClient): Promise<number[]> {
  const stream = `latency-${randomUUID()}`;
  const subscription = client.subscribeToStream(stream);
  const called: number[] = [];
  const samples: number[] = [];
  subscription.on('data', () => samples.push(performance.now() - (called[samples.length] ?? 0)));
  await once(subscription, 'caughtUp');
  for (let event = 0; event < EVENTS; event++) {
    called.push(performance.now());
    await client.appendToStream(stream, benchEvent(event));
    await pause(PAUSE);
  }
  while (samples.length < EVENTS) await pause(PAUSE);
  await subscription.unsubscribe();
  return samples;
}
