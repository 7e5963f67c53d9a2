import { describe, expect, it } from '@jest/globals';
import { inOrder, notFour, tablesOf } from './seating';

const NINE = 'ABCDEFGHI'.split('');

describe('tables that are made by hand', () => {
  it('begin in the order of the players, and whoever is left sits out', () => {
    expect(tablesOf(inOrder(NINE))).toEqual([
      ['A', 'B', 'C', 'D'],
      ['E', 'F', 'G', 'H'],
    ]);
    expect(inOrder(NINE).get('I')).toBe(0);
    expect(tablesOf(inOrder(['A', 'B', 'C']))).toEqual([]);
  });
  it('BP-PARTIE-2 have four players each, and none of them stays empty', () => {
    const nine = inOrder(NINE);
    expect(notFour(nine)).toEqual([]);
    expect(notFour(new Map([...nine, ['I', 1]]))).toEqual([{ table: 1, players: 5 }]);
    const later = new Map([...nine, ...['A', 'B', 'C', 'D'].map((entry) => [entry, 0] as const)]);
    expect(notFour(later)).toEqual([{ table: 1, players: 0 }]);
    expect(notFour(new Map([...nine, ...['E', 'F', 'G', 'H'].map((entry) => [entry, 0] as const)]))).toEqual(
      [],
    );
  });
});
