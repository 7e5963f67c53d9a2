import { describe, expect, it } from '@jest/globals';
import { handsOf } from './hands-of-games';

const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const game = (board: string, deal: string): string => `[Board "${board}"]\n[Deal "${deal}"]\n`;

/** The hands of a file, on these boards. */
const handsInFile = async (file: string, played: ReadonlySet<number>) => {
  const { readPbn } = await import('@arbitre/rules/games/bridge/pbn');
  return handsOf(readPbn(file).games, played);
};

describe('the hands of a PBN file', () => {
  it('are those of boards that are played and known whole, the last record of each', async () => {
    const file = [
      game('1', DEAL.replace('N:', 'E:')),
      game('2', DEAL.replace(/ \S+$/u, ' -')),
      game('3', DEAL),
      game('1', DEAL),
      game('9', DEAL),
    ].join('\n');
    const found = await handsInFile(file, new Set([1, 2, 3]));
    expect(found.map(({ board }) => board).sort()).toEqual([1, 3]);
    expect(found.find(({ board }) => board === 1)?.hands.N?.slice(0, 2)).toEqual(['SA', 'SK']);
    expect(found.find(({ board }) => board === 3)?.hands.W?.slice(0, 2)).toEqual(['CA', 'CK']);
  });

  it.each(['', 'no PBN', '[Deal "x"]', game('1', 'N:A.B.C.D - - -')])('are none in %j', async (text) => {
    expect(await handsInFile(text, new Set([1]))).toEqual([]);
  });
});
