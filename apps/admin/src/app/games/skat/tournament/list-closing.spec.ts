import { describe, expect, it } from '@jest/globals';
import type { SkatSheetView } from '@arbitre/rules/skat';
import { missingDeals, signatories, totalsOf } from './list-closing';
import type { ListOfTable } from './tournament-view';

const list = (more: Partial<ListOfTable> = {}): ListOfTable =>
  ({
    series: 1,
    table: '1',
    seats: ['a', 'b', 'c'],
    substitutes: [],
    deals: 3,
    struckFrom: null,
    ...more,
  }) as unknown as ListOfTable;
const line = (deal: number, kind = 'game') => ({ deal, kind });
const foot = {
  a: { points: 48, won: 1, lost: 0, othersLost: 1 },
  b: { points: -36, won: 0, lost: 1, othersLost: 0 },
};
const sheet = (...lines: readonly object[]) =>
  ({ lines, foot, counts: { won: 1, lost: 1, passed: 1, struck: 0 } }) as unknown as SkatSheetView;

describe('a list of skat that is to be closed', () => {
  it('SKWO-7.2-GAP-3 waits for the deals that are missing, and for none that was struck', () => {
    expect(missingDeals(list(), sheet(line(1)))).toBe(2);
    expect(missingDeals(list(), sheet(line(1), line(2), line(3)))).toBe(0);
    expect(missingDeals(list({ struckFrom: 2 }), sheet(line(1)))).toBe(0);
  });

  it('SKWO-4.4.c is signed by who stands in for somebody, the last one named', () => {
    const substitutes = [
      { entry: 'b', substitute: 'x', deal: 1, cause: 'emergency' as const },
      { entry: 'b', substitute: 'y', deal: 2, cause: 'emergency' as const },
    ];
    expect(signatories(list({ substitutes }))).toEqual(['a', 'y', 'c']);
  });

  it('SKAT-5.5-GAP-2 says the sums of its foot', () => {
    expect(totalsOf(list({ struckFrom: 3 }), sheet(line(1), line(2)))).toEqual({
      ...{ deals: 3, passed: 1, struck: 1 },
      players: { a: { points: 48, won: 1, lost: 0 }, b: { points: -36, won: 0, lost: 1 } },
    });
  });
});
