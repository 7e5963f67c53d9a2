import { describe, expect, it } from '@jest/globals';
import { pointsRows } from './points-rows';

/** `E8 8: 7 7, 0, 14` for made by tricks, `PM +-: 18 -18, 12, 24` by outcome. */
const told = pointsRows().map(({ game, ending, declarers, each, sum }) => {
  const end =
    ending.kind === 'tricks'
      ? `${ending.tricks}${ending.direct === true ? ' direct' : ''}`
      : ending.made.map((made) => (made ? '+' : '-')).join('');
  return `${game} ${end}: ${declarers.join(' ')}, ${each}, ${sum}`;
});

describe('the points card', () => {
  it.each([
    'E8 8: 7 7, 0, 14',
    'E8 13: 30 30, 0, 60',
    'E8 7: -10 -10, 10, 0',
    'E11 8: -25 -25, 25, 0',
    'E13 12: -30 -30, 30, 0',
    'S6 8: 18, 0, 18',
    'S6 3: -21, 14, 21',
    'S8 8: 18, 0, 18',
    'S8 8 direct: 21, 0, 21',
    'S8 5: -30, 20, 30',
    'TR 9: 16 16, 0, 32',
    'TR 8: 0 0, 16, 32',
    'PM ++: 18 18, 0, 36',
    'P +-: 24 -24, 16, 32',
    'GM --: -36 -36, 36, 0',
    'GME -: -75, 50, 75',
    'PC +: 100, 0, 100',
    'CH -: -200, 80, 40',
  ])('has the row %s', (row) => {
    expect(told).toContain(row);
  });

  it('says nothing twice', () => {
    expect(new Set(told).size).toBe(told.length);
  });
});
