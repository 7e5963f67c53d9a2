import { startCuttingProxy } from '../../testing/cutting-proxy';
import { startStore } from '../../testing/start-store';
import { fixture, storedTournament } from '../../testing/tournaments';
import { verifyChain } from '../chain/verify-chain';
import { importPbn } from '../import/import-pbn';
import { connect } from './connect';

const context = { actor: { id: 'importer', role: 'importer' }, time: '2026-11-21T20:00:00Z' };

describe('over a network that loses answers', () => {
  it('an import writes every deal once, and a subscription sees every event once and in order', async () => {
    const server = await startStore();
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
    const giveUp = Date.now() + 60_000;
    while (seen.length < events.length && Date.now() < giveUp)
      await new Promise((resolve) => setTimeout(resolve, 20));
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
});
