import {
  auditDeal,
  generateWhistMilitaireSession,
  methodOf,
  replayDeal,
  type ScoredDeal,
} from '@arbitre/rules';
import { command, startStore, type TestStore } from '../../testing/start-store';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { dealId, dealStream } from '../stream-names';
import { openCompetition, registerEntries } from './competition';
import { correctResult, recordActs, recordDeal, recordResult } from './deal';

const session = generateWhistMilitaireSession(1);
const competition = 'whist';

describe('a session of whist militaire through the write side', () => {
  let server: TestStore;
  let store: EventStore;

  beforeAll(async () => {
    server = await startStore();
    store = connect(server.connectionString);
    const { game, ruleset, method, startsOn, entries } = session;
    const open = { id: competition, name: 'Jeux en tête', region: 'Nord', game, ruleset, method, startsOn };
    await openCompetition(store, open, command('open whist'));
    await registerEntries(store, { competition, entries }, command('teams'));
    for (const [index, deal] of session.deals.entries())
      expect(await recordDeal(store, { competition, ...deal }, command(`deal ${index}`))).toMatchObject({
        kind: 'committed',
      });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  it('WM-5-GAP-1 comes back from the store with 48 points, each deal confirmed by the audit', async () => {
    const deals: ScoredDeal[] = [];
    for (const { place, seating } of session.deals) {
      const deal = dealId(competition, place);
      const { events } = await store.load(dealStream(deal));
      expect(auditDeal(events)).toMatchObject({ ok: true });
      const { score } = replayDeal(events);
      deals.push({
        deal,
        group: `${place.board}`,
        table: place.table,
        entries: { NS: seating.N ?? '', EW: seating.E ?? '' },
        scores: score?.scores ?? null,
        adjustments: null,
      });
    }
    const method = methodOf(session.method);
    const rows = method.standings(session.entries, method.awards(deals));
    expect(rows.reduce((sum, { total }) => sum + total.num, 0)).toBe(48);
    expect(rows.map(({ deals: played }) => played)).toEqual([24, 24, 24, 24]);
  });

  const fourth = { session: 1, round: 4, table: 'A', board: 1 };
  const seating = { N: 'A', E: 'B', S: 'A', W: 'B' };
  const deal = dealId(competition, fourth);

  it('records a box of the score sheet, and its correction', async () => {
    const box = { competition, place: fourth, seating, setup: { trump: 'S' }, result: { winner: 'NS' } };
    expect(await recordResult(store, box, command('box'))).toMatchObject({ kind: 'committed' });
    const correction = { deal, reason: 'wrong box', result: { winner: 'EW', tricks: 8 } };
    expect(await correctResult(store, correction, command('box again'))).toMatchObject({ kind: 'committed' });
    expect(replayDeal((await store.load(dealStream(deal))).events).score?.notation).toBe('EW 8-5');
  });

  it('WM-R4.1 takes a decision from the arbiter alone, and refuses a second box', async () => {
    const rule = { do: 'rule', article: 'WM-R4.1', outcome: 'point-lost', side: 'EW', reason: 'talked' };
    const acts = [rule];
    expect(await recordActs(store, { deal, acts }, command('own rule'))).toMatchObject({
      kind: 'refused',
      violation: { article: 'arbiter-only' },
    });
    const arbiter = { ...command('rule'), actor: { id: 'arbitre', role: 'arbiter' } };
    expect(await recordActs(store, { deal, acts }, arbiter)).toMatchObject({ kind: 'committed' });
    expect(replayDeal((await store.load(dealStream(deal))).events).score?.notation).toBe('NS WM-R4.1');
    const second = { do: 'record-result', winner: 'EW' };
    expect(await recordActs(store, { deal, acts: [second] }, command('second'))).toMatchObject({
      kind: 'refused',
      violation: { article: 'deal-finished' },
    });
  });
});
