import { offersFor, readEvening } from '@arbitre/rules/bridge';
import { entrantsOf, kindsFor, ofKind, proposalFor } from './proposal';

describe('the movement that is proposed', () => {
  it.each([0, 2, 4, 5, 6, 7, 8, 11, 14, 15, 16, 23, 40, 80])('for %i pairs can be played', (count) => {
    const proposal = proposalFor({ kind: 'pair', count });
    expect(readEvening(proposal)).toMatchObject({ ok: true });
    if (count >= 4) expect(proposal.tables * 2 - count).toBeLessThan(2);
  });
  it.each([2, 3, 4, 7, 8])('for %i teams can be played', (count) => {
    expect(readEvening(proposalFor({ kind: 'team', count }))).toMatchObject({
      ...{ ok: true, setup: { movement: 'teams' } },
    });
  });
  it('has about as many boards as an evening has', () => {
    expect([
      proposalFor({ kind: 'pair', count: 10 }),
      proposalFor({ kind: 'pair', count: 14 }),
    ]).toMatchObject([
      { movement: 'howell', tables: 5, boards: 3 },
      { movement: 'howell', tables: 7, boards: 2 },
    ]);
  });
  it('is for teams, pairs or players, whoever is there', () => {
    expect(entrantsOf([{ kind: 'pair' }, { kind: 'pair' }])).toEqual({ kind: 'pair', count: 2 });
    expect(entrantsOf([{ kind: 'pair' }, { kind: 'team' }])).toEqual({ kind: 'team', count: 2 });
    expect(entrantsOf([{ kind: 'player' }, { kind: 'player' }])).toEqual({ kind: 'player', count: 2 });
    expect(entrantsOf([{ kind: 'player' }, { kind: 'pair' }])).toEqual({ kind: 'pair', count: 2 });
    expect(proposalFor({ kind: 'player', count: 12 })).toMatchObject({ movement: 'individual', tables: 3 });
    expect(proposalFor(entrantsOf([]))).toMatchObject({ movement: 'howell' });
  });
  it('stands before the other kinds, and another kind begins with what fits it', () => {
    const offers = offersFor({ kind: 'pair', count: 10 });
    expect(kindsFor('pair', offers)[0]).toBe('howell');
    expect(kindsFor('pair', offers)).toContain('written');
    expect(ofKind({ movement: 'mitchell', tables: 9, boards: 1 }, offers)).toMatchObject({
      tables: 5,
      rounds: 5,
    });
    expect(ofKind({ movement: 'rover', tables: 5, boards: 1 }, offers)).toMatchObject({
      tables: 5,
      boards: 5,
    });
  });
});
