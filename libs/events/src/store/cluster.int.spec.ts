import { played } from '../../testing/played';
import { startStore, type TestStore } from '../../testing/start-store';
import { until } from '../../testing/until';
import { verifyChain } from '../chain/verify-chain';
import { connect } from './connect';
import type { EventStore } from './contract';

type ReadAnswer = { hasEvent(): boolean };
type AlteringProxy = { readonly connectionString: string; readonly stop: () => Promise<void> };
type Testing = {
  readonly startAlteringProxy: (
    port: number,
    alterations: { readonly answer: (message: ReadAnswer) => readonly ReadAnswer[] },
  ) => Promise<AlteringProxy>;
};

/** Lies in a higher layer, as the store itself: no import may name it. */
const testing = '@arbitre/testing';
const { startAlteringProxy } = (await import(testing)) as Testing;

describe('event store client, given a cluster whose leader changes', () => {
  let server: TestStore;
  let store: EventStore;
  const opened: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    server = await startStore({ clusterSize: 3 });
    store = connect(server.connectionString);
  });
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close();
    await store.close();
    await server.remove();
  });

  it('writes on, when the leader moves, and reads what it wrote', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const stream = `deal-a.${turn}`;
      expect(await store.append(stream, played(stream, 2), -1)).toMatchObject({ kind: 'appended' });
      server.cluster.moveLeader();
      expect((await store.load(stream)).revision).toBe(1);
    }
  });

  it('reads what it wrote from the leader, where the node that it came to lags behind', async () => {
    const calm = await startStore({ clusterSize: 3, hostile: null });
    opened.push(() => calm.remove());
    const follower = calm.cluster.ports.find((port) => port !== calm.cluster.leaderPort) ?? 0;
    const lagging = await startAlteringProxy(follower, {
      answer: (message) => (message.hasEvent() ? [] : [message]),
    });
    const beside = connect(lagging.connectionString);
    opened.push(lagging.stop, beside.close.bind(beside));
    const outcome = await beside.append('deal-e.1', played('deal-e.1', 2), -1);
    if (outcome.kind !== 'appended') throw new Error(outcome.kind);
    expect((await beside.load('deal-e.1')).revision).toBe(1);
    expect(await beside.head()).toBe(outcome.position);
    expect(await beside.eventAt(outcome.position)).toMatchObject({ stream: 'deal-e.1', revision: 1 });
    expect((await beside.behind(null, 10)).events).toBe(2);
  });

  it('writes once, when the leader dies between write and answer', async () => {
    const events = played('deal-b.1', 3);
    server.cluster.killLeaderAfterWrite();
    const outcome = await store.append('deal-b.1', events, -1);
    const loaded = await store.loadStored('deal-b.1');
    expect(outcome).toEqual({ kind: 'appended', revision: 2, position: loaded.events.at(-1)?.position });
    expect(loaded.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  it('keeps trying until there is a leader, however long nobody can be found', async () => {
    await store.append('deal-c.1', played('deal-c.1', 1), -1);
    const { connectionString } = server;
    await server.halt();
    const away = connect(connectionString, { attempt: 5_000, limit: 25_000 });
    opened.push(away.close.bind(away));
    const write = away.append('deal-c.2', played('deal-c.2', 1), -1);
    // By now the client has asked every node for the leader as often as it does at all.
    await until(() => away.state.kind === 'lost' && /discover/i.test(away.state.reason));
    await server.resume();
    expect(await write).toMatchObject({ kind: 'appended', revision: 0 });
  });

  it('acknowledges what the log keeps, once, and every subscriber sees it in order, through deaths and moves', async () => {
    const seen: string[] = [];
    const subscription = store.subscribeToAll({
      after: null,
      handle: (events) => {
        seen.push(...events.map(({ id }) => id));
        return Promise.resolve();
      },
    });
    const tables = ['1', '2', '3', '4'];
    const rounds = 3;
    const write = async (table: string, round: number): Promise<void> => {
      const stream = `deal-d${round}.${table}`;
      expect(await store.append(stream, played(stream, 5), -1)).toMatchObject({ revision: 4 });
    };
    for (let round = 0; round < rounds; round++) {
      server.cluster.killLeaderAfterWrite();
      await Promise.all(tables.map((table) => write(table, 3 * round)));
      server.cluster.moveLeader();
      await Promise.all(tables.map((table) => write(table, 3 * round + 1)));
      server.cluster.killLeader();
      await Promise.all(tables.map((table) => write(table, 3 * round + 2)));
    }
    const acknowledged = rounds * 3 * tables.length * 5;
    await until(() => seen.length >= acknowledged);
    await subscription.stop();
    const log: string[] = [];
    const streams = new Set<string>();
    for await (const page of store.readAllStored({ after: null }))
      for (const { id, stream } of page) {
        log.push(id);
        streams.add(stream);
      }
    expect(new Set(log).size).toBe(acknowledged);
    expect(log).toHaveLength(acknowledged);
    expect(seen).toEqual(log);
    for (const stream of streams)
      expect(verifyChain((await store.loadStored(stream)).events).kind).toBe('whole');
  });
});
