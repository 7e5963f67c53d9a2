import { readWritten } from './written-slip';

const slip = (word: string, place = '', score = '') => ({ word, place, score });

describe('a slip on the player’s own telephone', () => {
  it('is read as it was written, however it was typed', () => {
    expect(readWritten(slip(' mais(o)n ', ' h 4', '74'), 3)).toEqual({
      ...{ ok: true, word: 'MAISoN', place: 'H4', score: 74 },
    });
    expect(readWritten(slip('MAISON'), 1)).toEqual({ ok: true, word: 'MAISON', place: null, score: null });
  });
  it('SCR-4-4 has a place from the second round on', () => {
    expect(readWritten(slip('MAISON'), 2)).toEqual({ ok: false, problem: 'noPlace' });
  });
  it.each([
    ['badWord', slip('M')],
    ['badWord', slip('MAI5ON', 'H4')],
    ['badWord', slip('MAI\u0000SON', 'H4')],
    ['badPlace', slip('MAISON', 'P4')],
    ['badPlace', slip('MAISON', 'H16')],
    ['badScore', slip('MAISON', 'H4', '7x')],
    ['badScore', slip('MAISON', 'H4', '-7')],
  ])('says what is wrong with it: %s', (problem, typed) => {
    expect(readWritten(typed, 2)).toEqual({ ok: false, problem });
  });
});
