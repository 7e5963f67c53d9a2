import { describe, expect, it } from '@jest/globals';
import game from '@arbitre/rules/games/bridge';
import { toldFacts } from './told-facts';

const words = { language: 'en', yes: 'yes', no: 'no', seat: (seat: string) => `seat ${seat}` } as const;
const laws = game.laws ?? null;

describe('what an arbiter found, as it is told', () => {
  it('is in the order of the laws, with their words, whatever order it was stored in', () => {
    const poll = [{ chose: 4, action: '4H', considered: 6 }];
    const found = { poll, source: 'haste', agreed: false, offender: 'W', evidence: ['one', 'two'] };
    expect(toldFacts(laws, found, words).map(({ told }) => told)).toEqual([
      ...['no', 'one\ntwo', 'seat W', 'haste', '4H 6 4'],
    ]);
  });
  it('is told by its name where nobody knows it any more', () => {
    expect(toldFacts(null, { weather: 'fair' }, words)).toEqual([
      { name: 'weather', says: 'weather', told: 'fair' },
    ]);
  });
});
