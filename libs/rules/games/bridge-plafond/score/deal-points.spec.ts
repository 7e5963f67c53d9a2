import { describe, expect, it } from '@jest/globals';
import { rubber, seated, writing } from '../testing/evening';
import { scorePlafond } from './score-entry';
import { SCORE_TABLE } from './table';

/** Below and above the line, side by side. */
const scored = (line: string) => {
  const answer = scorePlafond(line);
  if (!answer.ok) return answer.violation.article;
  const { below, above } = answer.score.result as Readonly<Record<string, Readonly<Record<string, number>>>>;
  return { NS: [below?.NS, above?.NS], EW: [below?.EW, above?.EW] };
};
/** The parts of a line on the sheet, but for the game that it wins. */
const parts = (line: string): readonly string[] =>
  (rubber(seated.and(writing([line])).state).sheet.lines[0]?.parts ?? [])
    .filter(({ part }) => part !== 'game')
    .map(({ part, side, points }) => `${side} ${part} ${points}`);
/** Below and above of declarer's side, North's. */
const own = (line: string): unknown => (scored(line) as { readonly NS: unknown }).NS;
const others = (line: string): unknown => (scored(line) as { readonly EW: unknown }).EW;

describe('what a deal brings', () => {
  it('BP-INTRO-1 counts towards game only what was bid and made', () => {
    expect(scored('1HN+3')).toEqual({ NS: [8, 200], EW: [0, 0] });
    expect(parts('1HN+3')).toEqual(['NS tricks 8', 'NS contract 50', 'NS overtricks 150']);
    expect(own('4HN=')).toEqual([32, 50]);
  });
  it('BP-MARQUE-4 counts tricks above six: a margin beyond thirteen tricks, or below none, is refused', () => {
    expect(scorePlafond('2SN=')).toMatchObject({ score: { result: { tricks: 8 } } });
    expect(scored('2SN+6')).toBe('BP-MARQUE-4');
    expect(own('2SN+5')).toEqual([18, 300 + 200]);
    expect(scored('2SN-9')).toBe('BP-MARQUE-4');
    expect(others('2SN-8')).toEqual([0, 800 + 200]);
  });
  it('BP-MARQUE-5 gives 6 for each trick in clubs', () => {
    expect(own('1CN=')).toEqual([6, 50]);
    expect(own('5CN=')).toEqual([30, 50]);
  });
  it('BP-MARQUE-6 gives 7 for each trick in diamonds', () => {
    expect(own('4DN=')).toEqual([28, 50]);
    expect(own('5DN=')).toEqual([35, 50]);
  });
  it('BP-MARQUE-7 gives 8 for each trick in hearts', () => {
    expect(own('3HN=')).toEqual([24, 50]);
    expect(own('4HN=')).toEqual([32, 50]);
  });
  it('BP-MARQUE-8 gives 9 for each trick in spades', () => {
    expect(own('3SN=')).toEqual([27, 50]);
    expect(own('4SN=')).toEqual([36, 50]);
  });
  it('BP-MARQUE-9 gives 10 for each trick at no-trump, the first too', () => {
    expect(own('1NTN=')).toEqual([10, 50]);
    expect(own('3NTN=')).toEqual([30, 50]);
  });
  it('BP-MARQUE-10 puts contract, overtricks, honours and slam above the line', () => {
    expect(own('1CN+6 h200')).toEqual([6, 50 + 300 + 200 + 200]);
  });
  it('BP-MARQUE-GAP-1 multiplies trick points when doubled and redoubled', () => {
    expect(own('2SXN=')).toEqual([36, 100]);
    expect(own('2SXXN=')).toEqual([72, 200]);
  });
  it('BP-BIENJOUE-1 gives 50 for the contract once', () => {
    expect(own('2HN=')).toEqual([16, 50]);
  });
  it('BP-BIENJOUE-2 gives 50 for each trick more, in any denomination', () => {
    expect(own('3CN+2')).toEqual([18, 50 + 100]);
    expect(own('3NTN+2')).toEqual([30, 50 + 100]);
  });
  it('BP-BIENJOUE-3 doubles and redoubles the contract and each overtrick', () => {
    expect(own('2DXN+1')).toEqual([28, 100 + 100]);
    expect(own('2DXXN+1')).toEqual([56, 200 + 200]);
  });
  it('BP-BIENJOUE-4 gives the side of a failed contract nothing', () => {
    expect(scored('4HN-1')).toEqual({ NS: [0, 0], EW: [0, 100] });
  });
  it('BP-AMENDE-1 takes 100 for the first trick and for each further one', () => {
    expect(others('3NTN-1')).toEqual([0, 100]);
    expect(others('3NTN-4')).toEqual([0, 400]);
  });
  it('BP-AMENDE-2 takes 200 doubled and 400 redoubled', () => {
    expect(others('4SXN-3')).toEqual([0, 600]);
    expect(others('4SXXN-3')).toEqual([0, 1200]);
  });
  it('BP-CHELEM-1 gives 200 for thirteen tricks', () => {
    expect(parts('6SN+1')).toEqual([
      'NS tricks 54',
      'NS contract 50',
      'NS overtricks 50',
      'NS grand-slam 200',
    ]);
  });
  it('BP-CHELEM-2 gives 100 for twelve', () => {
    expect(own('4SN+2')).toEqual([36, 50 + 100 + 100]);
    expect(own('4SN+1')).toEqual([36, 50 + 50]);
  });
  it('BP-CHELEM-3 asks for no bid, and pays a bid slam no more', () => {
    expect(own('1NTN+5')).toEqual([10, 50 + 250 + 100]);
    expect(own('6NTN=')).toEqual([60, 50 + 100]);
  });
  it('BP-CHELEM-GAP-1 does not add the small slam to the grand one', () => {
    expect(own('7CN=')).toEqual([42, 50 + 200]);
  });
  it('BP-CHELEM-GAP-2 pays whoever won the tricks, the contract failed or defended against', () => {
    expect(scored('7HN-1')).toEqual({ NS: [0, 100], EW: [0, 100] });
    expect(others('2HXN-7')).toEqual([0, 1400 + 100]);
  });
  it('BP-COUVERTURE-1 has every figure of the cover, and multiplies the first four alone', () => {
    expect(SCORE_TABLE).toMatchObject({
      trick: { C: 6, D: 7, H: 8, S: 9, NT: 10 },
      ...{ contract: 50, overtrick: 50, undertrick: 100, slam: { small: 100, grand: 200 } },
      honours: { four: 100, 'four-and-fifth': 150, five: 200, aces: 200 },
      ...{ firstGame: 100, secondGame: 400, brokenOff: 150 },
    });
    expect(parts('6SXXN+1 h150')).toEqual([
      'NS tricks 216',
      'NS contract 200',
      'NS overtricks 200',
      'NS grand-slam 200',
      'NS honours 150',
    ]);
  });
});
