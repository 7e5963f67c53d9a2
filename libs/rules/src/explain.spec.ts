import { explain } from './index';

describe('the sentences of refusals', () => {
  it('are those of the game that was played', () => {
    const violation = { article: 'card-not-held', facts: { seat: 'N', card: 'SK' } };
    expect(explain('bridge', violation)).toMatchObject({
      fr: 'Nord n’a pas la carte ♠R.',
      en: 'North does not hold ♠K.',
    });
  });

  it('give the text of the article where a rulebook speaks, and name it where it is unknown', () => {
    expect(explain('bridge', { article: 'BD-L41A-1', facts: {} })).toEqual({
      fr: 'L’entame revient au joueur à gauche du déclarant.',
      en: 'The player on declarer’s left makes the opening lead.',
      told: [],
    });
    expect(explain(null, { article: 'BD-L999', facts: {} }).fr).toBe('Contraire à l’article BD-L999.');
  });

  it('take the words of the caller’s own layer where neither says it', () => {
    const beside = { 'too-late': { fr: '{id} : trop tard.', en: '{id}: too late.' } };
    expect(explain(null, { article: 'too-late', facts: { id: 'c1' } }, beside).en).toBe('c1: too late.');
  });
});
