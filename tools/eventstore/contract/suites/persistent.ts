import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { consume, group, settings, stepOf, until, type Subscription } from '../consumers';
import type { Suite } from '../contract';
import { moved, moves, refusal, upTo } from '../events';

export const persistentSubscriptions: Suite = (given) => {
  it('given a group, when events are acknowledged, then each comes once, past ones and new ones', async () => {
    const { client } = given();
    const { name, subscribe } = await group(given());
    await client.appendToStream(name, moves(30));
    const subscription = subscribe();
    const delivered = consume(subscription, (event) => subscription.ack(event));
    await until(() => delivered.length === 30);
    await client.appendToStream(name, moves(5, 30));
    await until(() => delivered.length === 35);
    expect(delivered.map(stepOf)).toEqual(upTo(35));
    await subscription.unsubscribe();
  });

  it('given a small buffer, when nothing is acknowledged, then no more than the buffer is delivered', async () => {
    const { client } = given();
    const { name, subscribe, info } = await group(given());
    await client.appendToStream(name, moves(10));
    const subscription = subscribe(3);
    const delivered = consume(subscription, () => Promise.resolve());
    await until(() => delivered.length === 3);
    await pause(100);
    expect(delivered.map(stepOf)).toEqual([0, 1, 2]);
    expect((await info()).stats.totalInFlightMessages).toBe(3);
    await subscription.unsubscribe();
  });

  it('given a refusal to retry, when it comes again, then its retries are counted and at the limit it is parked', async () => {
    const { client } = given();
    const { name, subscribe, parked } = await group(given(), { maxRetryCount: 2 });
    await client.appendToStream(name, moves(2));
    const subscription = subscribe();
    const delivered = consume(subscription, (event) =>
      stepOf(event) === 0 ? subscription.nack('retry', 'not yet', event) : subscription.ack(event),
    );
    await until(async () => (await parked()) === 1);
    expect(delivered.filter((event) => stepOf(event) === 0).map(({ retryCount }) => retryCount)).toEqual([
      0, 1, 2,
    ]);
    await subscription.unsubscribe();
  });

  it('given no answer in time, when the time-out passes, then the event comes again', async () => {
    const { client } = given();
    const { name, subscribe } = await group(given(), { messageTimeout: 150 });
    await client.appendToStream(name, moved(0));
    const subscription = subscribe();
    const delivered = consume(subscription, (event) =>
      event.retryCount > 0 ? subscription.ack(event) : Promise.resolve(),
    );
    await until(() => delivered.length === 2);
    expect(delivered.map(({ retryCount }) => retryCount)).toEqual([0, 1]);
    await subscription.unsubscribe();
  });

  it('given parked events, when they are replayed, then they come again and are parked no more', async () => {
    const { client } = given();
    const { name, subscribe, parked } = await group(given());
    await client.appendToStream(name, moves(3));
    const subscription = subscribe();
    let healed = false;
    const delivered = consume(subscription, (event) =>
      healed ? subscription.ack(event) : subscription.nack('park', 'poison', event),
    );
    await until(async () => (await parked()) === 3);
    healed = true;
    await client.replayParkedMessagesToStream(name, 'table', { stopAt: 2 });
    await until(() => delivered.length === 5);
    expect(await parked()).toBe(1);
    await client.replayParkedMessagesToStream(name, 'table');
    await until(() => delivered.length === 6);
    expect(delivered.slice(3).map(stepOf)).toEqual([0, 1, 2]);
    expect(await parked()).toBe(0);
    await subscription.unsubscribe();
  });

  it('given a skipped event, when the group goes on, then it neither comes again nor is parked', async () => {
    const { client } = given();
    const { name, subscribe, parked } = await group(given());
    await client.appendToStream(name, moves(2));
    const subscription = subscribe(1);
    const delivered = consume(subscription, (event) => subscription.nack('skip', 'of no interest', event));
    await until(() => delivered.length === 2);
    expect(delivered.map(stepOf)).toEqual([0, 1]);
    expect(await parked()).toBe(0);
    await subscription.unsubscribe();
  });

  it('given a consumer that leaves, when it had not answered, then another gets its events', async () => {
    const { client } = given();
    const { name, subscribe } = await group(given());
    await client.appendToStream(name, moves(4));
    const leaving = subscribe();
    const lost = consume(leaving, () => Promise.resolve());
    await until(() => lost.length === 4);
    await leaving.unsubscribe();
    const staying = subscribe();
    const delivered = consume(staying, (event) => staying.ack(event));
    await until(() => delivered.length === 4);
    expect(delivered.map(stepOf)).toEqual([0, 1, 2, 3]);
    expect(delivered.every(({ retryCount }) => retryCount === 1)).toBe(true);
    await staying.unsubscribe();
  });

  it('given round robin, when two consumers listen, then they share the events evenly', async () => {
    const { client } = given();
    const { name, subscribe } = await group(given(), { consumerStrategyName: 'RoundRobin' });
    const two = [subscribe(), subscribe()];
    const delivered = two.map((subscription) => consume(subscription, (event) => subscription.ack(event)));
    await until(
      async () =>
        (await given().client.getPersistentSubscriptionToStreamInfo(name, 'table')).connections.length === 2,
    );
    await client.appendToStream(name, moves(20));
    await until(() => delivered.flat().length === 20);
    expect(delivered.map((events) => events.length)).toEqual([10, 10]);
    for (const subscription of two) await subscription.unsubscribe();
  });

  it('given dispatch to single, when two consumers listen, then the first gets all that it has room for', async () => {
    const { client } = given();
    const { name, subscribe, info } = await group(given(), { consumerStrategyName: 'DispatchToSingle' });
    const first = subscribe();
    const ofFirst = consume(first, (event) => first.ack(event));
    await until(async () => (await info()).connections.length === 1);
    const second = subscribe();
    const ofSecond = consume(second, (event) => second.ack(event));
    await until(async () => (await info()).connections.length === 2);
    for (const step of upTo(8)) await client.appendToStream(name, moved(step));
    await until(() => ofFirst.length === 8);
    expect(ofSecond).toEqual([]);
    for (const subscription of [first, second]) await subscription.unsubscribe();
  });

  it('given pinned to $all, when two consumers listen, then a stream stays with one of them, in order', async () => {
    const { client, stream } = given();
    const [prefix, groupName] = [`pinned-${randomUUID()}-`, randomUUID()];
    await client.createPersistentSubscriptionToAll(
      groupName,
      { ...settings({ consumerStrategyName: 'Pinned' }), startFrom: 'start' as const },
      { filter: { filterOn: 'streamName', prefixes: [prefix], checkpointInterval: 1 } },
    );
    const two = [0, 1].map(
      () => client.subscribeToPersistentSubscriptionToAll(groupName) as unknown as Subscription,
    );
    const delivered = two.map((subscription) => consume(subscription, (event) => subscription.ack(event)));
    await until(
      async () => (await client.getPersistentSubscriptionToAllInfo(groupName)).connections.length === 2,
    );
    await client.appendToStream(stream(), moved(99));
    const streams = upTo(12).map((table) => `${prefix}${table}`);
    for (const name of streams) await client.appendToStream(name, moves(5));
    await until(() => delivered.flat().length === 60);
    for (const name of streams) {
      const shares = delivered.map((events) => events.filter(({ event }) => event?.streamId === name));
      expect(shares.flat().map(stepOf)).toEqual(upTo(5));
      expect(shares.filter((share) => share.length > 0)).toHaveLength(1);
    }
    for (const subscription of two) await subscription.unsubscribe();
    await client.deletePersistentSubscriptionToAll(groupName);
  });

  it('given links, when they are resolved, then the event comes and its link is what is acknowledged', async () => {
    const { client, stream } = given();
    const target = stream();
    await client.appendToStream(target, moves(2));
    const { name, subscribe, info } = await group(given(), { resolveLinkTos: true, messageTimeout: 200 });
    const links = upTo(2).map((revision) => ({
      ...{ id: randomUUID(), type: '$>', contentType: 'application/octet-stream' as const, metadata: {} },
      data: Buffer.from(`${revision}@${target}`),
    }));
    await client.appendToStream(name, links);
    const subscription = subscribe();
    const delivered = consume(subscription, (event) => subscription.ack(event));
    await until(() => delivered.length === 2);
    await until(async () => (await info()).stats.totalInFlightMessages === 0);
    expect(delivered.map(stepOf)).toEqual([0, 1]);
    await subscription.unsubscribe();
  });

  it('given a group, when it is made again, and when there is none, then each is refused by its name', async () => {
    const { client, stream } = given();
    const { name } = await group(given());
    const again = client.createPersistentSubscriptionToStream(name, 'table', settings());
    expect((await refusal(again)).error).toMatchObject({
      type: 'persistent-subscription-exists',
      groupName: 'table',
    });
    const missing = 'persistent-subscription-does-not-exist';
    expect((await refusal(client.deletePersistentSubscriptionToStream(stream(), 'table'))).type).toBe(
      missing,
    );
    expect(
      (await refusal(client.updatePersistentSubscriptionToStream(stream(), 'table', settings()))).type,
    ).toBe(missing);
    expect((await refusal(client.getPersistentSubscriptionToStreamInfo(stream(), 'table'))).type).toBe(
      missing,
    );
  });

  it('given one subscriber allowed, when a second comes, then it is refused', async () => {
    const { subscribe, info } = await group(given(), { maxSubscriberCount: 1 });
    const first = subscribe();
    consume(first, (event) => first.ack(event));
    await until(async () => (await info()).connections.length === 1);
    const second = subscribe();
    const refused = new Promise((resolve) => second.on('error', resolve));
    second.on('data', () => undefined);
    expect(await refused).toMatchObject({ type: 'maximum-subscribers-reached' });
    await first.unsubscribe();
  });

  it('given a consumer, when its group is deleted, then it is told that it was dropped', async () => {
    const { client } = given();
    const { name, subscribe, info } = await group(given());
    const subscription = subscribe();
    const dropped = new Promise((resolve) => subscription.on('error', resolve));
    subscription.on('data', () => undefined);
    await until(async () => (await info()).connections.length === 1);
    await client.deletePersistentSubscriptionToStream(name, 'table');
    expect(await dropped).toMatchObject({ type: 'persistent-subscription-dropped' });
  });

  it('given groups, when they are listed and updated, then the settings are those asked for', async () => {
    const { client } = given();
    const { name, info } = await group(given());
    await client.updatePersistentSubscriptionToStream(
      name,
      'table',
      settings({ maxRetryCount: 7, messageTimeout: 1234 }),
    );
    expect((await info()).settings).toMatchObject({ maxRetryCount: 7, messageTimeout: 1234 });
    const listed = await client.listPersistentSubscriptionsToStream(name);
    expect(listed.map(({ groupName }) => groupName)).toEqual(['table']);
    const everywhere = await client.listAllPersistentSubscriptions();
    expect(everywhere.map(({ eventSource }) => eventSource)).toContain(name);
  });
};
