import { startCuttingProxy, type CuttingProxy } from '../../testing/cutting-proxy';
import { fillStore } from '../../testing/fill-store';
import { command, startStore, type TestStore } from '../../testing/start-store';
import { EVENING, measure, openEvening, record } from '../../testing/whist-evening';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { Deadline } from '../store/deadline';
import { sessionStream } from '../stream-names';
import { openCompetition } from './competition';

const STREAM = sessionStream(EVENING);
const unavailable = { name: 'StoreUnavailable' };

/** Far longer than a test may last: what ends in time ends by its deadline. */
const PATIENT = { attempt: 60_000, limit: 600_000 };

const inTime = <Result>(work: () => Promise<Result>, ms = 300): Promise<unknown> =>
  new Deadline(ms).run(work).catch((error: unknown) => error);

describe('a write that somebody waits for', () => {
  let server: TestStore;
  let proxy: CuttingProxy;
  let plain: EventStore;
  let store: EventStore;
  beforeAll(async () => {
    // Through a proxy: a store that says "not I, the leader at this address" sends its clients past it.
    server = await startStore({ clusterSize: 1, hostile: null });
    proxy = await startCuttingProxy(server.port);
    plain = connect(server.connectionString);
    store = connect(proxy.connectionString, PATIENT);
    await openEvening(plain);
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all([store.close(), plain.close()]);
    await server.remove();
  });

  it('is told in time that the store does not answer, and so is everybody behind it in line', async () => {
    await record(store, [measure('before')], 'before the silence');
    const { revision } = await plain.load(STREAM);
    proxy.hold();
    const all = Array.from({ length: 30 }, (_, index) =>
      inTime(() => record(store, [measure(`late ${index}`)], `late ${index}`)),
    );
    expect(await Promise.all(all)).toMatchObject(all.map(() => unavailable));
    proxy.release();
    // The next write comes behind all of them: what was given up in line was never sent.
    await record(store, [measure('after')], 'after the silence');
    const { events } = await plain.load(STREAM);
    const reasons = events.slice(revision + 1).map(({ data }) => (data as { reason: string }).reason);
    expect([['late 0', 'after'], ['after']]).toContainEqual(reasons);
  });

  it('is told so when too many writes of other streams are under way', async () => {
    proxy.hold();
    const open = (id: string) => () =>
      openCompetition(
        store,
        {
          ...({ id, name: id, game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' } as const),
          ...({ method: 'matchpoints', startsOn: '2026-11-21' } as const),
        },
        command(`open ${id}`),
      );
    const all = Array.from({ length: 40 }, (_, index) => inTime(open(`cup-${index}`)));
    expect(await Promise.all(all)).toMatchObject(all.map(() => unavailable));
    proxy.release();
    expect(await open('cup-40')()).toMatchObject({ kind: 'committed' });
  });

  it('is left undone when whoever sent it has gone before its turn', async () => {
    const { revision } = await plain.load(STREAM);
    proxy.hold();
    const [first, second] = [new Deadline(60_000), new Deadline(60_000)];
    const writes = [
      first.run(() => record(store, [measure('slow')], 'slow')),
      second.run(() => record(store, [measure('gone')], 'gone')),
    ].map((write) => write.catch((error: unknown) => error));
    second.giveUp();
    expect(await writes[1]).toMatchObject(unavailable);
    proxy.release();
    expect(await writes[0]).toMatchObject({ kind: 'committed' });
    first.done();
    expect((await plain.load(STREAM)).revision).toBe(revision + 1);
  });

  it('is sent again under the same id, and then made once', async () => {
    proxy.hold();
    expect(await inTime(() => record(store, [measure('twice')], 'twice'))).toMatchObject(unavailable);
    proxy.release();
    const again = await record(store, [measure('twice')], 'twice', { time: '2026-11-21T20:00:09Z' });
    expect(['committed', 'repeated']).toContain(again.kind);
    const { events } = await plain.load(STREAM);
    expect(events.filter(({ data }) => (data as { reason?: string }).reason === 'twice')).toHaveLength(1);
  });

  it('is told in time that the store is away, and is not waited for when it says that it is full', async () => {
    await server.halt();
    expect(await inTime(() => record(store, [measure('away')], 'away'))).toMatchObject(unavailable);
    await server.resume();
    const small = await startStore({ quotaBytes: 200_000, hostile: null });
    const full = connect(small.connectionString, PATIENT);
    await fillStore(full);
    // The free rest of a page may still take a write or two.
    let outcome: unknown;
    for (let index = 0; index < 400 && !(outcome instanceof Error); index++)
      outcome = await openCompetition(
        full,
        {
          ...({ id: `full-${index}`, name: 'x'.repeat(60), game: 'bridge' } as const),
          ...({ ruleset: 'bridge-duplicate@1', region: 'Nord', method: 'matchpoints' } as const),
          startsOn: '2026-11-21',
        },
        command(`fill ${index}`),
      ).catch((error: unknown) => error);
    expect(outcome).toMatchObject(unavailable);
    await full.close();
    await small.remove();
  });
});
