import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { checkIn, closeList, closeSeries, draw, FOUR, LIST_1, given, publish } from '../testing/tournament';
import { skatOrder } from './session';
import { tournamentView } from './view';

const at = (what: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  do: what,
  series: 1,
  table: '1',
  ...more,
});
const listOf = (...acts: readonly AnyAct[]) => {
  const { state, refusals } = given().when(FOUR, acts);
  const [list] = tournamentView(state, { kind: 'staff' }).lists as readonly Readonly<
    Record<string, unknown>
  >[];
  return { refusals, list: list ?? {}, state };
};
const closed = closeList(1, '1', LIST_1);

describe('the game list', () => {
  it('SKWO-7.2-GAP-1 is kept on seat 1 unless the table agrees on another; a second one on seat 3', () => {
    expect(listOf().list).toMatchObject({ keeper: 1, secondKeeper: 3 });
    expect(listOf(at('agree-keeper', { seat: 2 })).list).toMatchObject({ keeper: 2 });
    expect(listOf(at('agree-keeper', { seat: 5 })).refusals).toEqual(['invalid-field']);
  });
  it('SKWO-7.2-GAP-2 is looked at line by line by those at the table', () => {
    const confirm = (by: string, deal = 12) => at('confirm-line', { deal, by });
    const { list, refusals } = listOf(confirm('B'), confirm('Eva'), confirm('B', 49));
    expect(refusals).toEqual(['SKWO-7.2-GAP-2', 'unknown-deal']);
    expect(list.confirmed).toEqual([{ series: 1, table: '1', deal: 12, by: 'B' }]);
  });
  it('SKAT-5.5.3 is corrected with the consent of all players while the series runs, and not after', () => {
    const correct = (...consents: readonly string[]) =>
      at('agree-correction', { deal: 7, from: '36', to: '48', consents });
    const { list, refusals } = listOf(
      correct('A', 'B', 'C'),
      correct('A', 'B', 'C', 'D'),
      closed,
      correct('A', 'B', 'C', 'D'),
    );
    expect(refusals).toEqual(['SKAT-5.5.3', 'SKAT-5.5.3']);
    expect(list.corrections).toMatchObject([{ deal: 7, from: '36', to: '48' }]);
  });
  it('SKWO-7.2-GAP-6 loses the deals that were not begun when the time was up', () => {
    const struck = closeList(1, '1', 'A:937/18/3 B:200/5/5 C:100/4/5 D:50/4/1', { struck: 3 });
    const { list, refusals } = listOf(at('strike-deals', { from: 46 }), closed, struck);
    expect(refusals).toEqual(['SKWO-7.2-GAP-6']);
    expect(list).toMatchObject({ struckFrom: 46, closed: true, totals: { deals: 48, struck: 3 } });
    expect(listOf(at('strike-deals', { from: 46 }), at('strike-deals', { from: 40 })).refusals).toEqual([
      'already-struck',
    ]);
  });
  it('SKAT-5.5-GAP-2 is not closed while its control sums are wrong', () => {
    expect(listOf(closeList(1, '1', 'A:937/18/3 B:200/5/5 C:100/4/5 D:50/4/3')).refusals).toEqual([
      'SKAT-5.5-GAP-2',
    ]);
    expect(
      listOf(closeList(1, '1', 'A:937/18/3 B:200/5/5 C:100/4/5 D:50/4/3', { passed: 1 })).refusals,
    ).toEqual([]);
  });
  it('SKWO-7.2-GAP-3 is signed by everyone at the table', () => {
    const three = { ...closed, signatures: ['A', 'B', 'C'] };
    const { list, refusals } = listOf(three, closed, closed);
    expect(refusals).toEqual(['SKWO-7.2-GAP-3', 'list-closed']);
    expect(list.signatures).toEqual(['A', 'B', 'C', 'D']);
  });
  it('SKWO-7.2.1 has a line for everyone at the table and for nobody else', () => {
    expect(listOf(closeList(1, '1', 'A:0/20/8 B:0/10/5 C:0/3/2')).refusals).toEqual(['SKWO-7.2.1']);
    expect(listOf(closeList(1, '1', `${LIST_1} E:0/0/0`)).refusals).toEqual(['SKWO-7.2.1']);
  });
  it('SKWO-5.1.c is rated when it is closed: the example of the rulebook gives 2107', () => {
    expect(listOf(closed).list.results).toMatchObject({
      A: { points: 937, won: 18, lost: 3, result: 2107, annulled: false },
      B: { result: 200 + 0 + 12 * 30 },
    });
  });
  it('SKWO-7.2-GAP-4 is corrected by the direction on evidence once it is closed', () => {
    const correct = at('correct-list', {
      entry: 'A',
      figures: { points: 949, won: 18, lost: 3 },
      evidence: 'second list, deal 7: 48',
    });
    const { list, refusals } = listOf(correct, closed, correct);
    expect(refusals).toEqual(['list-open']);
    expect(list.results).toMatchObject({ A: { points: 949, result: 2119 }, B: { points: 200 } });
  });
  it('SKWO-7.4-GAP-1 is handed in with the start cards', () => {
    const hand = (...cards: readonly string[]) => at('hand-in-list', { cards });
    const { list, refusals } = listOf(hand('A'), closed, hand('A', 'B'), hand('A', 'B', 'C', 'D'));
    expect(refusals).toEqual(['list-open', 'SKWO-7.4-GAP-1']);
    expect(list.handedIn).toBe(true);
  });
  it('ends the series when all are closed', () => {
    expect(listOf(closeSeries(1), closed, closeSeries(1), closeSeries(1), closeSeries(2)).refusals).toEqual([
      'SKWO-7.2-GAP-3',
      'series-closed',
      'unknown-series',
    ]);
  });
  it('SKWO-7.2-GAP-5 has as many deals as its series', () => {
    expect(listOf(closeList(1, '1', LIST_1, { deals: 47 })).refusals).toEqual(['SKWO-7.2-GAP-5']);
  });
  it('SKWO-5-GAP-2 adds up over series at tables of either size', () => {
    const { state } = given().when(
      FOUR,
      closeList(1, '1', 'A:0/0/0 B:0/20/8 C:0/20/0 D:0/0/0'),
      closeSeries(1),
      { do: 'leave', entry: 'D' },
      draw(2, 'A B C'),
      closeList(2, '1', 'A:0/0/0 B:0/20/8 C:0/8/0', { deals: 36 }),
    );
    const results = tournamentView(state, { kind: 'staff' }).results as readonly {
      entry: string;
      result: number;
    }[];
    expect(results.find(({ entry }) => entry === 'A')?.result).toBe(240 + 320);
  });
});

/** One round at a table of four: B wins 48, C loses 36, a deal passed in, B wins 24. */
const LINES = [
  { deal: 1, dealer: 'A', declarer: 'B', value: 48 },
  { deal: 2, dealer: 'B', declarer: 'C', value: -36 },
  { deal: 3, dealer: 'C', declarer: null, value: 0 },
  { deal: 4, dealer: 'D', declarer: 'B', value: 24 },
] as const;
const ROUND: readonly AnyAct[] = [
  publish({ series: 1, deals: { four: 4, three: 3 }, stake: '0.5' }),
  ...['A', 'B', 'C', 'D'].map((entry) => checkIn(entry)),
  draw(1, 'A B C D'),
];
const FEET = 'A:0/0/0 B:72/2/0 C:-36/0/1 D:0/0/0';
const signed = (
  lines: readonly unknown[] = LINES,
  feet = FEET,
  more: Parameters<typeof closeList>[3] = { passed: 1, deals: 4 },
): AnyAct => ({ ...closeList(1, '1', feet, more), lines });
const listAfter = (...acts: readonly AnyAct[]) => {
  const { state, refusals, events } = given().when(ROUND, acts);
  const [list] = tournamentView(state, { kind: 'staff' }).lists as readonly Readonly<
    Record<string, unknown>
  >[];
  return { refusals, list: list ?? {}, state, events };
};

describe('a list that is signed with its lines', () => {
  it('SKAT-5.5-GAP-2 closes when its running totals are the sums of its lines', () => {
    const { refusals, events, list } = listAfter(signed());
    expect(refusals).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'ListClosed', data: { lines: LINES } });
    expect(list).toMatchObject({ closed: true, results: { B: { points: 72, result: 72 + 100 + 30 } } });
  });
  it.each([
    ['points', 'A:0/0/0 B:70/2/0 C:-36/0/1 D:0/0/0', undefined],
    ['somebody else’s points', 'A:72/2/0 B:0/0/0 C:-36/0/1 D:0/0/0', undefined],
    ['games won and lost', 'A:0/0/0 B:72/1/0 C:-36/1/1 D:0/0/0', undefined],
    ['a game for a deal passed in', 'A:0/0/0 B:72/2/0 C:-36/0/1 D:0/1/0', { passed: 0, deals: 4 }],
  ] as const)('SKAT-5.5-GAP-2 does not close with other %s', (_, feet, more) => {
    expect(listAfter(signed(LINES, feet, more)).refusals).toEqual(['SKAT-5.5-GAP-2']);
  });
  it('SKAT-5.5.1.a has a line for each of its deals', () => {
    expect(listAfter(signed(LINES.slice(0, 3))).refusals).toEqual(['SKAT-5.5.1.a']);
    expect(listAfter(signed([...LINES, { ...LINES[0], deal: 5 }])).refusals).toEqual(['unknown-deal']);
    const three = signed(LINES.slice(0, 3), 'A:0/0/0 B:48/1/0 C:-36/0/1 D:0/0/0', {
      passed: 1,
      struck: 1,
      deals: 4,
    });
    expect(listAfter(at('strike-deals', { from: 4 }), three).refusals).toEqual([]);
  });
  it('SKAT-3.2.1 SKAT-3.3.7.b shows that each deal was dealt in turn, and that nobody dealt twice running', () => {
    const dealtBy = (dealer: string) =>
      listAfter(signed(LINES.with(1, { ...LINES[1], dealer } as never))).refusals;
    expect([dealtBy('C'), dealtBy('A'), dealtBy('B')]).toEqual([['SKAT-3.2.1'], ['SKAT-3.3.7.b'], []]);
  });
  it('SKWO-7.1.5 holds games of the players of its table alone', () => {
    const lines = LINES.with(0, { ...LINES[0], declarer: 'E' } as never);
    expect(listAfter(signed(lines)).refusals).toEqual(['SKWO-7.1.5']);
  });
  it('SKAT-5.5.4.a SKAT-5.5.5.a SKAT-5.5.5.e is settled at the stake of the notice', () => {
    expect(listAfter().list.settlement).toBeNull();
    // 72 and -36 points at half a cent are 36 and -18 cents; four times each less the sum of 18.
    expect(listAfter(signed()).list.settlement).toEqual({
      stake: '0.5',
      result: { A: -18, B: 126, C: -90, D: -18 },
    });
  });
});

describe('the deals of a list', () => {
  const score = (notation: string, B: number) => ({
    notation,
    result: {},
    scores: { forehand: B, rearhand: 0 },
  });
  const change = (
    kind: 'opened' | 'scored' | 'corrected' | 'ruled',
    to = score('forehand G with 1 +48', 48),
  ) => ({
    ...{ place: { round: 1, table: '1', board: 1 }, kind, version: 2, to },
    from: kind === 'opened' ? null : score('forehand C with 1 +24', 24),
  });
  const problem = (state: ReturnType<typeof listAfter>['state'], ...args: Parameters<typeof change>) =>
    skatOrder.dealProblem?.(state, change(...args))?.violation.article ?? null;
  const agreed = (to: string) =>
    at('agree-correction', { deal: 1, from: '24', to, consents: ['A', 'B', 'C', 'D'] });

  it('SKWO-7.2-GAP-4 stay as they were signed', () => {
    const { state } = listAfter(agreed('48'), signed());
    const kinds = ['opened', 'scored', 'corrected', 'ruled'] as const;
    expect(kinds.map((kind) => problem(state, kind))).toEqual(kinds.map(() => 'SKWO-7.2-GAP-4'));
    expect(problem(listAfter().state, 'opened')).toBeNull();
  });
  it('SKAT-5.5.3 are replaced only by what all players agreed to', () => {
    expect(problem(listAfter().state, 'corrected')).toBe('SKAT-5.5.3');
    expect(problem(listAfter(agreed('48')).state, 'corrected')).toBeNull();
    expect(problem(listAfter(agreed('forehand G with 1 +48')).state, 'corrected')).toBeNull();
    expect(problem(listAfter(agreed('72')).state, 'corrected')).toBe('SKAT-5.5.3');
    // What a claim at the table leads to is no correction of the list (SKAT-4.2.4).
    expect(problem(listAfter().state, 'scored')).toBeNull();
  });
  it('SKWO-7.2-GAP-4 count in the ranking as the direction corrects them', () => {
    const correct = at('correct-list', {
      entry: 'C',
      figures: { points: -72, won: 0, lost: 1 },
      evidence: 'deal 2 was spades hand',
    });
    const { state } = listAfter(signed(), correct);
    const { awards } = skatOrder.standing(state);
    expect(awards.map(({ key, entry, value }) => [key, entry, value.num])).toEqual([
      ['corrected-1', 'A', 0],
      ['corrected-1', 'B', 0],
      ['corrected-1', 'C', -36],
      ['corrected-1', 'D', 0],
    ]);
  });
});
