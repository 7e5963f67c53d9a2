import { expect, it } from '@jest/globals';
import { consume, group, stepOf, until } from '../consumers';
import type { Suite } from '../contract';
import { moves } from '../events';

export const groupInfo: Suite = (given) => {
  it('given work done, left, refused and parked, when a group is asked, then it tells how much of each', async () => {
    const { client } = given();
    const { name, subscribe, info } = await group(given());
    await client.appendToStream(name, moves(10));
    const subscription = subscribe(4);
    const answered = consume(subscription, (event) => {
      if (stepOf(event) < 5) return subscription.ack(event);
      return stepOf(event) === 5 ? subscription.nack('park', 'poison', event) : Promise.resolve();
    });
    await until(() => answered.length === 10);
    await until(async () => (await info()).stats.parkedMessageCount === 1n);
    const { connections, stats } = await info();
    expect(stats).toMatchObject({
      ...{ totalItems: 10n, totalInFlightMessages: 4, outstandingMessagesCount: 4, parkedMessageCount: 1n },
      ...{ readBufferCount: 0, retryBufferCount: 0, lastKnownEventRevision: 9n },
    });
    expect(stats.averagePerSecond).toBeGreaterThanOrEqual(0);
    expect(connections).toHaveLength(1);
    expect(connections[0]).toMatchObject({ totalItems: 10n, inFlightMessages: 4, availableSlots: 0 });
    await subscription.unsubscribe();
  });

  it('given two questions, when nothing happens between them, then the second counts nothing new', async () => {
    const { client } = given();
    const { name, subscribe, info } = await group(given());
    await client.appendToStream(name, moves(3));
    const subscription = subscribe();
    consume(subscription, (event) => subscription.ack(event));
    let counted = 0n;
    await until(async () => {
      counted += (await info()).stats.countSinceLastMeasurement;
      return counted === 3n;
    });
    const { connections, stats } = await info();
    expect(stats).toMatchObject({ totalItems: 3n, countSinceLastMeasurement: 0n });
    expect(connections[0]).toMatchObject({ totalItems: 3n, countSinceLastMeasurement: 0n });
    await subscription.unsubscribe();
  });
};
