import { auditSession } from '@arbitre/rules';
import { startStore, type TestStore } from '../../testing/start-store';
import { EVENING, measure, openEvening, record } from '../../testing/whist-evening';
import { verifyChain } from '../chain/verify-chain';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { sessionStream } from '../stream-names';
import type { GameAct } from './contract';

const box = (deal: number, winner: string): GameAct => ({
  do: 'write-box',
  ...{ game: 1, table: 'A', deal, winner, by: 'A.1' },
});
const correction = (deal: number, winner: string): GameAct => ({
  ...box(deal, winner),
  do: 'correct-box',
  by: 'arbiter',
});

describe('a long stream that a process remembers', () => {
  let server: TestStore;
  let here: EventStore;
  let elsewhere: EventStore;
  const reads: string[] = [];

  beforeAll(async () => {
    server = await startStore();
    here = connect(server.connectionString);
    elsewhere = connect(server.connectionString);
    const load = here.load.bind(here);
    here.load = (stream) => {
      reads.push(stream);
      return load(stream);
    };
    await openEvening(here);
  });
  afterAll(async () => {
    await Promise.all([here.close(), elsewhere.close()]);
    await server.remove();
  });
  beforeEach(() => {
    reads.length = 0;
  });

  const revision = async () => (await elsewhere.load(sessionStream(EVENING))).revision;

  it('is written again without being read', async () => {
    for (const name of ['one', 'two']) {
      const outcome = await record(here, [measure(name)], `quiet ${name}`);
      expect(outcome).toMatchObject({ kind: 'committed', revision: await revision() });
    }
    expect(reads).toEqual([]);
  });

  it('is read again when another process has written to it', async () => {
    await record(elsewhere, [measure('B.1')], 'other process');
    const outcome = await record(here, [measure('B.2')], 'after the other');
    expect(outcome).toMatchObject({ kind: 'committed', revision: await revision() });
    expect(reads).toEqual([sessionStream(EVENING)]);
  });

  it('refuses nothing because of what it remembers: another process may have made it lawful', async () => {
    expect(await record(here, [box(1, 'A')], 'box 1')).toMatchObject({ kind: 'committed' });
    await record(elsewhere, [{ do: 'disqualify', team: 'B', player: 'B.2', reason: 'x' }], 'cheat elsewhere');
    const refund = await record(here, [{ do: 'request-refund', team: 'B' }], 'refund here');
    expect(refund).toMatchObject({ kind: 'refused', violation: { article: 'WM-R4.3' } });
    const seen = await revision();
    const stale = await record(here, [correction(1, 'B')], 'stale', { expectedRevision: seen - 1 });
    expect(stale).toMatchObject({ kind: 'conflict', expected: seen - 1, actual: seen });
    const fresh = await record(here, [correction(1, 'B')], 'fresh', { expectedRevision: seen });
    expect(fresh).toMatchObject({ kind: 'committed' });
  });

  it('answers a command that was handled before as it was then', async () => {
    const first = await record(here, [measure('again')], 'again');
    await record(here, [measure('between')], 'between');
    expect(await record(here, [measure('again')], 'again')).toEqual({ ...first, kind: 'repeated' });
    expect(await record(elsewhere, [measure('again')], 'again')).toEqual({ ...first, kind: 'repeated' });
    expect(await record(here, [measure('other')], 'again')).toMatchObject({
      kind: 'refused',
      violation: { article: 'command-id-reused' },
    });
  });

  it('stays one chain, and its acts under audit, whoever writes in turn', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        record(index % 3 === 0 ? elsewhere : here, [measure(`C${index}`)], `turn ${index}`),
      ),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(24).fill('committed'));
    const { events } = await elsewhere.loadStored(sessionStream(EVENING));
    expect(verifyChain(events)).toMatchObject({ kind: 'whole', events: events.length });
    expect(auditSession(events)).toMatchObject({ ok: true });
  });

  it('is read again after a write whose answer was lost', async () => {
    await record(here, [measure('before')], 'before the loss');
    await server.halt();
    const lost = record(here, [measure('lost')], 'lost').catch((error: unknown) => error);
    await server.resume();
    const outcome = await lost;
    reads.length = 0;
    const next = await record(here, [measure('next')], 'next');
    expect(next).toMatchObject({ kind: 'committed', revision: await revision() });
    expect(reads).toHaveLength(outcome instanceof Error ? 1 : 0);
  });
});
