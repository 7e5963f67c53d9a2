import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { checkIn, closeList, draw, NOTICE, given } from '../testing/tournament';
import type { SessionDeal } from '@arbitre/rules/kernel/session/contract';
import { actOfTournamentEvent } from './act-of';
import type { ListLine } from './events';
import { listResult } from './results';
import { skatOrder } from './session';
import { tournamentView } from './view';

const EVENING = { evening: true };
const at = (what: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  do: what,
  series: 1,
  table: '1',
  ...more,
});
const opened = (order: string, deals = { four: 16, three: 12 }): readonly AnyAct[] => [
  { do: 'publish-notice', notice: { ...NOTICE, series: 1, deals, stake: '1' } },
  ...order.split(' ').map((entry) => checkIn(entry)),
  draw(1, order),
];
const evening = (order: string, ...acts: readonly AnyAct[]) => {
  const outcome = given(EVENING).when(opened(order), checkIn('Eva'), acts);
  return { ...outcome, list: outcome.state.lists.get('1|1')! };
};
const tournament = (order: string, ...acts: readonly AnyAct[]) =>
  given().when(opened(order), checkIn('Eva'), acts);
const join = (deal: number, ...consents: readonly string[]): AnyAct =>
  at('join-table', { entry: 'Eva', deal, consents });
const announce = (entry: string, deal: number): AnyAct => at('announce-stop', { entry, deal });
const stop = (entry: string, played: number): AnyAct => at('stop-play', { entry, played });
const find = (dealers: readonly number[], more: object = {}): AnyAct =>
  at('find-wrong-dealers', { dealers, ...more });

describe('the seats of a table', () => {
  it('SKAT-3.1.1 are filled clockwise in the order that was drawn or set, by the first one’s choice', () => {
    const { list, refusals, state } = evening(
      'Ana Ben Cem Dov',
      at('take-seat', { seat: 2, entry: 'Ana', card: 1 }),
      at('take-seat', { seat: 1, entry: 'Ana', card: 1 }),
    );
    expect(refusals).toEqual(['SKWO-7.1.2.a']);
    expect(list.seats).toEqual(['Ana', 'Ben', 'Cem', 'Dov']);
    expect(tournamentView(state, { kind: 'everyone' }).lists).toMatchObject([
      { seats: ['Ana', 'Ben', 'Cem', 'Dov'], present: ['Ana'] },
    ]);
    const set = given(EVENING).when(opened('Ana Ben Cem Dov').slice(0, -1), {
      ...draw(1, 'Dov Cem Ben Ana'),
      by: 'direction',
    });
    expect(set.state.lists.get('1|1')?.seats).toEqual(['Dov', 'Cem', 'Ben', 'Ana']);
  });
});

describe('somebody new at a table', () => {
  it('SKAT-3.1.2.a joins as a round begins, if all agree', () => {
    const { refusals, events } = evening(
      'A B C',
      join(6, 'A', 'B', 'C'),
      join(7, 'A', 'B'),
      join(7, 'A', 'B', 'C'),
    );
    expect(refusals).toEqual(['SKAT-3.1.2.a', 'SKAT-3.1.2.a']);
    expect(events.at(-1)).toEqual({
      type: 'TableJoined',
      data: { series: 1, table: '1', entry: 'Eva', seat: 4, deal: 7, consents: ['A', 'B', 'C'] },
    });
  });
  it('SKAT-3.1.2.a says with which deal the next round begins, and who did not agree', () => {
    const factsOf = (act: AnyAct) => evening('A B C', act).violations[0]?.facts;
    expect(factsOf(join(6, 'A', 'B', 'C'))).toEqual({ deal: 6, next: 7 });
    expect(factsOf(join(7, 'B'))).toEqual({ deal: 7, without: ['A', 'C'] });
  });
  it('SKAT-3.1.2.b sits to the right of seat 1 and deals last in the round', () => {
    const { list } = evening('A B C', join(7, 'A', 'B', 'C'));
    expect(list.seats).toEqual(['A', 'B', 'C', 'Eva']);
    // Two rounds of three are played; of twelve deals for three or sixteen for four, two rounds are left.
    expect([list.parts.map(({ from }) => from), list.deals]).toEqual([[1, 7], 6 + 8]);
  });
  it('SKWO-7.1.3 keeps away from a tournament, whose seats are kept for the series', () => {
    expect(tournament('A B C', join(7, 'A', 'B', 'C')).refusals).toEqual(['SKWO-7.1.3']);
  });
  it('SKWO-7.1.1.b finds no fifth seat; SKWO-7.1.2.a has no other; and is a participant', () => {
    expect(evening('A B C D', join(5, 'A', 'B', 'C', 'D')).refusals).toEqual(['SKWO-7.1.1.b']);
    const eight = (entry: string) =>
      evening('A B C D E F G', at('join-table', { table: '2', entry, deal: 1, consents: ['E', 'F', 'G'] }));
    expect(['A', 'E', 'Zoe', 'Eva'].map((entry) => eight(entry).refusals)).toEqual([
      ['SKWO-7.1.2.a'],
      ['already-seated'],
      ['SKWO-7.1.5'],
      [],
    ]);
  });
});

describe('stopping', () => {
  it('SKAT-4.5.9.a ends at the end of a round only', () => {
    const { refusals, list, events } = evening('A B C D', announce('B', 9), stop('B', 10), stop('B', 12));
    expect(refusals).toEqual(['SKAT-4.5.9.a']);
    expect(events.at(-1)).toEqual({
      type: 'PlayStopped',
      data: { series: 1, table: '1', entry: 'B', played: 12 },
    });
    // One round of the four is left, of three.
    expect([list.seats, list.players, list.deals]).toEqual([['A', 'C', 'D'], ['A', 'B', 'C', 'D'], 15]);
  });
  it('SKAT-4.5.9.b is announced before the round begins; later, one more round is played', () => {
    const said = evening('A B C D', announce('B', 13), announce('C', 14), announce('B', 13));
    expect(said.refusals).toEqual(['stop-announced']);
    expect(said.list.stops.map(({ entry, after }) => [entry, after])).toEqual([
      ['B', 16],
      ['C', 16],
    ]);
    const late = evening('A B C D', announce('B', 6), stop('B', 8), stop('B', 12), stop('D', 15));
    expect(late.refusals).toEqual(['SKAT-4.5.9.b', 'SKAT-4.5.9.b']);
    expect(late.list.seats).toEqual(['A', 'C', 'D']);
  });
  it('SKAT-4.5.9.a ends the list of a table of three', () => {
    const { refusals, list } = evening('A B C', announce('B', 4), stop('B', 6));
    expect([refusals, list.deals, list.seats]).toEqual([[], 6, ['A', 'B', 'C']]);
  });
  it('SKWO-4.4.a is not for a tournament, whose lists are played to their end', () => {
    expect(tournament('A B C D', announce('B', 9), stop('B', 12)).refusals).toEqual([
      'SKWO-4.4.a',
      'SKWO-4.4.a',
    ]);
  });
});

describe('dealers out of turn', () => {
  const again = (order: string, act: AnyAct) => {
    const { refusals, events, list } = evening(order, act);
    const { article, again: deals } = events.at(-1)?.data as { article?: string; again?: { deal: number }[] };
    return refusals[0] ?? { article, again: deals?.map(({ deal }) => deal), kept: list.again.length };
  };
  it('SKAT-3.2.11 make their deal void, the last of a round too', () => {
    expect(again('A B C D', find([1, 3]))).toEqual({ article: 'SKAT-3.2.11', again: [2], kept: 1 });
    expect(again('A B C', find([1, 2, 1]))).toEqual({ article: 'SKAT-3.2.11', again: [3], kept: 1 });
    expect(again('A B C', find([1, 2, 3]))).toBe('dealt-in-turn');
    expect(again('A B C', find([1, 2, 4]))).toBe('unknown-seat');
  });
  it('SKAT-3.2.12 make everything void from the first of them on', () => {
    expect(again('A B C D', find([1, 2, 3, 4, 1, 3, 4, 2]))).toEqual({
      article: 'SKAT-3.2.12',
      again: [6, 7, 8],
      kept: 3,
    });
  });
  it('SKAT-3.2.13 leave completed rounds alone, and the current one begins anew with seat 1', () => {
    expect(again('A B C', find([1, 2, 3, 2, 1, 3, 2, 1, 3, 2, 1]))).toEqual({
      article: 'SKAT-3.2.13',
      again: [10, 11],
      kept: 2,
    });
    expect(again('A B C D', find([1, 2, 3, 4, 1, 3], { sure: false }))).toEqual({
      article: 'SKAT-3.2.13',
      again: [5, 6],
      kept: 2,
    });
    // Every round is complete: all stand, and nothing is played again.
    expect(again('A B C', find([1, 3, 2, 1, 2, 3]))).toEqual({ article: 'SKAT-3.2.13', again: [], kept: 0 });
  });
  it('SKAT-3.2.12 holds in a tournament too', () => {
    const { refusals, events } = tournament('A B C D', find([1, 3, 2]));
    expect(refusals).toEqual([]);
    expect(events.at(-1)?.data).toMatchObject({ article: 'SKAT-3.2.12', again: [{ deal: 2 }, { deal: 3 }] });
  });
});

const SCORE = { notation: '', result: {}, scores: {} };
const stored = (version: number): SessionDeal => ({
  place: { session: 1, round: 1, table: '1', board: 1 },
  seating: { forehand: 'B', middlehand: 'C', rearhand: 'D', dealer: 'A' },
  ...{ score: SCORE, adjustments: null, over: true, finality: 'entered', version },
});

describe('the deals that a change of the table rests on', () => {
  const asked = (act: AnyAct, deals: readonly (SessionDeal | null)[], order = 'A B C D') => {
    const { state } = evening(order);
    const answer = skatOrder.withDeals?.(state, act, deals);
    const boards = skatOrder.restsOn?.(state, act).map(({ board }) => board);
    return [boards, answer?.ok === false ? answer.violation.article : 'ok'];
  };
  it('SKAT-5.5.1.a are where the table has come to: the deal before is entered, the next not begun', () => {
    const said = announce('B', 5);
    expect(asked(said, [stored(1), null])).toEqual([[4, 5], 'ok']);
    expect(asked(said, [null, null])).toEqual([[4, 5], 'SKAT-5.5.1.a']);
    expect(asked(said, [stored(1), stored(1)])).toEqual([[4, 5], 'deal-begun']);
    expect(asked(announce('B', 1), [null])).toEqual([[1], 'ok']);
    expect(asked(stop('B', 4), [stored(1), stored(1)])).toEqual([[4, 5], 'deal-begun']);
    expect(asked(join(4, 'A', 'B', 'C'), [null, null], 'A B C')).toEqual([[3, 4], 'SKAT-5.5.1.a']);
  });
  it('SKAT-3.2.12 come with how they are stored, and stand for nothing until they are played again', () => {
    const act = find([1, 3, 2]);
    const { state } = evening('A B C D');
    const completed = skatOrder.withDeals?.(state, act, [stored(4), null, stored(3)]);
    expect(completed).toMatchObject({
      ok: true,
      act: {
        again: [
          { deal: 2, version: 3 },
          { deal: 3, version: 4 },
        ],
      },
    });
    const { state: after, events } = evening('A B C D', completed?.ok === true ? completed.act : act);
    const played = (deal: number, version: number) =>
      skatOrder.dealProblem?.(after, {
        ...{ place: { round: 1, table: '1', board: deal }, kind: 'corrected', version },
        ...{ from: SCORE, to: SCORE },
      })?.violation.article ?? null;
    expect([played(1, 3), played(2, 3), played(2, 5), played(3, 4)]).toEqual([
      'SKAT-5.5.3',
      null,
      'SKAT-5.5.3',
      null,
    ]);
    const closing = at('close-list');
    const closed = skatOrder.withDeals?.(
      after,
      closing,
      [1, 2, 3].map(() => ({
        ...stored(3),
      })),
    );
    expect(closed).toMatchObject({ ok: false, violation: { article: 'SKAT-3.2.12', facts: { deal: 2 } } });
    expect(actOfTournamentEvent(events.at(-1)!)).toMatchObject({
      do: 'find-wrong-dealers',
      dealers: [1, 3, 2],
    });
  });
});

describe('a list whose table changed', () => {
  /** Two rounds of three, then one of four: A wins 48 in deal 1, Eva loses 36 in deal 7, B wins 20 in deal 8. */
  const line = (deal: number, dealer: string, declarer: string | null = null, value = 0): ListLine => ({
    ...{ deal, dealer, declarer, value },
  });
  const LINES = [
    line(1, 'A', 'B', 48),
    ...[line(2, 'B'), line(3, 'C'), line(4, 'A', 'C', -24), line(5, 'B'), line(6, 'C')],
    ...[line(7, 'A', 'Eva', -36), line(8, 'B', 'A', 20), line(9, 'C'), line(10, 'Eva')],
  ];
  const FEET = 'A:20/1/0 B:48/1/0 C:-24/0/1 Eva:-36/0/1';
  const short = { four: 12, three: 9 };
  const signed = (lines: readonly ListLine[] = LINES): AnyAct => ({
    ...closeList(1, '1', FEET, { passed: 6, deals: 10 }),
    lines,
  });
  const after = (...acts: readonly AnyAct[]) => {
    const opening = [...opened('A B C', short), checkIn('Eva'), join(7, 'A', 'B', 'C')];
    const { state, refusals } = given(EVENING).when(opening, acts);
    const [list] = tournamentView(state, { kind: 'staff' }).lists as readonly { settlement?: unknown }[];
    return { state, refusals, list };
  };
  it('SKAT-3.2.1 SKAT-3.3.7.b has its dealers in turn from the deal on with which the table is as it is', () => {
    expect(after(signed()).refusals).toEqual([]);
    expect(after(signed(LINES.with(7, line(8, 'C', 'A', 20)))).refusals).toEqual(['SKAT-3.2.1']);
    expect(after(signed(LINES.with(7, line(8, 'A', 'B', 20)))).refusals).toEqual(['SKAT-3.3.7.b']);
    expect(after(signed(LINES.with(5, line(6, 'Eva')))).refusals).toEqual(['SKWO-7.1.5']);
  });
  it('SKAT-5.5-GAP-3 is settled by the rounds that each took part in', () => {
    expect(after(closeList(1, '1', FEET, { passed: 6, deals: 10 })).refusals).toEqual(['SKAT-5.5-GAP-3']);
    // Among three: B 48, C -24, sum 24. Among four: A 20, Eva -36, sum -16.
    const [first, second] = [
      { A: -24, B: 144 - 24, C: -72 - 24 },
      { A: 80 + 16, B: 16, C: 16, Eva: -144 + 16 },
    ];
    expect(after(signed()).list?.settlement).toEqual({
      stake: '1',
      result: {
        A: first.A + second.A,
        B: first.B + second.B,
        C: first.C + second.C,
        Eva: second.Eva,
      },
    });
  });
  it('SKWO-5.1.b rates games of the others by the size that the table had, and only while somebody was there', () => {
    const list = after(signed()).state.lists.get('1|1')!;
    expect(['A', 'B', 'C', 'Eva'].map((entry) => listResult(list, entry))).toEqual([
      20 + 50 + 40 + 30,
      48 + 50 + 40 + 30,
      -24 - 50 + 30,
      -36 - 50,
    ]);
  });
});
