import { describe, expect, it } from '@jest/globals';
import { improbableDeals } from './improbable';
import { scoreWhistBridge } from './score-entry';

const scoresOf = (notation: string) => {
  const answer = scoreWhistBridge(notation);
  return answer.ok ? ['1', '2', '3', '4'].map((seat) => answer.score.scores[seat]) : answer.violation.article;
};

describe('the score of a result alone', () => {
  it.each([
    ['E8-H 9', [10, 0, 10, 0]],
    ['e10 9', [-16, 16, -16, 16]],
    ['S6 5', [-15, 10, 10, 10]],
    ['PM +', [18, 0, 0, 0]],
    ['PM +-', [18, 12, -18, 12]],
    ['TR 13', [30, 0, 30, 0]],
    ['DAMES 2-1-1-0', [-6, -3, -3, 12]],
    ['S8 8', [21, 0, 0, 0]],
    ['S8-H* 2 8', [0, 18, 0, 0]],
    ['E9-H 1+3 10', [13, 0, 13, 0]],
    ['e9h 24 10', [0, 13, 0, 13]],
    ['DAMES 1:2 2:1 3:1', [-6, -3, -3, 12]],
    ['D 2110', [-6, -3, -3, 12]],
    ['DAMES 2-1-1-1', 'WB-13-D-1'],
    ['DAMES 9', 'WB-13-D-1'],
    ['S6 +', 'invalid-field'],
    ['A9 +-', 'invalid-field'],
    ['S6-H 1+3 6', 'invalid-field'],
    ['PM-H +', 'invalid-field'],
    ['S6-H 5 6', 'invalid-field'],
    ['E7 9', 'invalid-field'],
    ['E8 14', 'invalid-field'],
    ['E8', 'invalid-field'],
    ['', 'invalid-field'],
  ])('%s: %j', (notation, expected) => {
    expect(scoresOf(notation)).toEqual(expected);
  });
  it('WB-13-S-GAP-1 takes an S8 for a direct one unless a star says that it was not', () => {
    expect([scoresOf('S8 8'), scoresOf('S8* 8')]).toEqual([
      [21, 0, 0, 0],
      [18, 0, 0, 0],
    ]);
  });
  it('prints what can be typed again', () => {
    for (const typed of ['e9h 13 10', 'S8* 8', 'PM +-', 'D 0-1-2-1', 'PCNT +', 'TR 9']) {
      const first = scoreWhistBridge(typed);
      if (!first.ok) throw new Error(typed);
      expect(scoreWhistBridge(first.score.notation)).toEqual(first);
    }
  });
});

describe('an improbable deal', () => {
  it.each([
    ['E8-H 13', ['capot']],
    ['E13 13', []],
    ['E8 4', ['far-short']],
    ['S6 3', []],
    ['CH +', ['slam']],
    ['PM +', []],
    ['DAMES 2-1-1-0', []],
  ])('%s: %j', (notation, kinds) => {
    const answer = scoreWhistBridge(notation);
    if (!answer.ok) throw new Error(notation);
    expect(improbableDeals.find([{ deal: 't1', ...answer.score }]).map(({ kind }) => kind)).toEqual(kinds);
  });
});
