import { describe, expect, it } from '@jest/globals';
import { isSecondTap } from './double-tap';

const down = (clientX: number, clientY: number, timeStamp: number) => ({ clientX, clientY, timeStamp });

describe('the second tap of a double tap', () => {
  it.each([
    ['the first of all', null, down(100, 600, 1_000), false],
    ['at once and at the same place', down(100, 600, 1_000), down(102, 601, 1_150), true],
    ['at another place', down(100, 600, 1_000), down(100, 640, 1_150), false],
    ['after somebody has read', down(100, 600, 1_000), down(100, 600, 1_900), false],
  ])('%s', (_, before, now, second) => {
    expect(isSecondTap(before, now)).toBe(second);
  });
});
