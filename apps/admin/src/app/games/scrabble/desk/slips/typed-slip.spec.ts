import { describe, expect, it } from '@jest/globals';
import { readSlip, readWord, typedWord } from './typed-slip';

describe('a slip typed at the desk', () => {
  it('is a player with place, word and claimed score', () => {
    expect(readSlip('12 H4 MAISON 74')).toEqual({
      kind: 'slip',
      player: 12,
      solution: { place: 'H4', word: 'MAISON' },
      claim: 74,
      sanction: null,
      marks: {},
    });
  });

  it('SCR-FADOQ-7 SCR-BUL-NUL-3 says that it is hard to read, or one of several', () => {
    expect(readSlip('12 H4 MAISON 74 h')).toMatchObject({ marks: { hardToRead: true }, claim: 74 });
    expect(readSlip('12 s H4 MAISON')).toMatchObject({ marks: { several: true }, sanction: null });
    expect(readSlip('12 h h 74')).toMatchObject({
      kind: 'unfinished',
      problem: { kind: 'unknown', part: 'h' },
    });
  });

  it.each(['12 74 4H maison', '12 maison 4h 74', '12 4H 74 Maison'])(
    'may come in any order and case: %s',
    (typed) => {
      expect(readSlip(typed)).toMatchObject({ claim: 74, solution: { place: '4H', word: 'MAISON' } });
    },
  );

  it('offers the top for a number alone', () => {
    expect(readSlip(' 7 ')).toEqual({ kind: 'player', player: 7 });
  });

  it.each([
    ['12 74 w', { kind: 'warning', article: 'SCR-BUL-4' }],
    ['12 74 w5', { kind: 'warning', article: 'SCR-FADOQ-5' }],
    ['12 H4 MAISON 74 p', { kind: 'penalty', article: 'SCR-BUL-7' }],
    ['12 z6', { kind: 'zero', article: 'SCR-BUL-NUL-6' }],
    ['12 z SCR-BUL-14', { kind: 'zero', article: 'SCR-BUL-14' }],
  ])('takes a sanction with its article: %s', (typed, sanction) => {
    expect(readSlip(typed)).toMatchObject({ kind: 'slip', sanction });
  });

  it.each([
    ['12 74\u0000', null, { kind: 'character', code: 'U+0000' }],
    ['12 MAI\ud800SON', null, { kind: 'character', code: 'U+D800' }],
    ['x 74', null, { kind: 'player' }],
    ['12 w', 12, { kind: 'nothing' }],
    ['12 H4', 12, { kind: 'score' }],
    ['12 74 ??', 12, { kind: 'unknown', part: '??' }],
    ['12 74 75', 12, { kind: 'unknown', part: '75' }],
    ['12 z65', 12, { kind: 'unknown', part: 'z65' }],
    ['12 74 w1', 12, { kind: 'unknown', part: 'w1' }],
  ])('says what is missing or too much: %s', (typed, player, problem) => {
    expect(readSlip(typed)).toEqual({ kind: 'unfinished', player, problem });
  });

  it.each([
    ['MAIS(O)N', 'MAISoN'],
    ['maiso*n', 'MAISoN'],
    ['A', null],
    ['MAIS-ON', null],
  ])('reads a joker in parentheses or before a star: %s', (typed, word) => {
    expect(readWord(typed)).toBe(word);
  });

  it('shows a joker in parentheses again', () => {
    expect(typedWord('MAISoN')).toBe('MAIS(O)N');
  });
});
