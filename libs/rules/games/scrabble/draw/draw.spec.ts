import fc from 'fast-check';
import { emptyRack, rackSize, rackText, readRack, type Rack } from '../tiles/rack';
import { FRENCH_TILES } from '../tiles/tile-set';
import { isValidDraw, leastOfEach } from './conditions';
import { drawText, readDraw } from './draw-text';
import { hasBothKinds, kindsOf, minusLetters, plusLetters } from './letters-left';
import { commitmentOf, drawLetters } from './seeded-draw';

const letters = (text: string): Rack => readRack(text) ?? emptyRack();
const FULL = FRENCH_TILES.counts;

describe('vowels and consonants', () => {
  it.each([
    ['SCR-3B-1 wants two vowels up to round 15', 'BCDFGHA', 3, FULL, false],
    ['SCR-3B-1 takes two and two', 'BCDFGAE', 15, FULL, true],
    ['SCR-3B-2 takes one from round 16 on', 'BCDFGHA', 16, FULL, true],
    ['SCR-3B-2 wants one from round 16 on', 'BCDFGHL', 16, FULL, false],
    ['SCR-3B-3 wants one earlier when no more are left', 'ABBCDFG', 12, letters('ABBCDFGHL'), true],
    ['SCR-3B-GAP-1 counts Y and joker as what is missing', 'BCDFGY?', 2, FULL, true],
    ['SCR-3B-GAP-1 counts each of them once', 'AEIOUEY', 2, FULL, false],
    ['SCR-3B-GAP-2 makes the Y the vowel when all others are consonants', 'BCDY', 21, letters('BCDY'), true],
    ['SCR-3B-GAP-3 finds no valid draw among consonants', 'BCD', 21, letters('BCD'), false],
    ['SCR-3B-GAP-4 goes by the number of the round being drawn', 'BCDFGHA', 15, FULL, false],
  ])('%s', (_, draw, round, unplaced, valid) => {
    expect(isValidDraw(letters(draw), round, unplaced)).toBe(valid);
  });

  const racks = fc
    .array(fc.constantFrom(...Array.from('AEIOUYBCDT?')), { minLength: 1, maxLength: 9 })
    .map((each) => letters(each.join('')));
  it('SCR-3B-GAP-1 agree with trying every assignment of Y and jokers', () => {
    fc.assert(
      fc.property(racks, fc.constantFrom(1, 2), (rack, least) => {
        const { vowels, consonants, free } = kindsOf(rack);
        const some = Array.from({ length: free + 1 }, (_, asVowels) => asVowels).some(
          (asVowels) => vowels + asVowels >= least && consonants + free - asVowels >= least,
        );
        expect(hasBothKinds(rack, least)).toBe(some);
      }),
    );
  });
  it('SCR-3B-3 asks for two only while everything left can give two and two', () => {
    fc.assert(
      fc.property(racks, fc.integer({ min: 1, max: 30 }), (unplaced, round) => {
        expect(leastOfEach(round, unplaced)).toBe(round <= 15 && hasBothKinds(unplaced, 2) ? 2 : 1);
      }),
    );
  });
});

describe('a draw as text', () => {
  it.each([
    ['UUX+EHVP', 'UUX', 'EHVP', false],
    ['AEINRST', '', 'AEINRST', false],
    ['-BNISRAA', '', 'BNISRAA', true],
    ['E+HLA?NI', 'E', 'HLA?NI', false],
  ])('SCR-RULESET-GAP-2 SCR-3A-2 reads and writes %s', (text, kept, drawn, dash) => {
    expect(drawText(letters(kept), drawn, dash)).toBe(text);
    expect(readDraw(text)).toEqual({ kept: kept === '' ? null : kept, letters: drawn, dash });
  });
  it('reads nothing else', () => {
    expect(['A1', 'A+B+C', 'É'].map(readDraw)).toEqual([null, null, null]);
  });
});

describe('letters drawn by the platform', () => {
  it('SCR-3A-GAP-3 come out again from the seed, and from no other', () => {
    expect(drawLetters('seed', 1, FULL, 7)).toBe(drawLetters('seed', 1, FULL, 7));
    expect(drawLetters('seed', 1, FULL, 7)).not.toBe(drawLetters('seed', 2, FULL, 7));
    expect(commitmentOf('seed')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf('seed')).not.toBe(commitmentOf('Seed'));
  });
  it('SCR-1B-GAP-5 empty the bag tile by tile, jokers too', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const all = drawLetters(seed, 1, FULL, 200);
        expect(rackText(letters(all))).toBe(rackText(FULL));
        expect(all).toHaveLength(102);
      }),
      { numRuns: 10 },
    );
  });
  it('SCR-3A-GAP-1 stop when the bag is empty', () => {
    expect(drawLetters('seed', 1, letters('AB'), 7)).toMatch(/^(?:AB|BA)$/);
    expect(drawLetters('seed', 1, letters(''), 7)).toHaveLength(0);
  });
});

describe('counts of letters', () => {
  it('take away what they hold and nothing else', () => {
    const whole = letters('AABC?');
    expect(rackText(minusLetters(whole, letters('AB?')) ?? [])).toBe('AC');
    expect(minusLetters(whole, letters('BB'))).toBeNull();
    expect(rackSize(plusLetters(whole, letters('Z')))).toBe(6);
  });
});
