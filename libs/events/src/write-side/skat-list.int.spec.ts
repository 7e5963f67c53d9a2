import { auditSession, type Seating } from '@arbitre/rules';
import type { SkatTournament } from '@arbitre/rules/skat';
import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { dealId, sessionId, sessionStream } from '../stream-names';
import { openCompetition } from './competition';
import { registerEntries } from './entries';
import type { GameAct, WriteOutcome } from './contract';
import { correctResult, giveRuling, recordResult } from './deal';
import { openSession, recordSessionActs } from './session';

const NOTICE = {
  ...{ organiser: 'Club A', series: 1, deals: { four: 4, three: 3 }, entryFee: 0, income: 'prizes' },
  ...{
    exclusion: 'cheating',
    conciliation: 'the federation',
    signatures: ['director'],
    control: 'every list',
  },
  ...{ sanctions: 'points', lists: 'seat 1', stake: '0.5', material: 'new cards' },
};
const ENTRIES = ['a', 'b', 'c'];
const LIST = { series: 1, table: '1' };
const won = (declarer: string, contract: string, more: object = {}) => ({
  ...{ declarer, contract, matadors: 1, won: true },
  ...more,
});
/** Seat 1 deals the first deal: the parts of a, b and c in deals 1 to 3. */
const seatingOf = (board: number) => {
  const at = (step: number): string => ENTRIES[(board - 1 + step) % 3] ?? '';
  return { forehand: at(1), middlehand: at(2), rearhand: at(0) };
};
const closing = (players: object, passed = 1): GameAct => ({
  do: 'close-list',
  ...LIST,
  totals: { deals: 3, passed, struck: 0, players },
  signatures: ENTRIES,
});
const nothing = { points: 0, won: 0, lost: 0 };
/** Deal 1: b wins 24. Deal 2: a wins 48. Deal 3: passed in. */
const FEET = { a: { points: 48, won: 1, lost: 0 }, b: { points: 24, won: 1, lost: 0 }, c: nothing };

describe('a list of skat and its deals', () => {
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

  const codeOf = (outcome: WriteOutcome): string =>
    outcome.kind === 'refused' ? outcome.violation.article : outcome.kind;

  type Kind = {
    readonly evening?: boolean;
    readonly deals?: { readonly four: number; readonly three: number };
    readonly late?: readonly string[];
  };
  /** A competition `id` whose first series is drawn; who is `late` is not. */
  const drawn = async (id: string, { evening: open = false, deals, late = [] }: Kind = {}) => {
    const skat = { game: 'skat', ruleset: 'skat@1', method: 'skat-seeger-fabian' } as const;
    await openCompetition(
      store,
      { id, name: id, region: 'Nord', startsOn: '2026-05-02', ...skat },
      command(`open ${id}`),
    );
    const entries = [...ENTRIES, ...late].map((entry, index) => {
      const kind = 'player' as const;
      return { id: entry, number: index + 1, kind };
    });
    await registerEntries(store, { competition: id, entries }, command(`entries ${id}`));
    const setup = { organiser: 'club', direction: ['director'], evening: open };
    await openSession(store, { competition: id, number: 1, setup }, command(`session ${id}`));
    let count = 0;
    const name = (): ReturnType<typeof command> => command(`${id} ${++count}`);
    const acts = async (...given: readonly GameAct[]): Promise<string> =>
      codeOf(
        await recordSessionActs(
          store,
          { session: sessionId(id, 1), acts: given },
          command(`${id} ${++count}`, { actor: { id: 'kim', role: 'club' } }),
        ),
      );
    const place = (board: number) => ({ session: 1, round: 1, table: '1', board });
    const line = async (
      board: number,
      result: object,
      seating: Seating = seatingOf(board),
      setup?: object,
    ): Promise<string> =>
      codeOf(
        await recordResult(
          store,
          { competition: id, place: place(board), seating, setup: { ...setup }, result: { ...result } },
          name(),
        ),
      );
    const correct = async (board: number, result: object): Promise<string> =>
      codeOf(
        await correctResult(
          store,
          { deal: dealId(id, place(board)), reason: 'misread', result: { ...result } },
          name(),
        ),
      );
    const checkIns = [...ENTRIES, ...late].map((entry) => ({
      ...{ do: 'check-in', entry, holder: entry, paid: true, noticeRead: true },
    }));
    expect(
      await acts(
        { do: 'publish-notice', notice: { ...NOTICE, ...(deals === undefined ? {} : { deals }) } },
        ...checkIns.slice(0, ENTRIES.length),
        { do: 'draw-seats', series: 1, by: 'lot', order: ENTRIES },
        ...checkIns.slice(ENTRIES.length),
      ),
    ).toBe('committed');
    return { id, acts, line, correct, place, name };
  };
  const full = async (id: string) => {
    const list = await drawn(id);
    expect(await list.line(1, won('forehand', 'C'))).toBe('committed');
    expect(await list.line(2, won('middlehand', 'G'))).toBe('committed');
    expect(await list.line(3, { kind: 'passed' })).toBe('committed');
    return list;
  };

  it('SKAT-5.5-GAP-2 closes only with totals that are the sums of its recorded deals, and keeps its lines', async () => {
    const { id, acts } = await full('sums');
    const other = { ...FEET, a: { points: 84, won: 1, lost: 0 } };
    expect(await acts(closing(other))).toBe('SKAT-5.5-GAP-2');
    // Lines that somebody sends along give way to the deals.
    expect(await acts({ ...closing(other), lines: [] })).toBe('SKAT-5.5-GAP-2');
    expect(await acts(closing(FEET))).toBe('committed');
    const { events } = await store.loadStored(sessionStream(sessionId(id, 1)));
    const closed = events.find(({ type }) => type === 'ListClosed')
      ?.data as SkatTournament.TournamentData['ListClosed'];
    expect(closed.lines).toEqual([
      { deal: 1, dealer: 'a', declarer: 'b', value: 24 },
      { deal: 2, dealer: 'b', declarer: 'a', value: 48 },
      { deal: 3, dealer: 'c', declarer: null, value: 0 },
    ]);
    expect(auditSession(events)).toMatchObject({ ok: true });
  });
  it('SKAT-5.5.1.a does not close while one of its deals is missing', async () => {
    const { acts, line } = await drawn('missing');
    await line(1, won('forehand', 'C'));
    await line(2, won('middlehand', 'G'));
    expect(await acts(closing(FEET))).toBe('SKAT-5.5.1.a');
  });
  it('SKWO-7.1.5 SKAT-3.2.1 does not close over deals that were dealt in another order', async () => {
    const { acts, line } = await drawn('order');
    await line(1, won('forehand', 'C'), seatingOf(2));
    await line(2, won('middlehand', 'G'));
    await line(3, { kind: 'passed' });
    expect(await acts(closing(FEET))).toBe('SKAT-3.2.1');
  });
  it('SKAT-5.5.3 replaces a stored line only with the consent of all players', async () => {
    const { acts, correct } = await full('consent');
    expect(await correct(1, won('forehand', 'G'))).toBe('SKAT-5.5.3');
    const agree = { do: 'agree-correction', ...LIST, deal: 1, from: '24', to: '48' };
    expect(await acts({ ...agree, consents: ['a', 'b'] })).toBe('SKAT-5.5.3');
    expect(await acts({ ...agree, consents: ENTRIES })).toBe('committed');
    expect(await correct(1, won('forehand', 'G', { level: 'schneider' }))).toBe('SKAT-5.5.3');
    expect(await correct(1, won('forehand', 'G'))).toBe('committed');
  });
  it('SKWO-7.2-GAP-4 leaves the deals of a signed list as they were signed', async () => {
    const { id, acts, correct, line, place, name } = await full('signed');
    const agree = { do: 'agree-correction', ...LIST, deal: 1, from: '24', to: '48', consents: ENTRIES };
    expect(await acts(agree, closing(FEET))).toBe('committed');
    expect(await correct(1, won('forehand', 'G'))).toBe('SKWO-7.2-GAP-4');
    expect(await line(4, won('forehand', 'G'))).toBe('SKWO-7.2-GAP-4');
    const ruling = {
      ...{ deal: dealId(id, place(1)), article: 'SKAT-4.2.3.a', reason: 'late' },
      adjustments: { forehand: { kind: 'assigned', score: -48 } as const },
    };
    expect(
      codeOf(await giveRuling(store, ruling, { ...name(), actor: { id: 'arbitre', role: 'arbiter' } })),
    ).toBe('SKWO-7.2-GAP-4');
  });
  /** A club evening of a, b and c, two rounds long; d came later. */
  const evening = (id: string) => drawn(id, { evening: true, deals: { four: 8, three: 6 }, late: ['d'] });
  it('SKAT-3.1.2.a SKAT-4.5.9.a changes the table of a club evening where its deals have come to', async () => {
    const { acts, line } = await evening('evening');
    const join = (deal: number): GameAct => ({
      do: 'join-table',
      ...LIST,
      entry: 'd',
      deal,
      consents: ENTRIES,
    });
    const stop = (entry: string, played: number): GameAct => ({ do: 'stop-play', ...LIST, entry, played });
    expect(await acts(join(4))).toBe('SKAT-5.5.1.a');
    for (const board of [1, 2, 3]) await line(board, { kind: 'passed' });
    expect(await acts(join(1))).toBe('deal-begun');
    expect(await acts({ ...join(4), consents: ['a', 'b'] })).toBe('SKAT-3.1.2.a');
    expect(await acts(join(4))).toBe('committed');
    const four = { forehand: 'b', middlehand: 'c', rearhand: 'd', dealer: 'a' };
    expect(await line(4, won('forehand', 'G'), four, { players: 4, first: 4 })).toBe('committed');
    expect(await acts({ do: 'announce-stop', ...LIST, entry: 'b', deal: 5 })).toBe('committed');
    expect(await acts(stop('b', 4))).toBe('SKAT-4.5.9.a');
    // Announced within the round: one more is played, and the list of this evening ends before it.
    expect(await acts(stop('b', 7))).toBe('SKAT-5.5.1.a');
  });
  it('SKAT-3.2.12 does not close over deals that somebody dealt out of turn, until they are played again', async () => {
    const { acts, correct } = await full('dealers');
    expect(await acts({ do: 'find-wrong-dealers', ...LIST, dealers: [1, 3] })).toBe('deal-begun');
    expect(await acts({ do: 'find-wrong-dealers', ...LIST, dealers: [1, 2, 3] })).toBe('dealt-in-turn');
    expect(await acts({ do: 'find-wrong-dealers', ...LIST, dealers: [1, 3, 2] })).toBe('committed');
    expect(await acts(closing(FEET))).toBe('SKAT-3.2.12');
    // The line that stands is void: it is replaced without consent, once.
    expect(await correct(2, won('middlehand', 'C'))).toBe('committed');
    expect(await correct(2, won('middlehand', 'G'))).toBe('SKAT-5.5.3');
    expect(await acts(closing({ ...FEET, a: { points: 24, won: 1, lost: 0 } }))).toBe('SKAT-3.2.12');
    expect(await correct(3, won('rearhand', 'D'))).toBe('committed');
    const feet = { ...FEET, a: { points: 24, won: 1, lost: 0 }, c: { points: 18, won: 1, lost: 0 } };
    expect(await acts(closing(feet, 0))).toBe('committed');
  });
  it('leaves the end of a series to the direction', async () => {
    const { id, acts } = await full('series');
    await acts(closing(FEET));
    expect(await acts({ do: 'close-series', series: 1 })).toBe('arbiter-only');
    const arbiter = command('series arbiter', { actor: { id: 'kim', role: 'arbiter' } });
    const close = { session: sessionId(id, 1), acts: [{ do: 'close-series', series: 1 }] };
    expect(codeOf(await recordSessionActs(store, close, arbiter))).toBe('committed');
  });
});
