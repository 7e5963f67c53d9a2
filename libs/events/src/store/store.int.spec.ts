import { startStore, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { played } from '../../testing/played';
import { until } from '../../testing/until';
import type { RecordedEvent } from '../recorded-event';
import { connect } from './connect';
import type { EventStore } from './contract';
import { StoreUnavailable, UnwritableEvent } from './errors';

describe('event store client', () => {
  let server: StoreUnderTest;
  let store: EventStore;

  beforeAll(async () => {
    server = await storeUnderTest();
    store = connect(server.connectionString);
  });
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  it('refuses an address with the option that makes the client answer wrong revisions', () => {
    expect(() => connect('esdb://127.0.0.1:2113?tls=false&throwOnAppendFailure=false')).toThrow(
      /throwOnAppendFailure/,
    );
  });

  it('loads a stream that does not exist as an empty one', async () => {
    expect(await store.load('deal-none.1')).toEqual({ stream: 'deal-none.1', revision: -1, events: [] });
  });

  it('reads back what was written, with its positions', async () => {
    const outcome = await store.append('deal-a.1', played('deal-a.1', 3), -1);
    const loaded = await store.load('deal-a.1');
    expect(outcome).toEqual({ kind: 'appended', revision: 2, position: loaded.events[2]?.position });
    expect(loaded.events.map(({ revision, data }) => ({ revision, data }))).toEqual([
      { revision: 0, data: { by: 'N', reason: 'trick 1' } },
      { revision: 1, data: { by: 'N', reason: 'trick 2' } },
      { revision: 2, data: { by: 'N', reason: 'trick 3' } },
    ]);
    expect(store.state.kind).toBe('connected');
  });

  it('answers a conflict with the revision that the stream is at', async () => {
    await store.append('deal-b.1', played('deal-b.1', 2), -1);
    expect(await store.append('deal-b.1', played('deal-b.1 other', 1), -1)).toEqual({
      kind: 'conflict',
      expected: -1,
      actual: 1,
    });
  });

  it('changes nothing when the same write comes again', async () => {
    const events = played('deal-c.1', 2);
    const first = await store.append('deal-c.1', events, -1);
    expect(await store.append('deal-c.1', events, -1)).toEqual(first);
    expect((await store.load('deal-c.1')).revision).toBe(1);
  });

  it('lets exactly one of many writers at the same revision win', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, writer) =>
        store.append('deal-d.1', played(`deal-d.1 by ${writer}`, 1), -1),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
    expect((await store.load('deal-d.1')).revision).toBe(0);
  });

  it('writes nothing that does not fit its schema', async () => {
    const [event] = played('deal-e.1', 1);
    await expect(store.append('deal-e.1', [{ ...event!, data: { by: 'N' } }], -1)).rejects.toThrow(
      UnwritableEvent,
    );
    expect((await store.load('deal-e.1')).revision).toBe(-1);
  });

  it('pages through $all in order, from behind a position up to another', async () => {
    await store.append('deal-f.1', played('deal-f.1', 10), -1);
    const { events } = await store.load('deal-f.1');
    const seen: RecordedEvent[] = [];
    for await (const page of store.readAll({
      after: events[2]!.position,
      upTo: events[7]!.position,
      maxBatch: 2,
    }))
      seen.push(...page);
    const own = seen.filter(({ stream }) => stream === 'deal-f.1');
    expect(own.map(({ revision }) => revision)).toEqual([3, 4, 5, 6, 7]);
    const positions = seen.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => Number(one - other)));
    expect(await store.head()).toBeGreaterThanOrEqual(events.at(-1)!.position);
  });

  it('resumes a subscription where the handler failed, and misses and repeats nothing that was handled', async () => {
    const after = await store.head();
    await store.append('deal-g.1', played('deal-g.1', 20), -1);
    const handled: number[] = [];
    let failures = 0;
    const subscription = store.subscribeToAll({
      after,
      maxBatch: 5,
      handle: (events) => {
        if (handled.length >= 10 && failures < 2) {
          failures += 1;
          return Promise.reject(new Error('handler stumbled'));
        }
        const own = events.filter(({ stream }) => stream === 'deal-g.1');
        handled.push(...own.map(({ revision }) => revision));
        return Promise.resolve();
      },
    });
    await until(() => handled.length >= 20);
    await subscription.stop();
    expect(handled).toEqual(Array.from({ length: 20 }, (_, revision) => revision));
    expect(failures).toBe(2);
    expect(subscription.state.kind).toBe('stopped');
  });
});

describe('event store client, given a server that dies and comes back', () => {
  it('goes on writing and following, and shows that it was lost', async () => {
    const server = await startStore();
    const store = connect(server.connectionString, { attempt: 1000, limit: 15_000 });
    const handled: string[] = [];
    const states: string[] = [];
    const subscription = store.subscribeToAll({
      after: null,
      handle: (events) => {
        handled.push(...events.map(({ stream, revision }) => `${stream} ${revision}`));
        return Promise.resolve();
      },
      onState: ({ kind }) => states.push(kind),
    });
    await store.append('deal-a.1', played('deal-a.1', 2), -1);
    await until(() => handled.length === 2);

    await server.halt();
    await until(() => states.includes('waiting'));
    const write = store.append('deal-a.2', played('deal-a.2', 1), -1);
    await until(() => store.state.kind === 'lost');
    await server.resume();

    expect(await write).toMatchObject({ kind: 'appended', revision: 0 });
    await until(() => handled.length === 3);
    expect(handled).toEqual(['deal-a.1 0', 'deal-a.1 1', 'deal-a.2 0']);
    expect(store.state.kind).toBe('connected');
    await subscription.stop();
    await store.close();
    await server.remove();
  }, 30_000);

  it('fails after its outer limit when nobody answers', async () => {
    const store = connect('esdb://127.0.0.1:9?tls=false', { attempt: 300, limit: 600 });
    await expect(store.load('deal-a.1')).rejects.toThrow(StoreUnavailable);
    expect(store.state.kind).toBe('lost');
    await store.close();
  });
});
