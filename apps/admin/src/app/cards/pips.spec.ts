import { describe, expect, it } from '@jest/globals';
import { pipsOf } from './pips';

describe('pips', () => {
  it.each(['2', '3', '4', '5', '6', '7', '8', '9'])('are %s on that card', (rank) => {
    expect(pipsOf(rank)).toHaveLength(Number(rank));
  });
  it('are ten on the ten and none on a court card', () => {
    expect(pipsOf('T')).toHaveLength(10);
    expect(pipsOf('K')).toEqual([]);
  });
  it.each(['2', '3', '4', '5', '6', '9', 'T'])('of the %s look the same upside down', (rank) => {
    const places = pipsOf(rank).map(({ x, y }) => `${x},${y}`);
    const turned = pipsOf(rank).map(({ x, y }) => `${100 - x},${140 - y}`);
    expect([...turned].sort()).toEqual([...places].sort());
  });
});
