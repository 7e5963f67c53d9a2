import { impsFor, impsForPercent } from './imps';

describe('IMPs', () => {
  it('BD-L78B converts both ends of each of the 25 bands', () => {
    const lowest = [
      0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
      2250, 2500, 3000, 3500, 4000,
    ];
    expect(lowest.map(impsFor)).toEqual(lowest.map((_, imps) => imps));
    expect(lowest.slice(1).map((least) => impsFor(least - 10))).toEqual(
      lowest.slice(1).map((_, imps) => imps),
    );
    expect(impsFor(-450)).toBe(-10);
    expect(impsFor(9000)).toBe(24);
  });
  it('BD-L78B-GAP-1 takes a difference between two bands to the lower one', () => {
    expect(impsFor(45)).toBe(1);
    expect(impsFor(-45)).toBe(-1);
  });
  it('BD-L12C2b BD-IMPP-3 makes +3, 0 and -3 of average plus, average and average minus', () => {
    expect([60, 50, 40].map(impsForPercent)).toEqual([3, 0, -3]);
  });
});
