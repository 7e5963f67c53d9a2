import { expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults as settings,
} from '@eventstore/db-client';
import { asTemplate, moves, upTo } from './events';
import { temporaryFolder } from './folders';
import { startProcess } from './process';
import './patience';

const EVENTS = 60;

/** Acknowledges until so many are done; the steps in the order of their delivery. */
async function work(client: EventStoreDBClient, count: number): Promise<number[]> {
  const subscription = client.subscribeToPersistentSubscriptionToStream('deal-1', 'referees');
  const done: number[] = [];
  for await (const event of subscription) {
    await subscription.ack(event);
    done.push((event.event?.data as { step: number }).step);
    if (done.length === count) break;
  }
  await pause(200);
  await subscription.unsubscribe();
  return done;
}

it('given a group that was half done, when the store is killed, then it goes on near there and leaves nothing out', async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess(dataDir);
  const before = EventStoreDBClient.connectionString(asTemplate(first.connectionString));
  await before.appendToStream('deal-1', moves(EVENTS));
  const changes = {
    startFrom: 'start',
    checkPointUpperBound: 10,
    checkPointLowerBound: 1,
    checkPointAfter: 50,
  } as const;
  await before.createPersistentSubscriptionToStream('deal-1', 'referees', settings(changes));
  const done = await work(before, 30);
  await first.kill();
  await before.dispose();

  const second = await startProcess(dataDir);
  const after = EventStoreDBClient.connectionString(asTemplate(second.connectionString));
  const { stats, settings: kept } = await after.getPersistentSubscriptionToStreamInfo('deal-1', 'referees');
  const checkpoint = Number(stats.lastCheckpointedEventRevision);
  expect(kept).toMatchObject({ checkPointUpperBound: 10 });
  expect(checkpoint).toBeGreaterThanOrEqual(9);
  const rest = await work(after, EVENTS - checkpoint - 1);
  expect(rest).toEqual(upTo(EVENTS).slice(checkpoint + 1));
  expect(new Set([...done, ...rest])).toEqual(new Set(upTo(EVENTS)));
  await after.dispose();
  await second.stop();
  await rm(dataDir, { recursive: true });
});
