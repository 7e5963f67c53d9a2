import { describe, expect, it } from '@jest/globals';
import { drawLetters, scrabbleRack } from '@arbitre/rules/scrabble';
import { setOfSeed } from './set-of-seed';

describe('a set drawn from a seed at the desk', () => {
  it('SCR-3A-GAP-3 is the one that everybody draws again with the seed', () => {
    const bag = 'AAAEEEIILMNNRSTTU??';
    const rack = scrabbleRack.readRack(bag);
    if (rack === null) throw new Error('no rack');
    for (const set of [1, 2, 3])
      expect(setOfSeed('graine', { set, bag, count: 7, joker: false })).toBe(
        drawLetters('graine', set, rack, 7),
      );
  });

  it('SCR-OPT-2 leaves the jokers of a joker game beside the bag', () => {
    const drawn = setOfSeed('graine', { set: 1, bag: 'ABCDEF??', count: 6, joker: true });
    expect(Array.from(drawn).sort().join('')).toBe('ABCDEF');
  });
});
