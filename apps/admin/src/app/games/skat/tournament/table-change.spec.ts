import { describe, expect, it } from '@jest/globals';
import { dealersInTurn, playedDeals, readDealers, tableChanges } from './table-change';
import type { ListOfTable, TournamentView } from './tournament-view';

const list = (more: Partial<ListOfTable> = {}): ListOfTable => ({
  ...{
    series: 1,
    table: '1',
    seats: ['a', 'b', 'c'],
    parts: [{ from: 1, seats: ['a', 'b', 'c'] }],
    stops: [],
  },
  ...{ again: [], present: [], deals: 12, keeper: 1, closed: false, handedIn: false, substitutes: [] },
  ...more,
});
const view = (more: Partial<TournamentView> = {}): TournamentView =>
  ({
    evening: true,
    lists: [list()],
    participants: ['a', 'b', 'c', 'd', 'e', 'f'].map((entry) => ({
      ...{ entry, team: null, left: entry === 'e', excluded: entry === 'f' ? 'cheated' : null },
    })),
    ...more,
  }) as TournamentView;

describe('what may happen to a table', () => {
  it('SKAT-3.1.2.a offers newcomers between two rounds, and at a club evening alone', () => {
    const newcomers = (played: number, at = view()) => tableChanges(at, list(), played).newcomers;
    expect([newcomers(0), newcomers(3), newcomers(4), newcomers(12)]).toEqual([['d'], ['d'], [], []]);
    expect(newcomers(3, view({ evening: false }))).toEqual([]);
    const four = list({ seats: ['a', 'b', 'c', 'g'], parts: [{ from: 1, seats: ['a', 'b', 'c', 'g'] }] });
    expect(tableChanges(view(), four, 4).newcomers).toEqual([]);
  });
  it('SKAT-4.5.9.a lets somebody stop at the end of the round that he announced, and not before', () => {
    const announced = list({ stops: [{ entry: 'b', after: 6 }] });
    const at = (played: number) => tableChanges(view(), announced, played);
    expect([3, 5, 6, 9].map((played) => at(played).stopsNow)).toEqual([[], [], ['b'], ['b']]);
    expect(at(3).stopping).toEqual(['a', 'c']);
    expect(tableChanges(view({ evening: false }), announced, 6)).toEqual({
      ...{ newcomers: [], stopping: [], stopsNow: [] },
    });
  });
  it('SKAT-3.1.2.b counts rounds and dealers from the deal on with which the table is as it is', () => {
    const seats = ['a', 'b', 'c', 'd'];
    const joined = list({ seats, parts: [...list().parts, { from: 4, seats }] });
    expect([dealersInTurn(joined, 8), dealersInTurn(joined, 3)]).toEqual(['1 2 3 4 1', '1 2 3']);
    const stopped = { ...joined, stops: [{ entry: 'a', after: 7 }] };
    expect([6, 7].map((played) => tableChanges(view(), stopped, played).stopsNow)).toEqual([[], ['a']]);
  });
  it('reads what is typed of dealers, and counts the deals that are entered without a gap', () => {
    expect(readDealers(' 1 2,3  4 ')).toEqual([1, 2, 3, 4]);
    const lines = [1, 2, 4].map((deal) => ({ deal, kind: 'passed' }));
    expect(playedDeals({ lines } as unknown as Parameters<typeof playedDeals>[0])).toBe(2);
    expect(playedDeals({ lines: [] })).toBe(0);
  });
});
