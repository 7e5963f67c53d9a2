import {
  auditDeal,
  auditSession,
  methodOf,
  replayDeal,
  replaySession,
  sessionView,
  type ScoredDeal,
} from '@arbitre/rules';
import { generateWhistMilitaireSession } from '@arbitre/rules/whist-militaire';
import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { dealId, dealStream, sessionId, sessionStream } from '../stream-names';
import { openCompetition } from './competition';
import { registerEntries } from './entries';
import type { GameAct } from './contract';
import { correctResult, recordActs, recordDeal, recordResult } from './deal';
import { closeSession, openSession, recordSessionActs } from './session';

const session = generateWhistMilitaireSession(1);
const competition = 'whist';

describe('a session of whist militaire through the write side', () => {
  let server: StoreUnderTest;
  let store: EventStore;

  beforeAll(async () => {
    server = await storeUnderTest();
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

  describe('its tournament', () => {
    const id = sessionId(competition, 1);
    const arbiter = { id: 'arbitre', role: 'arbiter' };
    const record = (acts: readonly GameAct[], name: string, role = 'club') =>
      recordSessionActs(
        store,
        { session: id, acts },
        command(name, role === 'arbiter' ? { actor: arbiter } : {}),
      );
    const state = async () => replaySession((await store.load(sessionStream(id))).events);
    const [sitting] = session.sittings;

    beforeAll(async () => {
      await openSession(store, { competition, number: 1 }, command('sitting'));
      for (const [index, { role, acts }] of (sitting?.steps ?? []).entries())
        expect(await record(acts, `step ${index}`, role)).toMatchObject({ kind: 'committed' });
    });

    it('WM-IMP has every sheet signed, and every milestone confirmed by the audit', async () => {
      const { events } = await store.load(sessionStream(id));
      expect(auditSession(events)).toMatchObject({ ok: true });
      const view = sessionView(replaySession(events), { kind: 'everyone' });
      const sheets = (view?.games as { sheets: { state: string; points: number }[] }[]).flatMap(
        (game) => game.sheets,
      );
      expect(sheets.map((sheet) => sheet.state)).toEqual(Array(12).fill('final'));
      expect(sheets.reduce((sum, { points }) => sum + points, 0)).toBe(48);
    });

    it('WM-IMP leaves a signed sheet to the arbiter', async () => {
      const box = { game: 1, table: 'A', deal: 1, winner: 'A' };
      expect(await record([{ do: 'write-box', ...box, by: 'A.1' }], 'late box')).toMatchObject({
        kind: 'refused',
        violation: { article: 'WM-IMP' },
      });
      const correction = [{ do: 'correct-box', ...box, by: 'arbitre' }];
      expect(await record(correction, 'no arbiter')).toMatchObject({
        violation: { article: 'arbiter-only' },
      });
      expect(await record(correction, 'corrected', 'arbiter')).toMatchObject({ kind: 'committed' });
    });

    it('WM-R4.2 excludes the team of a cheat from the ranking, WM-R4.3 and refunds it nothing', async () => {
      const cheat = { do: 'disqualify', team: 'D', player: 'D.3', reason: 'cartes marquées' };
      expect(await record([cheat], 'cheat', 'arbiter')).toMatchObject({ kind: 'committed' });
      expect((await state()).standing.excluded).toEqual([
        { entry: 'D', article: 'WM-R4.2', reason: 'cartes marquées' },
      ]);
      const refund = (team: string) => record([{ do: 'request-refund', team }], `refund ${team}`);
      expect(await refund('D')).toMatchObject({ kind: 'refused', violation: { article: 'WM-R4.3' } });
      expect(await refund('A')).toMatchObject({ kind: 'committed' });
      await closeSession(store, { session: id, reason: 'fini' }, command('end'));
      const { events } = await store.load(sessionStream(id));
      expect(auditSession(events)).toMatchObject({ ok: true });
    });
  });
});
