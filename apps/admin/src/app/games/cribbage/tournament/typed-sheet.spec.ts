import { describe, expect, it } from '@jest/globals';
import { readSheet } from './typed-sheet';

const read = (typed: string, skunk = false): string => {
  const sheet = readSheet(typed, skunk);
  return sheet.kind === 'points' ? `${sheet.NS}-${sheet.EW}` : sheet.why;
};

describe('a sheet as it is typed', () => {
  it('is game points and the spread, of North and South unless East and West are named in either language', () => {
    expect(['2 15', 'ew 2 15', 'EO 2 15', ' ns 2 15 '].map((typed) => read(typed))).toEqual([
      '121-106',
      '106-121',
      '106-121',
      '121-106',
    ]);
  });
  it('is both totals too, North and South first', () => {
    expect(['121-106', '106-121', '98 – 125'].map((typed) => read(typed))).toEqual([
      '121-106',
      '106-121',
      '98-125',
    ]);
  });
  it('CRIB-GAP-T2 takes a three where the tournament counts it alone', () => {
    expect([read('3 38'), read('3 38', true), read('2 38', true)]).toEqual(['skunk', '121-83', 'skunk']);
  });
  it('says what is wrong with anything else', () => {
    expect(['120-100', '121-121', '2 0', 'won', ''].map((typed) => read(typed))).toEqual([
      'impossible',
      'impossible',
      'impossible',
      'unreadable',
      'unreadable',
    ]);
  });
});
