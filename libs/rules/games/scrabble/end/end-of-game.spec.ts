import { emptyBoard, type Board } from '../board/board';
import { compileLexicon } from '../lexicon/compile';
import { placeMove } from '../moves/check-move';
import { DUPLICATE } from '../moves/play-rules';
import { readRack } from '../tiles/rack';
import { topsOf } from '../tops/tops';
import { afterMove } from './after-move';
import { endByLetters } from './end-of-game';
import { type TopsContext, weighTops } from './proposal';

const letters = (text: string) => readRack(text) ?? [];

describe('the letters left', () => {
  it.each([
    ['SCR-3F-1 end the game when there are none', '', 'all-placed'],
    ['SCR-3F-4 end it when there is one', 'K', 'one-letter'],
    ['SCR-3F-4 end it with a lone Y', 'Y', 'one-letter'],
    ['SCR-3F-4 end it with a lone joker', '?', 'one-letter'],
    ['SCR-3F-3 end it when only vowels are left', 'AE', 'only-vowels'],
    ['SCR-3F-3 SCR-3B-GAP-3 end it when only consonants are left', 'BCD', 'only-consonants'],
    ['SCR-3F-5 go on with a Y', 'AY', null],
    ['SCR-3F-5 go on with a joker', 'B?', null],
    ['SCR-3F-5 go on with both', 'Y?', null],
    ['SCR-3F-5 go on with two jokers', '??', null],
    ['SCR-3F-GAP-1 go on while bag and leftover together have both kinds', 'EEBCDF', null],
  ])('%s', (_, left, reason) => {
    expect(endByLetters(letters(left))).toBe(reason);
  });
});

const context = (words: string, board: Board, rack: string, unplaced: string): TopsContext => ({
  board,
  unplaced: letters(unplaced),
  rack: letters(rack),
  jokerGame: false,
  lexicon: compileLexicon('tops', words.split(' ')),
  rules: DUPLICATE,
  full: 7,
});

const weighed = (given: TopsContext) => {
  const { tops, proposal } = weighTops(given, topsOf(given.board, given.rack, given.lexicon, given.rules));
  const named = (at: number): string => `${tops[at]?.place ?? ''} ${tops[at]?.word ?? ''}`;
  return {
    barred: tops.flatMap(({ barredBy }, at) => (barredBy === null ? [] : [`${named(at)}: ${barredBy}`])),
    allowed: tops.flatMap(({ barredBy }, at) => (barredBy === null ? [named(at)] : [])),
    proposal: named(proposal),
    tops,
  };
};

describe('the top that is retained', () => {
  it('SCR-3D-2 SCR-3D-GAP-2 is the one that opens the board most, and always the same', () => {
    const venu = context('VENU', emptyBoard(), 'ENUUUUV', 'ENUUUUVAEBCD');
    const { allowed, proposal, tops } = weighed(venu);
    expect(allowed).toEqual(['H5 VENU', 'H6 VENU', 'H7 VENU', 'H8 VENU']);
    expect(proposal).toBe(weighed(venu).proposal);
    const best = Math.max(...tops.map(({ openness }) => openness));
    expect(tops.find(({ place, word }) => `${place} ${word}` === proposal)?.openness).toBe(best);
  });
  it('SCR-3D-3 SCR-OPT-3 keeps the joker where an equal top does without', () => {
    const { barred, allowed } = weighed(context('AS MI', emptyBoard(), 'AMS?', 'AMS?BCDE'));
    expect(allowed).toEqual(['H7 AS', 'H8 AS']);
    expect(barred).toEqual(['H7 Mi: SCR-3D-3', 'H8 Mi: SCR-3D-3']);
  });
  it('SCR-3D-GAP-1 keeps as many jokers as it can', () => {
    const { allowed, barred } = weighed(context('MI MAI', emptyBoard(), 'M??', 'M??BC'));
    expect(new Set(allowed.map((each) => each.split(' ')[1]))).toEqual(new Set(['Mi']));
    expect(new Set(barred.map((each) => each.replace(/^H\d+ /, '')))).toEqual(new Set(['Mai: SCR-3D-GAP-1']));
  });
  it('SCR-3D-GAP-3 lists tops that differ only in the joker', () => {
    const { tops } = weighed(context('ETETE', emptyBoard(), 'ETTE?', 'ETTE?AB'));
    const words = tops.filter(({ place }) => place === tops[0]?.place).map(({ word }) => word);
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words).size).toBe(words.length);
  });
  it('SCR-3F-9 SCR-3F-GAP-3 ends the game where an equal top can', () => {
    const { barred, allowed } = weighed(context('MAN NAIE NU', emptyBoard(), 'MANIEU', 'MANIEU'));
    expect(new Set(allowed.map((each) => each.split(' ')[1]))).toEqual(new Set(['MAN']));
    expect(new Set(barred.map((each) => each.replace(/^H\d+ /, '')))).toEqual(new Set(['NAIE: SCR-3F-9']));
  });
  it('SCR-3F-10 keeps the joker before it ends the game', () => {
    const { allowed, barred, tops } = weighed(context('AS AIS', emptyBoard(), 'AST?', 'AST?'));
    expect(allowed).toEqual(['H7 AS', 'H8 AS']);
    expect(barred).toEqual(['H6 AiS: SCR-3D-3', 'H7 AiS: SCR-3D-3', 'H8 AiS: SCR-3D-3']);
    expect(tops.map(({ word, ends }) => [word, ends])).toEqual([
      ['AiS', true],
      ['AiS', true],
      ['AiS', true],
      ['AS', false],
      ['AS', false],
    ]);
  });
});

describe('what a retained word leaves', () => {
  it('SCR-2B-5 SCR-3D-GAP-4 lies on the board, jokers as the letters they stand for', () => {
    const placed = placeMove(emptyBoard(), { place: 'H8', word: 'aS' });
    if (!placed.ok) throw new Error('the word fits');
    const before = {
      board: emptyBoard(),
      unplaced: letters('S?KET'),
      rack: letters('S?K'),
      jokerGame: false,
    };
    expect(afterMove(before, placed.play)).toMatchObject({
      leftover: letters('K'),
      unplaced: letters('KET'),
      replaced: '',
    });
  });
  it('SCR-OPT-2 is without the joker when the bag has its letter, and with it when not', () => {
    const placed = placeMove(emptyBoard(), { place: 'H8', word: 'aS' });
    if (!placed.ok) throw new Error('the word fits');
    const before = { board: emptyBoard(), rack: letters('S?K'), jokerGame: true };
    expect(afterMove({ ...before, unplaced: letters('S?KAT') }, placed.play)).toMatchObject({
      leftover: letters('K?'),
      unplaced: letters('?KT'),
      replaced: 'A',
    });
    expect(afterMove({ ...before, unplaced: letters('S?KET') }, placed.play)).toMatchObject({
      leftover: letters('K'),
      replaced: '',
    });
  });
});
