import { type AnyAct, given as onRecord } from '@arbitre/rules/kernel/testing/given';
import { auditSession, replaySession, sessionDecider } from '../testing/life';
import fc from 'fast-check';
import {
  checkIn,
  closeList,
  closeSeries,
  draw,
  FOUR,
  LIST_1,
  NOTICE,
  given,
  publish,
  SETUP,
} from '../testing/tournament';
import { skatTournament } from './decider';
import { compareResults, lostGameFees, resultsOf, teamResultsOf } from './results';
import { skatOrder } from './session';
import { tournamentStanding } from './standing';
import { tournamentView } from './view';
import type { TournamentAct } from './acts';

const ONE_SERIES: readonly AnyAct[] = [...FOUR, publish({ series: 1 })];
const over: readonly AnyAct[] = [closeList(1, '1', LIST_1), closeSeries(1)];
const announce: AnyAct = { do: 'announce-results' };
const handIn: AnyAct = { do: 'hand-in-list', series: 1, table: '1', cards: ['A', 'B', 'C', 'D'] };
const prizes: AnyAct = { do: 'release-prizes', prizes: [{ entry: 'A', prize: 'a cup' }] };
const account: AnyAct = { do: 'render-account', entries: 4, fees: 4000, lostGames: 0, prizes: 3000 };
const archive: AnyAct = { do: 'archive', by: 'Kim' };

describe('results', () => {
  it('SKWO-5.1.d rank equal results by games won, then by fewer games lost', () => {
    const rows = [
      { entry: 'X', result: 1500, won: 12, lost: 3, series: 1 },
      { entry: 'Y', result: 1500, won: 12, lost: 2, series: 1 },
      { entry: 'V', result: 1500, won: 13, lost: 9, series: 1 },
      { entry: 'W', result: 1501, won: 1, lost: 9, series: 1 },
    ];
    expect(rows.toSorted(compareResults).map(({ entry }) => entry)).toEqual(['W', 'V', 'Y', 'X']);
  });
  it('SKWO-5-GAP-3 part what nothing else parts by a lot that is drawn and recorded', () => {
    const equal = closeList(1, '1', 'A:0/12/3 B:0/12/3 C:0/6/3 D:0/6/3');
    const lot = (...order: readonly string[]): AnyAct => ({ do: 'draw-lot', order });
    const drawn = given().when(
      FOUR,
      lot('B', 'A'),
      equal,
      closeSeries(1),
      lot('A', 'C'),
      lot('A'),
      lot('A', 'Z'),
      lot('B', 'A'),
    );
    expect(drawn.refusals).toEqual(['series-open', 'SKWO-5.1.d', 'SKWO-5-GAP-3', 'SKWO-7.1.5']);
    expect(tournamentStanding(drawn.state).lots).toEqual({ B: 1, A: 2 });
    const places = tournamentView(drawn.state, { kind: 'everyone' }).results as readonly {
      readonly entry: string;
      readonly rank: number;
    }[];
    expect(places.map(({ entry, rank }) => `${rank} ${entry}`)).toEqual(['1 B', '2 A', '3 C', '3 D']);
    expect(tournamentView(drawn.state, { kind: 'everyone' }).lotsDue).toEqual([['C', 'D']]);
  });
  it('SKWO-5-GAP-4 add up for teams', () => {
    const acts = [
      publish(),
      ...['A', 'B', 'C', 'D'].map((entry, index) => checkIn(entry, { team: index < 2 ? 'T' : 'U' })),
      draw(1, 'A B C D'),
      closeList(1, '1', LIST_1),
    ];
    const { state } = given({ teams: true }).when(acts);
    const own = new Map(resultsOf(state).map(({ entry, result }) => [entry, result]));
    expect(teamResultsOf(state)).toEqual([
      { entry: 'T', result: (own.get('A') ?? 0) + (own.get('B') ?? 0), won: 23, lost: 8, series: 1 },
      { entry: 'U', result: (own.get('C') ?? 0) + (own.get('D') ?? 0), won: 8, lost: 9, series: 1 },
    ]);
  });
  it('SKWO-7.1-GAP-2 take a series from who sat wrongly, and nothing from the others', () => {
    const annul: AnyAct = {
      do: 'annul-series',
      series: 1,
      entry: 'B',
      article: 'SKWO-7.1-GAP-2',
      reason: 'seat 3 until deal 8',
    };
    const before = given().when(FOUR, annul, annul);
    expect([before.refusals, tournamentStanding(before.state).awards]).toEqual([['already-annulled'], []]);
    const { state } = given().when(FOUR, annul, over);
    expect(tournamentStanding(state).awards).toEqual([
      { key: 'annulled-1', entry: 'B', value: { num: -560, den: 1 }, counts: { won: -5, lost: -5 } },
    ]);
    expect(resultsOf(state).map(({ entry, result }) => `${entry} ${result}`)).toEqual([
      'A 2107',
      'D 440',
      'C 410',
      'B 0',
    ]);
  });
  it('SKWO-4.3.a leave who was excluded out', () => {
    const { state } = given().when(FOUR, over, {
      do: 'exclude',
      entry: 'A',
      reason: 'signals',
      banned: false,
    });
    expect(tournamentStanding(state).excluded).toEqual([
      { entry: 'A', article: 'SKWO-4.3.a', reason: 'signals' },
    ]);
    expect(resultsOf(state).map(({ entry }) => entry)).not.toContain('A');
  });
  it('SKWO-6.2.b carry the penalties of the notice', () => {
    const late: AnyAct = { do: 'penalise', entry: 'C', points: 50, article: 'SKWO-6.2.b', reason: 'late' };
    const { state } = given().when(FOUR, late, late, over);
    expect(tournamentStanding(state).awards).toEqual([
      { key: 'penalty-1', entry: 'C', value: { num: -50, den: 1 } },
      { key: 'penalty-2', entry: 'C', value: { num: -50, den: 1 } },
    ]);
    expect(resultsOf(state).find(({ entry }) => entry === 'C')?.result).toBe(310);
  });
  it('SKWO-9-GAP-4 are not touched by the fee for lost games', () => {
    const fee = publish({ lostGameFee: 100 });
    const { state } = given().when(FOUR, fee, over);
    expect([lostGameFees(state, 'A'), lostGameFees(state, 'B')]).toEqual([300, 500]);
    expect(resultsOf(state)).toEqual(resultsOf(given().when(FOUR, over).state));
  });
});

describe('the end of a tournament', () => {
  it('SKWO-7.4-GAP-3 gives prizes after the results, with nothing left to rule upon', () => {
    const all = [...over, handIn, announce, prizes];
    expect(given().when(ONE_SERIES, prizes, all, prizes).refusals).toEqual([
      'SKWO-7.4-GAP-3',
      'already-released',
    ]);
    const sent: AnyAct = {
      do: 'release-prizes',
      prizes: [
        { entry: 'A', prize: 'a cup', sent: true },
        { entry: 'B', prize: 'wine' },
      ],
    };
    // What is sent costs the receiver its postage, and is told apart.
    const { events } = given().when(ONE_SERIES, over, handIn, announce, sent);
    expect(events.at(-1)).toEqual({
      type: 'PrizesReleased',
      data: {
        prizes: [
          { entry: 'A', prize: 'a cup', sent: true },
          { entry: 'B', prize: 'wine', sent: false },
        ],
      },
    });
    const open = [{ do: 'call-referee', series: 1, table: '1', by: 'A', matter: 'a revoke' }, ...all];
    expect(given().when(ONE_SERIES, open).refusals).toEqual(['SKWO-7.4-GAP-3']);
  });
  it('SKWO-7.4-GAP-1 gives none to a table that has not handed in its list', () => {
    expect(given().when(ONE_SERIES, over, announce, prizes).refusals).toEqual(['SKWO-7.4-GAP-1']);
  });
  it('SKWO-3.3.a is archived with an account', () => {
    const all = [...over, handIn, announce];
    expect(given().when(ONE_SERIES, account, all, archive, account, archive).refusals).toEqual([
      'SKWO-7.4-GAP-3',
      'SKWO-3.3.a',
    ]);
    expect(given().when(ONE_SERIES, all, account, archive, publish()).refusals).toEqual(['already-archived']);
  });
  it('SKWO-3.4 may come early: what was played stands, with a plan for stakes and prizes', () => {
    const stop = (plan?: string): AnyAct => ({ do: 'stop-early', reason: 'power cut', plan });
    const early = given().when(
      FOUR,
      over,
      announce,
      stop(),
      stop('refund'),
      stop('refund'),
      draw(2, 'A B C D'),
      announce,
    );
    expect(early.refusals).toEqual(['series-open', 'SKWO-3.4', 'already-stopped', 'SKWO-3.4']);
    expect(resultsOf(early.state)[0]).toEqual({ entry: 'A', result: 2107, won: 18, lost: 3, series: 1 });
  });
});

describe('the tournament as a session', () => {
  const opening = {
    do: 'open-session',
    competition: 'cup',
    number: 1,
    game: 'skat',
    ruleset: 'skat@1',
    setup: { ...SETUP, access: { kind: 'closed', circle: 'club-x' } },
  };
  const acts: readonly AnyAct[] = [
    publish(),
    ...['A', 'B', 'C', 'D'].map((entry) => checkIn(entry, { circle: 'club-x' })),
    ...FOUR.slice(5),
    { do: 'take-seat', series: 1, table: '1', seat: 1, entry: 'A', card: 1 },
    { do: 'agree-keeper', series: 1, table: '1', seat: 2 },
    { do: 'confirm-line', series: 1, table: '1', deal: 1, by: 'B' },
    { do: 'send-away', series: 1, table: '1', person: 'Otto' },
    { do: 'penalise', entry: 'C', points: 50, article: 'SKWO-6.2.b', reason: 'late' },
    { do: 'call-referee', series: 1, table: '1', by: 'A', matter: 'a revoke' },
    { do: 'decide-case', case: 1, by: 'Ria', articles: ['SKAT-4.1.4'], decision: 'lost' },
    { do: 'appeal', case: 1, by: 'A', grounds: 'decided before' },
    { do: 'rule-appeal', case: 1, by: 'Kim', upheld: false, decision: 'stands' },
    { do: 'annul-series', series: 1, entry: 'D', article: 'SKWO-7.1-GAP-2', reason: 'wrong seat' },
    ...over,
    handIn,
    { do: 'draw-seats', series: 2, by: 'direction', order: ['D', 'C', 'B', 'A'] },
    closeList(2, '1', LIST_1),
    closeSeries(2),
    announce,
  ];

  it('stands up to the audit, with its part of the ranking as milestones', () => {
    const { events } = onRecord(sessionDecider, undefined).and(opening, acts);
    expect(auditSession(events)).toEqual({ ok: true, acts: acts.length + 1 });
    expect(
      replaySession(events).standing.awards.map(({ key, entry, value }) => [key, entry, value.num]),
    ).toEqual([
      ['penalty-1', 'C', -50],
      ['annulled-1', 'D', -440],
    ]);
  });
  it('brings in entries at the desk', () => {
    expect(skatOrder.entriesOf(checkIn('A'))).toEqual(['A']);
    // Whoever has withdrawn from the competition is not drawn for another series.
    expect(skatOrder.entriesOf(draw(1, 'A B C'))).toEqual(['A', 'B', 'C']);
    expect(skatOrder.entriesOf({ do: 'draw-seats' })).toEqual([]);
  });
  it('answers absurd acts without throwing', () => {
    const { state } = given().when(FOUR, over);
    const words = fc.constantFrom(...acts.map((act) => act.do), 'toString', '');
    const value = fc.oneof(fc.constantFrom(1, 2, 'A', '1', null, [], ['A'], {}, NOTICE), fc.anything());
    const fields = [
      'series',
      'table',
      'entry',
      'order',
      'totals',
      'signatures',
      'case',
      'by',
      'notice',
      'a',
      'b',
      'figures',
      'prizes',
    ];
    fc.assert(
      fc.property(words, fc.dictionary(fc.constantFrom(...fields), value), (word, more) => {
        const copy = skatOrder.copy(state);
        const decision = skatTournament.decide(copy, { ...more, do: word } as TournamentAct);
        expect(decision.ok ? 'accepted' : decision.violation.article).not.toBe('');
        expect(copy).toEqual(state);
      }),
      { numRuns: 400 },
    );
  });
});
