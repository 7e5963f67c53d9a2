import { describe, expect, it } from '@jest/globals';
import { decimal, longDate, signed, whole } from './formats';
import { ordinal } from './plural';

describe('figures', () => {
  it.each([
    ['fr', '56.25', '56,25'],
    ['en', '56.25', '56.25'],
    ['fr', '-12.5', '−12,5'],
    ['fr', '0', '0'],
    ['en', '1234.50', '1,234.50'],
    ['fr', '9007199254740993.01', '9\u202f007\u202f199\u202f254\u202f740\u202f993,01'],
  ] as const)('%s writes %s as %s', (language, text, expected) => {
    expect(decimal(language, text)).toBe(expected);
  });

  it('carry their sign where two sides are compared', () => {
    expect(signed('fr', '3.5')).toBe('+3,5');
    expect(signed('en', '-3.5')).toBe('−3.5');
    expect(signed('en', '0')).toBe('0');
    expect(whole('fr', -1420)).toBe('−1\u202f420');
  });
});

describe('ordinals', () => {
  it.each([
    ['fr', 1, '1er'],
    ['fr', 2, '2e'],
    ['fr', 21, '21e'],
    ['en', 1, '1st'],
    ['en', 2, '2nd'],
    ['en', 3, '3rd'],
    ['en', 11, '11th'],
    ['en', 21, '21st'],
  ] as const)('%s %d is %s', (language, rank, expected) => {
    expect(ordinal(language, rank)).toBe(expected);
  });
});

describe('dates', () => {
  it('stay on the day that the competition gives', () => {
    expect(longDate('fr', '2026-11-21')).toBe('21 novembre 2026');
    expect(longDate('en', '2026-11-21')).toBe('21 November 2026');
  });
});
