import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { all, asTemplate, moved, recorded, refusal } from './events';
import { temporaryFolder } from './folders';
import { startProcess } from './process';
import './patience';

const ROUNDS = 10;
const WRITERS = 32;
const SIZES = [1, 2, 5] as const;

/** What a writer knows of its stream: the appends that were acknowledged, and the one whose answer was lost. */
interface Writer {
  readonly stream: string;
  readonly acknowledged: string[];
  pending: readonly ReturnType<typeof moved>[];
}

it('given 32 writers, when the store is killed at any moment, then all that it acknowledged is there, whole and once', async () => {
  const dataDir = await temporaryFolder();
  const writers = Array.from({ length: WRITERS }, (_, writer) => newWriter(`writer-${writer}`));
  let written = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const store = await startProcess(dataDir);
    const client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
    await Promise.all(writers.map((writer) => retryPending(client, writer)));
    for (const writer of writers) await expectExactly(client, writer);
    const writing = writers.map((writer) => writeUntilDeath(client, writer));
    await pause(40 + 35 * (round % 7));
    await store.kill();
    await Promise.all(writing);
    await client.dispose();
    written = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }
  expect(written).toBeGreaterThan(ROUNDS * WRITERS);
  await rm(dataDir, { recursive: true });
}, 120_000);

it('given a crash, when the store starts again, then positions go on growing and no revision is missing', async () => {
  const dataDir = await temporaryFolder();
  const before = await appendAndKill(dataDir);
  const after = await appendAndKill(dataDir);
  expect(after).toBeGreaterThan(before);
  await rm(dataDir, { recursive: true });
});

const newWriter = (stream: string): Writer => ({ stream, acknowledged: [], pending: [] });

/** The retry of an append whose answer was lost: the same ids, the same expected revision. */
async function retryPending(client: EventStoreDBClient, writer: Writer): Promise<void> {
  if (writer.pending.length > 0) await append(client, writer);
}

async function writeUntilDeath(client: EventStoreDBClient, writer: Writer): Promise<void> {
  for (let turn = 0; ; turn++) {
    const size = SIZES[turn % SIZES.length] ?? 1;
    writer.pending = Array.from({ length: size }, (_, index) => moved(index));
    try {
      await append(client, writer);
    } catch {
      return;
    }
  }
}

async function append(client: EventStoreDBClient, writer: Writer): Promise<void> {
  const last = BigInt(writer.acknowledged.length) - 1n;
  const expectedRevision = last < 0n ? 'no_stream' : last;
  await client.appendToStream(writer.stream, [...writer.pending], { expectedRevision, deadline: 5_000 });
  writer.acknowledged.push(...writer.pending.map(({ id }) => id));
  writer.pending = [];
}

async function expectExactly(client: EventStoreDBClient, { stream, acknowledged }: Writer): Promise<void> {
  if (acknowledged.length === 0) {
    expect((await refusal(all(client.readStream(stream)))).type).toBe('stream-not-found');
    return;
  }
  const events = recorded(await all(client.readStream(stream)));
  expect(events.map(({ id }) => id)).toEqual(acknowledged);
  expect(events.map(({ revision }) => Number(revision))).toEqual(acknowledged.map((_, index) => index));
}

async function appendAndKill(dataDir: string): Promise<bigint> {
  const store = await startProcess(dataDir);
  const client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
  const result = await client.appendToStream(randomUUID(), moved(0));
  await store.kill();
  await client.dispose();
  return result.position?.commit ?? -1n;
}
