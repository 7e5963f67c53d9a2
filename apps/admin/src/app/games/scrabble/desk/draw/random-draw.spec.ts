import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomBelow } from '../../../../sessions/lots/random-below';
import { drawFrom, drawProblem, lettersWithout } from './random-draw';

const sorted = (letters: string): string => Array.from(letters).sort().join('');

describe('a draw out of the bag', () => {
  it('SCR-3A-GAP-1 takes letters of the bag and leaves the others', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('A', 'B', 'E', '?'), maxLength: 20 }),
        fc.nat(9),
        (bag, count) => {
          const drawn = drawFrom(bag, count, randomBelow);
          expect(drawn).toHaveLength(Math.min(count, bag.length));
          expect(sorted(drawn + lettersWithout(bag, drawn))).toBe(sorted(bag));
        },
      ),
    );
  });

  it('follows its source of random numbers', () => {
    expect(drawFrom('ABC', 2, () => 0)).toBe('AB');
    expect(drawFrom('ABC', 2, (below) => below - 1)).toBe('CB');
  });

  it.each([
    ['AEI', null],
    ['a e i', null],
    ['AE', { kind: 'count', given: 2 }],
    ['AEZ', { kind: 'bag', letters: 'Z' }],
    ['AAA', { kind: 'bag', letters: 'A' }],
    ['AE1', { kind: 'letters', given: 3 }],
  ])('SCR-3A-GAP-2 says of %s what is wrong', (typed, problem) => {
    expect(drawProblem(typed, 'AAEI?', 3)).toEqual(problem);
  });
});
