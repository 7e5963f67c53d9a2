import {
  closeList,
  closeSeries,
  draw,
  FOUR,
  type Given,
  LIST_1,
  played,
} from '../../../spec/skat-tournament';
import { tournamentView } from './view';

const at = (what: string, more: Readonly<Record<string, unknown>> = {}): Given => ({
  do: what,
  series: 1,
  table: '1',
  ...more,
});
const listOf = (...acts: readonly Given[]) => {
  const { state, refusals } = played(...FOUR, ...acts);
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
    const { state } = played(
      ...FOUR,
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
