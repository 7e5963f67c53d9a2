import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { startEventStore, type RunningEventStore } from '../src/index';
import { all, asTemplate, moved, moves, steps, take, upTo } from './events';
import { temporaryFolder } from './folders';
import './patience';

interface Gossip {
  readonly members: readonly { state: string; isAlive: boolean; httpEndPointPort: number }[];
}

const LEADER = { requiresLeader: true } as const;

const gossipOf = async (port: number): Promise<Gossip> =>
  (await (await fetch(`http://127.0.0.1:${port}/gossip`)).json()) as Gossip;

const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return await call;
  } catch (error) {
    return error;
  }
};

/** What a caller does whose leader died: the same call again until it is answered. */
async function insist<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch {
      await pause(20);
    }
  }
}

describe('a store that plays a cluster of three', () => {
  const clients: EventStoreDBClient[] = [];
  let dataDir = '';
  let store: RunningEventStore;

  beforeAll(async () => {
    dataDir = await temporaryFolder();
  });
  beforeEach(async () => {
    store = await startEventStore({ dataDir, clusterSize: 3 });
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    await store.stop();
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true });
  });

  const connected = (address = store.connectionString): EventStoreDBClient => {
    const client = EventStoreDBClient.connectionString(asTemplate(address));
    clients.push(client);
    return client;
  };
  const at = (port: number | undefined): EventStoreDBClient =>
    connected(`esdb://127.0.0.1:${port}?tls=false`);
  const followerPort = (): number =>
    store.cluster.ports.find((port) => port !== store.cluster.leaderPort) ?? 0;

  /** The node that a client has settled on. */
  const nodeOf = async (client: EventStoreDBClient): Promise<number> => {
    // eslint-disable-next-line @typescript-eslint/dot-notation -- not public: brackets are TypeScript's way in
    const channel = await client['getChannel']();
    return Number(channel.getTarget().split(':').at(-1));
  };

  it('names three nodes in its address, and each tells the same leader and two followers', async () => {
    expect(store.connectionString).toBe(
      `esdb://${store.cluster.ports.map((port) => `127.0.0.1:${port}`).join(',')}?tls=false`,
    );
    for (const port of store.cluster.ports) {
      const { members } = await gossipOf(port);
      expect(members.map(({ httpEndPointPort, state }) => [httpEndPointPort, state])).toEqual(
        store.cluster.ports.map((one) => [one, one === store.cluster.leaderPort ? 'Leader' : 'Follower']),
      );
    }
  });

  it('lets a client of the whole cluster find the leader, wherever the role is', async () => {
    for (const turn of upTo(3)) {
      const client = connected();
      await client.appendToStream(`found-${turn}`, moved(turn), LEADER);
      expect(await nodeOf(client)).toBe(store.cluster.leaderPort);
      store.cluster.moveLeader();
    }
  });

  it('refuses on a follower what requires the leader, and says where that is', async () => {
    const { leaderPort } = store.cluster;
    const [client, writing, reading] = upTo(3).map(() => at(followerPort()));
    const refused = { type: 'not-leader', leader: { address: '127.0.0.1', port: leaderPort } };
    expect(await failureOf(writing!.appendToStream('a', moved(0), LEADER))).toMatchObject(refused);
    expect(await failureOf(all(reading!.readStream('a', LEADER)))).toMatchObject(refused);
    expect(await failureOf(client!.deleteStream('a', LEADER))).toMatchObject(refused);
    // The client has gone where it was sent.
    expect(await writing!.appendToStream('a', moved(0), LEADER)).toMatchObject({ success: true });
  });

  it('serves on a follower what does not: writes are handed on, reads and subscriptions answered', async () => {
    const client = at(followerPort());
    await client.appendToStream('b', moves(3));
    expect(steps(await all(client.readStream('b')))).toEqual(upTo(3));
    const following = take(client.subscribeToStream('b'), 4);
    await client.appendToStream('b', moved(3));
    expect(steps(await following)).toEqual(upTo(4));
    expect(await nodeOf(client)).not.toBe(store.cluster.leaderPort);
  });

  it('ends a call of appends that lasts, when its node leads no more', async () => {
    const client = connected();
    await client.appendToStream('c', moved(0), LEADER);
    store.cluster.moveLeader();
    const { leaderPort } = store.cluster;
    expect(await failureOf(client.appendToStream('c', moved(1), LEADER))).toMatchObject({
      type: 'not-leader',
      leader: { port: leaderPort },
    });
    await client.appendToStream('c', moved(1), LEADER);
    expect(steps(await all(client.readStream('c')))).toEqual([0, 1]);
  });

  it('has no leader while one is elected: nobody writes, everybody reads; the dead node comes back and follows', async () => {
    const [dead, follower] = [store.cluster.leaderPort, followerPort()];
    const reader = at(follower);
    await reader.appendToStream('d', moves(2));
    store.cluster.killLeader();
    expect(store.cluster.leaderPort).toBeUndefined();
    await expect(gossipOf(dead ?? 0)).rejects.toThrow();
    const { members } = await gossipOf(follower);
    expect(members.filter(({ state }) => state !== 'Unknown')).toEqual([]);
    expect(members.find(({ httpEndPointPort }) => httpEndPointPort === dead)?.isAlive).toBe(false);
    expect(await failureOf(reader.appendToStream('d', moved(2)))).toBeInstanceOf(Error);
    expect(steps(await all(reader.readStream('d')))).toEqual([0, 1]);

    await insist(() => connected().appendToStream('d', moved(2), LEADER));
    expect(store.cluster.leaderPort).not.toBe(dead);
    const returned = await insist(() => gossipOf(dead ?? 0));
    expect(returned.members.find(({ httpEndPointPort }) => httpEndPointPort === dead)?.state).toBe(
      'Follower',
    );
  });

  it('given a leader that dies between write and answer, then the event is in the log, and the next leader knows it', async () => {
    const client = connected();
    await client.appendToStream('e', moved(0), { ...LEADER, expectedRevision: 'no_stream' });
    const [event, follower] = [moved(1), followerPort()];
    const write = () => client.appendToStream('e', event, { ...LEADER, expectedRevision: 0n });
    store.cluster.killLeaderAfterWrite();
    expect(await failureOf(write())).toMatchObject({ type: expect.stringMatching(/unavailable|cancelled/) });
    expect(steps(await all(at(follower).readStream('e')))).toEqual([0, 1]);
    expect(await insist(write)).toMatchObject({ success: true, nextExpectedRevision: 1n });
    expect(steps(await all(connected().readStream('e')))).toEqual([0, 1]);
  });

  it('is refused with a size that is no cluster', async () => {
    const folder = await temporaryFolder();
    await expect(startEventStore({ dataDir: folder, clusterSize: 2 })).rejects.toThrow('1 node or 3, not 2');
    await rm(folder, { recursive: true });
  });
});
