import { describe, expect, it } from '@jest/globals';
import { isDay, moved, weeksOf } from './span';

describe('the days that a calendar shows', () => {
  it('are whole weeks of a month, from Monday to Sunday', () => {
    const november = weeksOf('month', '2026-11-21');
    expect(november.map((week) => [week[0], week[6]])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
    expect(weeksOf('month', '2027-02-28')).toHaveLength(4);
  });

  it('are the week of a Sunday, which ends with it, and a day alone', () => {
    expect(weeksOf('week', '2026-11-22')).toEqual([
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    ]);
    expect(weeksOf('day', '2026-11-22')).toEqual([['2026-11-22']]);
  });

  it.each([
    ['month', '2026-12-31', 1, '2027-01-01'],
    ['month', '2026-01-31', -1, '2025-12-01'],
    ['week', '2026-11-22', 1, '2026-11-29'],
    ['day', '2026-03-01', -1, '2026-02-28'],
  ] as const)('a %s on from %s by %d is that of %s', (view, day, by, expected) => {
    expect(moved(view, day, by)).toBe(expected);
  });

  it.each([
    ['2026-11-21', true],
    ['2026-02-30', false],
    ['2026-1-1', false],
    ['', false],
    ['tomorrow', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});
