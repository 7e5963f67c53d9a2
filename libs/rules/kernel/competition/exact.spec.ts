import fc from 'fast-check';
import {
  add,
  compare,
  divide,
  equals,
  exact,
  mean,
  roundToMultiple,
  subtract,
  sum,
  toDecimal,
} from './exact';

const fractions = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }))
  .map(([num, den]) => exact(num, den));

describe('exact values', () => {
  it('BD-MP-6-GAP-1 keeps thirds and sevenths exact until they are printed', () => {
    expect(sum([exact(100, 3), exact(100, 3), exact(100, 3)])).toEqual({ num: 100, den: 1 });
    expect(toDecimal(exact(55124, 1000), 2)).toBe('55.12');
    expect(compare(exact(55124, 1000), exact(551249, 10000))).toBeLessThan(0);
  });
  it('prints halves away from zero and never a negative zero', () => {
    expect([exact(1, 8), exact(-1, 8), exact(-1, 1000), exact(5)].map((each) => toDecimal(each, 2))).toEqual([
      '0.13',
      '-0.13',
      '0.00',
      '5.00',
    ]);
    expect(toDecimal(exact(-5, 2), 0)).toBe('-3');
  });
  it('BD-IMPP-1 rounds to the nearest ten, exact fives away from zero', () => {
    expect(
      [exact(85), exact(-85), exact(84), exact(170, 3)].map((each) => roundToMultiple(each, 10)),
    ).toEqual([90, -90, 80, 60]);
  });
  it('adds and subtracts back to where it started, in lowest terms', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(equals(subtract(add(a, b), b), a)).toBe(true);
      }),
    );
  });
  it('takes means over boards whose tops differ without losing anything', () => {
    const values = Array.from({ length: 30 }, (_, index) => exact(100 * (index % 7), index + 3));
    const total = sum(values);
    expect(equals(mean(values), divide(total, exact(30)))).toBe(true);
  });
  it('refuses what is not a fraction of whole numbers', () => {
    expect(() => exact(1.5)).toThrow(RangeError);
    expect(() => exact(1, 0)).toThrow(RangeError);
  });
});
