import { auditSession } from '@arbitre/rules';
import { startStore, type TestStore } from '../../testing/start-store';
import { EVENING, measure, openEvening, record } from '../../testing/whist-evening';
import { verifyChain } from '../chain/verify-chain';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { sessionStream } from '../stream-names';
import type { WriteOutcome } from './contract';

const STREAM = sessionStream(EVENING);

/** So many numbers below `most`, the same for the same seed (mulberry32). */
const numbers = (seed: number): ((most: number) => number) => {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
};

describe.each([
  ['a store in peace', {}],
  ['a store that loses answers, refuses and breaks off', { hostile: { seed: 20_261_122 } }],
])('two processes that write one long stream of %s', (_, options) => {
  let server: TestStore;
  let stores: readonly [EventStore, EventStore];
  beforeAll(async () => {
    server = await startStore(options);
    stores = [connect(server.connectionString), connect(server.connectionString)];
    await openEvening(stores[0]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await server.remove();
  });

  const whole = async () => {
    const { events } = await stores[0].loadStored(STREAM);
    expect(verifyChain(events)).toMatchObject({ kind: 'whole', events: events.length });
    expect(auditSession((await stores[1].load(STREAM)).events)).toMatchObject({ ok: true });
    return events;
  };
  const done = ['committed', 'repeated'];

  it('keep one chain when a command goes to one and is sent again to the other, at another time', async () => {
    const [here, elsewhere] = stores;
    // Each knows the stream as it was after its own last write.
    for (const [index, store] of stores.entries())
      await record(store, [measure(`x${index}`)], `own ${index}`);
    await record(here, [measure('x2')], 'own 2');
    const first = await record(elsewhere, [measure('lost')], 'lost answer');
    const again = await record(here, [measure('lost')], 'lost answer', { time: '2026-11-21T20:00:07Z' });
    expect(again).toEqual({ ...first, kind: 'repeated' });
    for (const name of ['next', 'and next'])
      expect(await record(here, [measure(name)], name)).toMatchObject({ kind: 'committed' });
    await whole();
  });

  it('answer another command under a used id by a refusal, and never as written', async () => {
    const [here, elsewhere] = stores;
    await record(here, [measure('y1')], 'own y1');
    await record(elsewhere, [measure('written')], 'one id');
    const before = (await here.load(STREAM)).revision;
    expect(await record(here, [measure('never written')], 'one id')).toMatchObject({
      kind: 'refused',
      violation: { article: 'command-id-reused' },
    });
    expect((await here.load(STREAM)).revision).toBe(before);
    await whole();
  });

  it('keep every answer true when all is sent at once, twice and crosswise', async () => {
    const pick = numbers(7);
    const told = new Map<string, WriteOutcome[]>();
    const send = async (target: string, store: EventStore | undefined, second: number): Promise<void> => {
      if (store === undefined) return;
      const time = `2026-11-21T21:00:${String(second).padStart(2, '0')}Z`;
      const outcome = await record(store, [measure(target)], target, { time });
      told.set(target, [...(told.get(target) ?? []), outcome]);
    };
    for (let round = 0; round < 20; round++) {
      const targets = Array.from({ length: 3 }, (_, index) => `r${round}-${index}`);
      const sent = targets.flatMap((target) =>
        Array.from({ length: 1 + pick(3) }, () => send(target, stores[pick(2)], pick(60))),
      );
      await Promise.all(sent);
    }
    const events = await whole();
    for (const [target, outcomes] of told) {
      const written = events.filter(({ data }) => (data as { reason?: unknown }).reason === target);
      expect(written).toHaveLength(1);
      expect(outcomes.map(({ kind }) => done.includes(kind))).toEqual(outcomes.map(() => true));
      const revisions = outcomes.map((outcome) => 'revision' in outcome && outcome.revision);
      expect(new Set(revisions)).toEqual(new Set([written[0]?.revision]));
      const positions = outcomes.map((outcome) => 'position' in outcome && outcome.position);
      expect(new Set(positions)).toEqual(new Set([written[0]?.position]));
    }
  }, 60_000);
});
