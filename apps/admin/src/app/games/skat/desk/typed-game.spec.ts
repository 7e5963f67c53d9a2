import { describe, expect, it } from '@jest/globals';
import { partOf, readGame, type ListedGame } from './typed-game';

const four = { seats: 4, deal: 1 };
const game = (typed: string, language: 'fr' | 'en' = 'en', table = four): ListedGame | string => {
  const read = readGame(typed, language, table);
  return read.kind === 'game' ? read.game : read.kind === 'unfinished' ? read.problem.kind : read.kind;
};

describe('a game typed for the list', () => {
  it('is the column of the declarer, the game, the matadors and its end', () => {
    expect(game('2g2+')).toEqual({
      column: 2,
      contract: 'G',
      matadors: 2,
      level: 'simple',
      won: true,
      bid: 0,
    });
    expect(game('3h-1- 20')).toMatchObject({ column: 3, contract: 'H', matadors: -1, won: false, bid: 20 });
  });

  it.each([
    ['2c1h+', 'CH', 'simple'],
    ['2c1s+', 'C', 'schneider'],
    ['2c1hsa+', 'CHS', 'schneider'],
    ['2c1hza+', 'CHZ', 'schwarz'],
    ['2c1ho+', 'CHO', 'schwarz'],
    ['2no+', 'NO', 'simple'],
    ['2nho-', 'NHO', 'simple'],
  ])('SKAT-5.2.1 knows the steps of %s', (typed, contract, level) => {
    expect(game(typed)).toMatchObject({ contract, level });
  });

  it('takes the suit letters of the language of the page, and the others where they are clear', () => {
    expect(game('2c1+', 'fr')).toMatchObject({ contract: 'H' });
    expect(game('2t1+', 'fr')).toMatchObject({ contract: 'C' });
    expect(game('2k1+', 'en')).toMatchObject({ contract: 'D' });
    expect(game('2d1+', 'fr')).toMatchObject({ contract: 'D' });
  });

  it.each([
    ['', 'empty'],
    ['0', 'passed'],
    ['/7', 'jump'],
    ['g2+', 'declarer'],
    ['5g2+', 'table'],
    ['1g2+', 'sitsOut'],
    ['2x2+', 'game'],
    ['2g+', 'matadors'],
    ['2g5+', 'matadors'],
    ['2n1+', 'matadors'],
    ['2g2q+', 'steps'],
    ['2g2', 'outcome'],
    ['2g2+9', 'rest'],
    ['2g2+ x', 'rest'],
  ])('says what %s lacks', (typed, kind) => {
    expect(game(typed)).toBe(kind);
  });
});

describe('the parts of a deal', () => {
  it.each([
    [4, 1, ['dealer', 'forehand', 'middlehand', 'rearhand']],
    [4, 3, ['middlehand', 'rearhand', 'dealer', 'forehand']],
    [3, 1, ['rearhand', 'forehand', 'middlehand']],
    [3, 5, ['middlehand', 'rearhand', 'forehand']],
  ])('SKAT-3.2-GAP-1 at a table of %i in deal %i', (seats, deal, parts) => {
    const columns = Array.from({ length: seats }, (_, index) => index + 1);
    expect(columns.map((column) => partOf(column, { seats, deal }))).toEqual(parts);
  });
});
