import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import {
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults as settings,
} from '@eventstore/db-client';
import { percentEncoded } from '../src/rpc/percent';
import { until } from './consumers';
import { all, asTemplate, moved, moves, refusal } from './events';
import { temporaryFolder } from './folders';
import { startProcess, type StoreProcess } from './process';
import './patience';

let [folder, store] = ['', undefined as StoreProcess | undefined];
let client: EventStoreDBClient;
beforeAll(async () => {
  folder = await temporaryFolder();
  store = await startProcess(folder);
  client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
});
afterAll(async () => {
  await client.dispose();
  await store?.stop();
  await rm(folder, { recursive: true });
});

it.each([
  [true, 14],
  [false, 0],
])(
  'given a group whose extra statistics are %s, when it has answered, then its consumer has %i measurements',
  async (extraStatistics, count) => {
    const stream = `deal-${count}`;
    await client.createPersistentSubscriptionToStream(
      stream,
      'referees',
      settings({ startFrom: 'start', extraStatistics }),
    );
    const subscription = client.subscribeToPersistentSubscriptionToStream(stream, 'referees');
    subscription.on('data', (event) => void subscription.ack(event));
    await client.appendToStream(stream, moves(3));
    const info = () => client.getPersistentSubscriptionToStreamInfo(stream, 'referees');
    await until(async () => (await info()).stats.totalItems === 3n);
    const [connection] = (await info()).connections;
    const { extraStatistics: measured } = connection as unknown as {
      extraStatistics: Map<string, bigint> | undefined;
    };
    expect(measured?.size ?? 0).toBe(count);
    if (extraStatistics) {
      expect([...(measured ?? []).keys()].slice(0, 3)).toEqual(['mean', 'median', 'fastest']);
      expect(Number(measured?.get('highest'))).toBeGreaterThanOrEqual(Number(measured?.get('fastest')));
    }
    await subscription.unsubscribe();
  },
);

it('given a deleted stream of letters that no header carries, when it is read or written, then that is what the client is told', async () => {
  const stream = 'été 𝄞 100%';
  await client.appendToStream(stream, moved(1));
  await client.tombstoneStream(stream);
  const read = await refusal(all(client.readStream(stream)));
  expect([read.type, read.error.streamName]).toEqual(['stream-deleted', percentEncoded(stream)]);
  const append = await refusal(client.appendToStream(stream, moved(2)));
  expect([append.type, append.error.streamName]).toEqual(['stream-deleted', stream]);
  await client.appendToStream('deal-1', moved(1));
});
