import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import fc from 'fast-check';
import { checkIn, closeList, closeSeries, draw, FOUR, LIST_1, given, publish } from '../testing/tournament';
import { listResult } from './results';
import { planTables, seatedInOrder } from './tables';
import { tournamentView } from './view';

const letters = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index));
const hall = (count: number): readonly AnyAct[] => [
  publish(),
  ...letters(count).map((entry) => checkIn(entry)),
];
const takeSeat = (entry: string, seat: number, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  do: 'take-seat',
  series: 1,
  table: '1',
  seat,
  entry,
  card: 1,
  ...more,
});
const place = (table: string, seat: number, series = 1) => ({ series, table, seat });

describe('tables', () => {
  it('SKWO-7.1.1.b seats four at a table, and three at three tables at most', () => {
    expect([planTables(18), planTables(21)]).toEqual([
      { fours: 3, threes: 2 },
      { fours: 3, threes: 3 },
    ]);
  });
  it('SKWO-7.1-GAP-1 has one plan for every number of players but one, two and five', () => {
    const plans = Array.from({ length: 33 }, (_, players) => planTables(players));
    expect(plans.flatMap((plan, players) => (plan === null ? [players] : []))).toEqual([0, 1, 2, 5]);
    expect(plans[19]).toEqual({ fours: 4, threes: 1 });
    expect(given().when(hall(5), draw(1, 'A B C D E')).refusals).toEqual(['SKWO-7.1-GAP-1']);
  });
  it('SKWO-7.1-GAP-1 seats everyone once, at tables of four first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 120 }), (players) => {
        const order = Array.from({ length: players }, (_, index) => `p${index}`);
        const tables = seatedInOrder(order) ?? [];
        const sizes = tables.map(({ seats }) => seats.length);
        expect(tables.flatMap(({ seats }) => seats)).toEqual(order);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        expect(sizes.filter((size) => size === 3).length).toBeLessThanOrEqual(3);
        expect(new Set(sizes).size).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('the draw of seats', () => {
  it('SKWO-7.1.1.a gives everyone one table and one seat, in the order that was drawn', () => {
    const { events, refusals } = given().when(hall(8), draw(1, 'H G F E D C B A'));
    expect(refusals).toEqual([]);
    expect(events.at(-1)).toMatchObject({
      type: 'SeatsDrawn',
      data: {
        by: 'lot',
        tables: [
          { table: '1', seats: ['H', 'G', 'F', 'E'] },
          { table: '2', seats: ['D', 'C', 'B', 'A'] },
        ],
      },
    });
  });
  it('SKWO-7.1.1.a forgets nobody and seats nobody twice', () => {
    expect(given().when(hall(8), draw(1, 'A B C D E F G')).refusals).toEqual(['SKWO-7.1.1.a']);
    expect(given().when(hall(8), draw(1, 'A B C D E F G A')).refusals).toEqual(['SKWO-7.1.1.a']);
  });
  it('SKWO-7.1.5 seats nobody without an entry', () => {
    expect(given().when(hall(3), draw(1, 'A B C Eva')).refusals).toEqual(['SKWO-7.1.5']);
    expect(given().when(FOUR, takeSeat('Eva', 1)).refusals).toEqual(['SKWO-7.1.5']);
  });
  it('SKWO-7.2-GAP-5 opens a list of 48 deals at a table of four and of 36 at one of three', () => {
    const { state } = given().when(hall(7), draw(1, 'A B C D E F G'));
    expect([...state.lists.values()].map(({ deals, seats }) => [seats.length, deals])).toEqual([
      [4, 48],
      [3, 36],
    ]);
  });
  it('SKWO-7.1.3 keeps the seats for the whole series; the next one is drawn when it is over', () => {
    expect(given().when(FOUR, draw(1, 'D C B A')).refusals).toEqual(['SKWO-7.1.3']);
    expect(given().when(FOUR, draw(2, 'D C B A')).refusals).toEqual(['SKWO-7.1.3']);
    const over = given().when(
      FOUR,
      closeList(1, '1', LIST_1),
      closeSeries(1),
      draw(2, 'D C B A'),
      draw(3, 'A B C D'),
    );
    expect(over.refusals).toEqual(['SKWO-7.1.3']);
  });
  it('draws no more series than the notice has', () => {
    const over = given().when(
      FOUR,
      publish({ series: 1 }),
      closeList(1, '1', LIST_1),
      closeSeries(1),
      draw(2, 'A B C D'),
    );
    expect(over.refusals).toEqual(['unknown-series']);
  });
  it('SKWO-4.5 needs an official who does not play', () => {
    const setup = { direction: ['Kim'], referees: [] };
    const acts = [publish(), ...['A', 'B', 'Kim'].map((entry) => checkIn(entry)), draw(1, 'A B Kim')];
    expect(given(setup).when(acts).refusals).toEqual(['SKWO-4.5']);
    expect(given({ ...setup, referees: ['Ria'] }).when(acts).refusals).toEqual([]);
  });
});

describe('seats', () => {
  it('SKWO-7.1.4 are taken with the start card of the series', () => {
    const second = [closeList(1, '1', LIST_1), closeSeries(1), draw(2, 'A B C D')];
    expect(given().when(FOUR, takeSeat('A', 1)).refusals).toEqual([]);
    expect(given().when(FOUR, second, takeSeat('A', 1, { series: 2, card: 1 })).refusals).toEqual([
      'SKWO-7.1.4',
    ]);
  });
  it('SKWO-7.1.2.a are not exchanged', () => {
    const { state, refusals } = given().when(FOUR, takeSeat('B', 1), takeSeat('B', 2), takeSeat('B', 2));
    expect(refusals).toEqual(['SKWO-7.1.2.a', 'already-seated']);
    expect(state.lists.get('1|1')?.present).toEqual(['B']);
  });
  it('SKWO-7.1.2.b change by order of the direction', () => {
    const change = { do: 'change-seats', a: place('1', 2), b: place('1', 4), reason: 'glare' };
    const { state, refusals } = given().when(FOUR, change, takeSeat('D', 2));
    expect([refusals, state.lists.get('1|1')?.seats]).toEqual([[], ['A', 'D', 'C', 'B']]);
    const wrong = [
      { ...change, b: place('1', 4, 2) },
      { ...change, b: place('9', 1) },
      { ...change, b: 'x' },
      { ...change, b: change.a },
    ];
    expect(given().when(FOUR, wrong).refusals).toEqual([
      ...['unknown-list', 'unknown-list', 'invalid-field', 'seat-with-itself'],
    ]);
  });
  it('SKWO-7.1.6 SKAT-DEF-6 have no onlookers about them, which officials are not', () => {
    const away = (person: string) => ({ do: 'send-away', series: 1, table: '1', person });
    const { state, refusals } = given().when(FOUR, away('Otto'), away('Ria'), away('Kim'), away('A'));
    expect(refusals).toEqual(['SKAT-DEF-6', 'SKAT-DEF-6', 'at-own-table']);
    expect(state.sentAway).toEqual([{ series: 1, table: '1', person: 'Otto' }]);
  });
  it('SKWO-7.4-GAP-2 are watched by nobody who has finished, on the screen either', () => {
    const { state } = given().when(hall(8), draw(1, 'A B C D E F G H'), closeList(1, '1', LIST_1));
    const seen = (audience: Parameters<typeof tournamentView>[1]) =>
      (tournamentView(state, audience).lists as readonly object[]).map((list) => 'totals' in list);
    expect(seen({ kind: 'entry', entry: 'A' })).toEqual([true, false]);
    expect(seen({ kind: 'entry', entry: 'E' })).toEqual([true, true]);
    expect(seen({ kind: 'everyone' })).toEqual([true, false]);
    expect(seen({ kind: 'staff' })).toEqual([true, true]);
  });
});

describe('who does not come', () => {
  const missing = (entry: string, table = '1'): AnyAct => ({
    do: 'declare-missing',
    series: 1,
    table,
    entry,
  });
  it('SKAT-3.2.5.b leaves a table of three, with its own length and bonus', () => {
    const { state, refusals } = given().when(
      FOUR,
      takeSeat('A', 1),
      missing('A'),
      missing('C'),
      missing('D'),
    );
    expect(refusals).toEqual(['already-seated', 'SKWO-7.1.1.b']);
    expect(state.lists.get('1|1')).toMatchObject({ seats: ['A', 'B', 'D'], deals: 36 });
    const closed = given().when(
      FOUR,
      missing('C'),
      closeList(1, '1', 'A:100/20/2 B:0/10/0 D:0/4/0', { deals: 36 }),
    );
    expect(closed.refusals).toEqual([]);
    const list = closed.state.lists.get('1|1');
    expect(list && listResult(list, 'B')).toBe(500 + 2 * 40);
  });
  it('SKWO-7.1.1.b makes no fourth table of three', () => {
    const order = letters(13).join(' ');
    expect(given().when(hall(13), draw(1, order), missing('A')).refusals).toEqual(['SKWO-7.1.1.b']);
    expect(
      given().when(hall(12), draw(1, letters(12).join(' ')), missing('A'), missing('Z')).refusals,
    ).toEqual(['SKWO-7.1.5']);
  });
  it('SKWO-4.4.a is settled before the first line', () => {
    const line: AnyAct = { do: 'confirm-line', series: 1, table: '1', deal: 1, by: 'B' };
    expect(given().when(FOUR, line, missing('C')).refusals).toEqual(['SKWO-4.4.a']);
  });
});

describe('substitutes', () => {
  const appoint = (cause: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
    do: 'appoint-substitute',
    series: 1,
    entry: 'C',
    substitute: 'Eva',
    deal: 20,
    cause,
    ...more,
  });
  const signed = { ...closeList(1, '1', LIST_1), signatures: ['A', 'B', 'Eva', 'D'] };
  it('SKWO-4.4.c are named by the direction, from a deal on, and sign the list', () => {
    const { state, refusals } = given().when(FOUR, appoint('emergency'), closeList(1, '1', LIST_1), signed);
    expect(refusals).toEqual(['SKWO-7.2-GAP-3']);
    expect(state.lists.get('1|1')?.closed?.signatures).toEqual(['A', 'B', 'Eva', 'D']);
  });
  it('SKWO-4.4.b do not play beside their own place, nor for a single game', () => {
    const two = [...hall(8), draw(1, 'A B C D E F G H')];
    expect(given().when(two, appoint('emergency', { substitute: 'E' })).refusals).toEqual(['SKWO-4.4.b']);
    const report = {
      do: 'report',
      series: 1,
      table: '1',
      article: 'SKWO-4.4.b',
      entry: 'B',
      what: 'Cem played deal 9',
    };
    const { events } = given().when(FOUR, report);
    expect(events.at(-1)).toMatchObject({
      type: 'IrregularityReported',
      data: { article: 'SKWO-4.4.b', entry: 'B' },
    });
  });
  it('SKWO-4.4-GAP-1 leave the line to the entry in an emergency, and nothing to who left in bad faith', () => {
    const resultOf = (cause: string) =>
      (
        tournamentView(given().when(FOUR, appoint(cause), signed).state, { kind: 'staff' })
          .results as readonly {
          entry: string;
          result: number;
        }[]
      ).map(({ entry, result }) => `${entry} ${result}`);
    expect(resultOf('emergency')).toContain('C 410');
    expect(resultOf('bad-faith')).toContain('C 0');
    expect(resultOf('bad-faith').filter((row) => !row.startsWith('C'))).toEqual(
      resultOf('emergency').filter((row) => !row.startsWith('C')),
    );
  });
  it('are refused at a list that is closed, for a deal that it does not have, or for a stranger', () => {
    expect(
      given().when(FOUR, appoint('emergency', { deal: 49 }), appoint('emergency', { entry: 'Z' })).refusals,
    ).toEqual(['unknown-deal', 'SKWO-7.1.5']);
    expect(given().when(FOUR, closeList(1, '1', LIST_1), appoint('emergency')).refusals).toEqual([
      'list-closed',
    ]);
  });
});
