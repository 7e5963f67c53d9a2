import { setTimeout as pause } from 'node:timers/promises';
import type {
  PersistentSubscriptionToStream,
  PersistentSubscriptionToStreamSettings,
} from '@eventstore/db-client';
import type { Given } from './contract';

export type Subscription = PersistentSubscriptionToStream;
export type Delivered = Parameters<Subscription['ack']>[0] & { retryCount: number };

/** The clients' defaults, said here because importing one client's would disturb the other. */
export const settings = (
  changes: Partial<PersistentSubscriptionToStreamSettings> = {},
): PersistentSubscriptionToStreamSettings => ({
  startFrom: 'end',
  resolveLinkTos: false,
  extraStatistics: false,
  messageTimeout: 30_000,
  maxRetryCount: 10,
  checkPointAfter: 2_000,
  checkPointLowerBound: 10,
  checkPointUpperBound: 1_000,
  maxSubscriberCount: 'unbounded',
  liveBufferSize: 500,
  readBatchSize: 20,
  historyBufferSize: 500,
  consumerStrategyName: 'RoundRobin',
  ...changes,
});

/** Collects what a consumer is delivered; `then` answers it. */
export function consume(
  subscription: Subscription,
  answer: (event: Delivered) => Promise<void>,
): Delivered[] {
  const delivered: Delivered[] = [];
  subscription.on('error', () => undefined);
  subscription.on('data', (event: Delivered) => {
    delivered.push(event);
    void answer(event);
  });
  return delivered;
}

export const stepOf = (event: Delivered): number => (event.event?.data as { step: number }).step;

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 2500; attempt++) {
    if (await condition()) return;
    await pause(20);
  }
  throw new Error('What the test waits for did not happen.');
}

export async function group({ client, stream }: Given, changes: Parameters<typeof settings>[0] = {}) {
  const name = stream();
  await client.createPersistentSubscriptionToStream(
    name,
    'table',
    settings({ startFrom: 'start', ...changes }),
  );
  const subscribe = (bufferSize = 10) =>
    client.subscribeToPersistentSubscriptionToStream(name, 'table', {
      bufferSize,
    }) as unknown as Subscription;
  const info = () => client.getPersistentSubscriptionToStreamInfo(name, 'table');
  const parked = async () => Number((await info()).stats.parkedMessageCount);
  return { name, subscribe, info, parked };
}
