import { describe, expect, it } from '@jest/globals';
import { rankingOf } from './ranking';

const table = {
  players: ['ann', 'bob', 'cid', 'dan'],
  totals: { ann: 12, bob: 20, cid: 12, dan: 40 },
  tokens: {
    bob: [{ colour: 'red', points: 8 }],
    dan: [{ colour: 'black', points: 0 }],
  },
} as const;

describe('the ranking of a manche', () => {
  it('WB-16-GAP-3 takes penalties off, and lets equals share their rank', () => {
    expect(rankingOf([table]).map(({ player, rank, total }) => [player, rank, total])).toEqual([
      ['dan', 1, 40],
      ['ann', 2, 12],
      ['bob', 2, 12],
      ['cid', 2, 12],
    ]);
  });

  it('WB-19.b leaves out whoever has a black token, below all others', () => {
    expect(rankingOf([table], ['dan']).map(({ player, rank }) => [player, rank])).toEqual([
      ['ann', 1],
      ['bob', 1],
      ['cid', 1],
      ['dan', null],
    ]);
  });
});
