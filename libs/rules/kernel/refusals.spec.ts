import { describe, expect, it } from '@jest/globals';
import { cardWord, compassTableWords } from './card-words';
import { refusals, refusing } from './refusals';
import { told } from './tell';

const table = refusals({
  'not-dealt': { fr: 'Rien n’est donné.', en: 'Nothing is dealt.' },
  'card-not-held': { fr: '{seat} n’a pas {card}.', en: '{card} is not held by {seat}.' },
});
const refuse = refusing<typeof table>();

describe('a table of refusals', () => {
  it('refuses with a code and its facts as data', () => {
    expect(refuse('card-not-held', { seat: 'N', card: 'SA', trick: 3 })).toEqual({
      ok: false,
      violation: { article: 'card-not-held', facts: { seat: 'N', card: 'SA', trick: 3 } },
    });
    expect(refuse('not-dealt')).toEqual({ ok: false, violation: { article: 'not-dealt', facts: {} } });
  });

  it('does not compile with another code, without a fact or with holes that differ by language', () => {
    // @ts-expect-error: no such code
    expect(refuse('dealt-not')).toBeDefined();
    // @ts-expect-error: no facts at all
    expect(refuse('card-not-held')).toBeDefined();
    // @ts-expect-error: `card` is missing
    expect(refuse('card-not-held', { seat: 'N' })).toBeDefined();
    // @ts-expect-error: null tells nothing
    expect(refuse('card-not-held', { seat: 'N', card: null })).toBeDefined();
    // @ts-expect-error: `card` is missing, should it be the second code
    expect(refuse(Date.now() > 0 ? 'not-dealt' : 'card-not-held', { seat: 'N' })).toBeDefined();
    const late = { 'late-call': { fr: '{seat} annonce trop tard.', en: '{card} is late.' } } as const;
    // @ts-expect-error: the English sentence tells another fact
    expect(refusals(late)).toBeDefined();
  });
});

describe('a sentence', () => {
  it('tells facts in the words of its game', () => {
    const facts = { seat: 'W', card: 'HT' };
    expect(told(table['card-not-held'], facts, compassTableWords, 'fr')).toBe('Ouest n’a pas ♥10.');
    expect(told(table['card-not-held'], facts, compassTableWords, 'en')).toBe('♥10 is not held by West.');
  });

  it('tells what the game has no word for as it is, and lists one by one', () => {
    const { seats } = refusals({ seats: { fr: 'Places : {seats}.', en: 'Seats: {seats}.' } });
    expect(told(seats, { seats: ['N', 'X'] }, compassTableWords, 'en')).toBe('Seats: North, X.');
    expect([cardWord('SK', 'fr'), cardWord('SK', 'en'), cardWord('ZZ', 'fr')]).toEqual(['♠R', '♠K', 'ZZ']);
  });
});
