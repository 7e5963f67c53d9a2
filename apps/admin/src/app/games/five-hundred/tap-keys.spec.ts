import { describe, expect, it } from '@jest/globals';
import { fiveHundredResults } from './results';
import { fiveHundredTapKeys } from './tap-keys';

const board = { ruleset: 'five-hundred@1', board: 1, setup: {} };

/** Taps keys by what they say, one after the other; the text of the field at the end. */
const tapped = (language: 'fr' | 'en', ...names: readonly string[]): string =>
  names.reduce((text, name) => {
    const keys = fiveHundredTapKeys(text, language).groups.flatMap(({ keys: all }) => all);
    const key = keys.find(({ says }) => says === name);
    if (key === undefined) throw new Error(`no key ${name}`);
    return key.text ?? text;
  }, '');

describe('the keys of a line of five hundred', () => {
  it('write taker, tricks, trump and how it ended, in the letters of the language', () => {
    expect(tapped('en', 'East', '8 tricks', 'hearts', 'made, 1 over')).toBe('E8H+1');
    expect(tapped('en', 'West', '10 tricks', 'no-trump', '2 short')).toBe('W10NT-2');
    expect(tapped('fr', 'Ouest', '9 levées', 'carreau', 'renonce du preneur')).toBe('O9KR-');
  });

  it('change one part and keep the others, save an end that ten tricks do not give', () => {
    expect(tapped('en', 'East', '8 tricks', 'hearts', 'made, 2 over', 'South')).toBe('S8H+2');
    expect(tapped('en', 'East', '8 tricks', 'hearts', 'made, 2 over', '10 tricks')).toBe('E10H');
  });

  it('take the last part back', () => {
    expect(['E8H+1', 'E8H', 'E8', 'E', ''].map((text) => fiveHundredTapKeys(text, 'en').back)).toEqual([
      ...['E8H', 'E8', 'E', '', null],
    ]);
  });

  it('C500-4.3 C500-6.8 write no whole line that the rules refuse, and every one that they take, in either language', () => {
    for (const language of ['fr', 'en'] as const) {
      const next = (text: string, group: number): readonly string[] =>
        (fiveHundredTapKeys(text, language).groups[group]?.keys ?? []).map(({ text: to }) => to ?? '');
      const lines = [0, 1, 2, 3].reduce<readonly string[]>(
        (texts, group) => texts.flatMap((text) => next(text, group)),
        [''],
      );
      // Four seats, four numbers of tricks, five trumps; 0 to 10 tricks won, or either side revoked.
      expect(new Set(lines).size).toBe(4 * 4 * 5 * 13);
      for (const line of lines)
        expect([line, fiveHundredResults.judge(line, language, board, null).kind]).toEqual([line, 'ready']);
    }
  });
});
