import { describe, expect, it } from '@jest/globals';
import { judgeGame } from './judged-game';
import { readGame, type ListedGame } from './typed-game';

const table = { seats: 4, deal: 1 };
const judged = (typed: string) => {
  const read = readGame(typed, 'en', table);
  return judgeGame(read.kind === 'game' ? read.game : null, table);
};

describe('a typed game under the rules', () => {
  it('SKAT-5.3.2 is worth what the rules say', () => {
    expect(judged('2g2+')).toMatchObject({
      ok: true,
      act: { declarer: 'forehand', contract: 'G', matadors: 2, won: true },
      notation: 'forehand G with 2 +72',
    });
  });

  it('SKAT-5.3.4 counts double when it is lost', () => {
    expect(judged('4n-')).toMatchObject({ notation: 'rearhand N -46' });
  });

  it('SKAT-3.3.7.a passes a deal in', () => {
    expect(judged('0')).toMatchObject({ ok: true, act: { kind: 'passed' }, notation: 'passed in' });
  });

  it('SKAT-2.1.2 refuses a step that the game does not have', () => {
    const game: ListedGame = {
      column: 2,
      contract: 'CO',
      matadors: 1,
      level: 'simple',
      won: true,
      bid: 0,
    };
    expect(judgeGame(game, table)).toEqual({ ok: false, article: 'SKAT-2.1.2' });
  });
});
