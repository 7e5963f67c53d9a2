import { describe, expect, it } from '@jest/globals';
import { joffreResults } from './results';

const board = { ruleset: 'joffre@1', board: 1, setup: {} };
const typed = (text: string, language: 'fr' | 'en' = 'en', above: string | null = null) =>
  joffreResults.judge(text, language, board, above);

describe('a line of a sheet of Joffre as it is typed', () => {
  it('JOF-5.5 JOF-5-GAP-2 JOF-5-GAP-3 is echoed with what both sides score', () => {
    expect(typed('e9+11')).toMatchObject({
      ...{ kind: 'ready', act: { buyer: 'E', bid: 9, points: 11 }, notation: 'E9+ 11' },
      echo: { bySide: { N: '−1', E: '+11' } },
    });
    expect(typed('W8- 7')).toMatchObject({ echo: { bySide: { N: '+3', W: '−8' } } });
  });
  it('has West by the letter of the language', () => {
    expect(typed('o8- 7', 'fr')).toMatchObject({ act: { buyer: 'W' } });
    expect(joffreResults.typedForm('W8- 7', 'fr')).toBe('O8- 7');
    expect(typed(joffreResults.typedForm('W8- 7', 'fr'), 'fr')).toMatchObject({ notation: 'W8- 7' });
  });
  it('copies the line above, jumps, and means nothing when empty', () => {
    expect(typed('=', 'en', 'E9+ 11')).toMatchObject({ notation: 'E9+ 11' });
    expect([typed('='), typed('  ')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
    expect(typed('/2 4')).toEqual({ kind: 'jump', table: '2', board: 4 });
  });
  it.each(['9+ 11', 'E9', 'E13+ 12', 'E9- 11', 'E9+ 13', 'X'])('says what is wrong with "%s"', (text) => {
    expect(typed(text)).toMatchObject({ kind: 'problem', says: expect.stringMatching(/.{10}/u) });
  });
  it('JOF-5.6 is followed by another until a side has 40', () => {
    const goesOn = (...lines: readonly string[]) => joffreResults.goesOn?.(lines);
    expect([goesOn(), goesOn('N10+ 10', 'N10+ 10', 'N10+ 10')]).toEqual([true, true]);
    expect(goesOn('N10+ 10', 'N10+ 10', 'N10+ 10', 'S10+ 10')).toBe(false);
    // A side that had 40 has won, whatever it loses afterwards.
    expect(goesOn('N10+ 10', 'N10+ 10', 'N10+ 10', 'S10+ 10', 'N12- 3')).toBe(false);
  });
  it('JOF-6-GAP-3 says beside a stored line that a side failed to follow, and no score that the line does not tell', () => {
    // Nine points on a bid of eight, and not made: the buyer's side was at fault.
    for (const stored of ['W8- 9 JOF-6-GAP-3', 'E8+ 0 JOF-6-GAP-3'])
      expect(typed(joffreResults.typedForm(stored, 'fr'), 'fr')).toMatchObject({
        kind: 'ready',
        notation: stored,
      });
    expect(joffreResults.judgeStored('W8+ 9 JOF-6-GAP-3', 'en', board)).toMatchObject({
      ...{ kind: 'ready', notation: 'W8+ 9 JOF-6-GAP-3' },
      echo: { words: expect.stringContaining('JOF-6-GAP-3'), score: '' },
    });
  });
});
