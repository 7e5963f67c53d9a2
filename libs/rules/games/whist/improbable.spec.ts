import { improbableHands } from './improbable';
import { scoreWhist } from './score-entry';

const found = (notation: string) => {
  const answer = scoreWhist(notation);
  if (!answer.ok) throw new Error(notation);
  return improbableHands.find([{ deal: 't1', ...answer.score }]).map(({ kind }) => kind);
};

describe('an improbable hand of whist', () => {
  it.each([
    ['NS 9-4', []],
    ['EW 12-1', []],
    ['EW 13-0', ['slam']],
    ['NS 9-4 R EW1', []],
    ['NS 9-4 R EW2', ['revokes']],
  ])('%s: %j', (notation, kinds) => {
    expect(found(notation)).toEqual(kinds);
  });

  it('is told by what the result says: one that says nothing is none', () => {
    expect(
      improbableHands.find([{ deal: 'd', notation: '-', result: { tricks: null }, scores: {} }]),
    ).toEqual([]);
  });
});
