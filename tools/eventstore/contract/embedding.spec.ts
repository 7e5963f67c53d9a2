import { expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { startEventStore } from '../src/index';
import { all, asTemplate, moves, steps, upTo } from './events';
import { temporaryFolder } from './folders';
import './patience';

it('given a store in this process, when it is stopped and started again, then what it acknowledged is there', async () => {
  const dataDir = await temporaryFolder();
  const first = await startEventStore({ dataDir });
  const writer = EventStoreDBClient.connectionString(asTemplate(first.connectionString));
  await writer.appendToStream('deal-1', moves(3));
  await writer.dispose();
  await first.stop();

  const second = await startEventStore({ dataDir, port: 0 });
  const reader = EventStoreDBClient.connectionString(asTemplate(second.connectionString));
  expect(steps(await all(reader.readStream('deal-1')))).toEqual(upTo(3));
  await reader.dispose();
  await second.stop();
  await rm(dataDir, { recursive: true });
});

it('given a port that is taken, when a store is started on it, then it fails and lets its folder go', async () => {
  const [one, other] = [await temporaryFolder(), await temporaryFolder()];
  const running = await startEventStore({ dataDir: one });
  await expect(startEventStore({ dataDir: other, port: running.port })).rejects.toThrow('EADDRINUSE');
  const moved = await startEventStore({ dataDir: other });
  await moved.stop();
  await running.stop();
  await rm(one, { recursive: true });
  await rm(other, { recursive: true });
});
