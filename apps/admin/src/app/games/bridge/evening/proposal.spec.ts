import { readEvening } from '@arbitre/rules/bridge';
import { boardsFor, proposalFor } from './proposal';

describe('the movement that is proposed', () => {
  it.each([4, 5, 6, 7, 8, 11, 14, 15, 16, 23, 40, 80])('for %i pairs can be played', (pairs) => {
    const proposal = proposalFor(pairs, false);
    expect(readEvening(proposal)).toMatchObject({ ok: true });
    expect(proposal.tables * 2 - pairs).toBeLessThan(2);
  });
  it.each([2, 3, 4, 7, 8])('for %i teams can be played', (teams) => {
    expect(readEvening(proposalFor(teams, true))).toMatchObject({ ok: true, setup: { movement: 'teams' } });
  });
  it('has about as many boards as an evening has', () => {
    expect([proposalFor(10, false), proposalFor(14, false)]).toMatchObject([
      { movement: 'howell', tables: 5, boards: 3 },
      { movement: 'howell', tables: 7, boards: 2 },
    ]);
    expect(boardsFor({ movement: 'howell', tables: 3 })).toBe(6);
    expect(proposalFor(20, false)).toMatchObject({ movement: 'mitchell', tables: 10, boards: 3 });
  });
});
