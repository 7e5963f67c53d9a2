import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

import { played } from '../../testing/played';
import { startStore, type TestStore } from '../../testing/start-store';
import { until } from '../../testing/until';
import { connect } from './connect';
import type { EventStore } from './contract';
import { NoSuchPosition, StoreRefused } from './errors';

type AlteringProxy = { readonly connectionString: string; stop(): Promise<void> };
type Refusal = { readonly code: number; readonly message: string };
type Testing = {
  readonly likeARealServer: (knows: (position: bigint) => Promise<boolean>) => object;
  readonly startAlteringProxy: (
    port: number,
    alterations: object | { readonly refuse: () => Promise<Refusal> },
  ) => Promise<AlteringProxy>;
};

/** Lies in a higher layer, as the store itself: no import may name it. */
const testing = '@arbitre/testing';
const { likeARealServer, startAlteringProxy } = (await import(testing)) as Testing;

describe('event store client, given a server that answers as a real one', () => {
  let server: TestStore;
  let proxy: AlteringProxy;
  let plain: EventStore;
  let store: EventStore;

  beforeAll(async () => {
    // Seen through a proxy, which knows one node.
    server = await startStore({ clusterSize: 1, hostile: null });
    plain = connect(server.connectionString);
    proxy = await startAlteringProxy(
      server.port,
      likeARealServer(async (position) => (await plain.eventAt(position)) !== null),
    );
    store = connect(proxy.connectionString, { attempt: 2_000, limit: 8_000 });
    // A new log begins with events of the server's own.
    const client = EventStoreDBClient.connectionString(server.connectionString);
    await client.appendToStream('$settings', [jsonEvent({ type: '$update', data: {} })]);
    await client.setStreamMetadata('$scavenges', { maxAge: 1 });
    await client.dispose();
  });
  afterAll(async () => {
    await store.close();
    await plain.close();
    await proxy.stop();
    await server.remove();
  });

  const append = async (stream: string, count: number): Promise<bigint> => {
    const outcome = await store.append(stream, played(stream, count), -1);
    if (outcome.kind !== 'appended') throw new Error(outcome.kind);
    return outcome.position;
  };

  it('follows the log from its start, on which nothing was considered yet', async () => {
    const handled: string[] = [];
    const subscription = store.subscribeToAll({
      after: null,
      handle: (events) => {
        handled.push(...events.map(({ stream, revision }) => `${stream} ${revision}`));
        return Promise.resolve();
      },
    });
    await until(() => subscription.state.kind === 'live');
    expect(subscription.state.position ?? 0n).toBeLessThan(2n ** 63n);
    await append('deal-a.1', 3);
    await until(() => handled.length === 3);
    expect(handled).toEqual(['deal-a.1 0', 'deal-a.1 1', 'deal-a.1 2']);
    await subscription.stop();
  });

  it('counts what lies behind a position, the events of the server left out', async () => {
    const [first, second] = [await append('deal-b.1', 2), await append('deal-b.2', 40)];
    expect((await store.behind(null, 10_000)).events).toBeGreaterThanOrEqual(42);
    expect(await store.behind(second, 100)).toEqual({ events: 0, since: null });
    const behind = await store.behind(first, 100);
    expect(behind.events).toBe(40);
    expect(Date.parse(behind.since ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await store.behind(first, 7)).events).toBe(7);
  });

  it('finds the event at a position, and none where none lies', async () => {
    const position = await append('deal-c.1', 2);
    expect(await store.eventAt(position)).toMatchObject({ stream: 'deal-c.1', revision: 1 });
    for (const none of [position - 1n, position + 1_000_000n, 0n])
      expect(await store.eventAt(none)).toBeNull();
    expect(store.state.kind).toBe('connected');
  });

  it('tells at once that a position is none of this log, and calls no connection lost', async () => {
    const position = await append('deal-d.1', 2);
    const reading = (after: bigint) => async () => {
      for await (const page of store.readAll({ after })) expect(page).toEqual([]);
    };
    await expect(reading(position - 1n)()).rejects.toThrow(NoSuchPosition);
    await expect(store.behind(position - 1n, 10)).rejects.toThrow(NoSuchPosition);
    await expect(store.behind(position + 1_000_000n, 10)).rejects.toThrow(NoSuchPosition);
    expect(store.state.kind).toBe('connected');
    const subscription = store.subscribeToAll({ after: position - 1n, handle: () => Promise.resolve() });
    await until(() => subscription.state.kind === 'refused');
    expect(store.state.kind).toBe('connected');
    await subscription.stop();
  });

  it('asks once, when the server refuses for any other reason', async () => {
    let asked = 0;
    const refusing = await startAlteringProxy(server.port, {
      refuse: () => {
        asked++;
        return Promise.resolve({ code: 7, message: 'access denied' });
      },
    });
    const denied = connect(refusing.connectionString);
    await expect(denied.load('deal-a.1')).rejects.toThrow(StoreRefused);
    expect(asked).toBe(1);
    expect(denied.state.kind).toBe('connected');
    await denied.close();
    await refusing.stop();
  });
});
