import { setTimeout as sleep } from 'node:timers/promises';
import { startCuttingProxy } from '../../testing/cutting-proxy';
import { played } from '../../testing/played';
import { startStore } from '../../testing/start-store';
import { fixture, storedTournament } from '../../testing/tournaments';
import { until } from '../../testing/until';
import { verifyChain } from '../chain/verify-chain';
import { importPbn } from '../games/bridge';
import { connect } from './connect';

const context = { actor: { id: 'importer', role: 'importer' }, time: '2026-11-21T20:00:00Z' };

describe('over a network that loses answers', () => {
  it('an import writes every deal once, and a subscription sees every event once and in order', async () => {
    const server = await startStore({ clusterSize: 1, hostile: null });
    const proxy = await startCuttingProxy(server.port, 40_000);
    const store = connect(proxy.connectionString, { attempt: 5_000, limit: 60_000 });
    const seen: string[] = [];
    const subscription = store.subscribeToAll({
      after: null,
      maxBatch: 50,
      handle: (events) => {
        seen.push(...events.map(({ stream, revision }) => `${stream} ${revision}`));
        return Promise.resolve();
      },
    });

    const report = await importPbn(store, fixture('ruter71.pbn'), {}, context);

    const plain = connect(server.connectionString);
    const { events, deals } = await storedTournament(plain, report.competition, 'butler');
    await until(() => seen.length >= events.length, 60_000);
    await subscription.stop();
    expect(proxy.cuts()).toBeGreaterThan(3);
    expect(report).toMatchObject({ outcome: 'imported', problems: [], differences: [] });
    expect(deals).toHaveLength(168);
    expect(seen).toEqual(events.map(({ stream, revision }) => `${stream} ${revision}`));
    const streams = await Promise.all(deals.map(({ deal }) => plain.loadStored(deal)));
    expect(streams.map((each) => verifyChain(each.events).kind)).toEqual(streams.map(() => 'whole'));
    await store.close();
    await plain.close();
    await proxy.stop();
    await server.remove();
  }, 180_000);

  it('a catch-up gets on even where no connection lasts for a whole page', async () => {
    const server = await startStore({ clusterSize: 1, hostile: null });
    const plain = connect(server.connectionString);
    const { competition } = await importPbn(plain, fixture('ruter71.pbn'), {}, context);
    const { events } = await storedTournament(plain, competition, 'butler');
    const proxy = await startCuttingProxy(server.port, 60_000);
    const store = connect(proxy.connectionString);
    const seen: string[] = [];
    const subscription = store.subscribeToAll({
      after: null,
      handle: (batch) => {
        seen.push(...batch.map(({ id }) => id));
        return Promise.resolve();
      },
    });
    await until(() => seen.length >= events.length, 60_000);
    await subscription.stop();
    expect(proxy.cuts()).toBeGreaterThan(3);
    expect(seen).toEqual(events.map(({ id }) => id));
    await store.close();
    await plain.close();
    await proxy.stop();
    await server.remove();
  }, 180_000);

  it('a store whose connection breaks harms no other store of the same process', async () => {
    const server = await startStore({ clusterSize: 1, hostile: null });
    const networks = await Promise.all([startCuttingProxy(server.port), startCuttingProxy(server.port)]);
    const stores = networks.map(({ connectionString }) => connect(connectionString));
    const plain = connect(server.connectionString);
    const write = (table: number) =>
      Promise.all(
        stores.map((store, i) => store.append(`deal-${i}.${table}`, played(`deal-${i}.${table}`, 1), -1)),
      );
    await write(1);
    for (const network of networks) network.hold();
    const written = write(2);
    await until(
      async () => (await plain.load('deal-0.2')).revision + (await plain.load('deal-1.2')).revision === 0,
    );
    networks[0].cut();
    await sleep(100); // the other store is told, wrongly, that its connection was lost, and asks again
    for (const network of networks) network.release();
    expect((await written).map(({ kind }) => kind)).toEqual(['appended', 'appended']);
    expect((await plain.load('deal-1.2')).revision).toBe(0);
    for (const store of [...stores, plain]) await store.close();
    for (const network of networks) await network.stop();
    await server.remove();
  }, 180_000);
});
