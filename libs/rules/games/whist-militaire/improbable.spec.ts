import { improbableDeals } from './improbable';
import { scoreWhistMilitaire } from './score-entry';

describe('an improbable deal of whist militaire', () => {
  it.each([
    ['NS 12-1', []],
    ['EW 13-0', ['slam']],
  ])('%s: %j', (notation, kinds) => {
    const answer = scoreWhistMilitaire(notation);
    if (!answer.ok) throw new Error(notation);
    const found = improbableDeals.find([{ deal: 't1', ...answer.score }]);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });
});
