import { describe, expect, it } from '@jest/globals';
import { seasonOf } from './season';

describe('the season of a day', () => {
  it.each([
    ['2026-11-21', 2026],
    ['2026-08-31', 2025],
    ['2026-09-01', 2026],
  ])('%s lies in the season of %i', (day, season) => {
    expect(seasonOf(new Date(`${day}T12:00:00Z`))).toBe(season);
  });
});
