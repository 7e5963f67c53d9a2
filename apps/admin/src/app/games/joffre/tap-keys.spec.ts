import { describe, expect, it } from '@jest/globals';
import { joffreResults } from './results';
import { joffreTapKeys } from './tap-keys';

const board = { ruleset: 'joffre@1', board: 1, setup: {} };

/** Taps keys by what they say, one after the other; the text of the field in between. */
const tapped = (language: 'fr' | 'en', ...names: readonly string[]): readonly (string | null)[] => {
  const texts: (string | null)[] = [];
  let text = '';
  for (const name of names) {
    const keys = joffreTapKeys(text, language).groups.flatMap(({ keys: all }) => all);
    const key = keys.find(({ says }) => says === name);
    if (key === undefined) throw new Error(`no key ${name}`);
    texts.push(key.text);
    text = key.text ?? text;
  }
  return texts;
};

describe('the keys of a line of Joffre', () => {
  it('write buyer, bid and points; made or failed follows', () => {
    expect(tapped('en', 'East', 'bid of 9', '11 points')).toEqual(['E', 'E9', 'E9+ 11']);
    expect(tapped('en', 'West', 'bid of 8', '7 points')).toEqual(['W', 'W8', 'W8- 7']);
    expect(tapped('fr', 'Ouest', 'mise de 8', '−1 point').at(-1)).toBe('O8- -1');
  });
  it('change one part and keep the others, and take the last one back', () => {
    expect(tapped('en', 'East', 'bid of 9', '9 points', 'bid of 10', 'South').slice(2)).toEqual([
      'E9+ 9',
      'E10- 9',
      'S10- 9',
    ]);
    expect(['E9+ 11', 'E9', 'E', ''].map((text) => joffreTapKeys(text, 'en').back)).toEqual([
      'E9',
      'E',
      '',
      null,
    ]);
  });
  it('come in their order: no bid before the buyer, no points before the bid', () => {
    const open = (text: string) =>
      joffreTapKeys(text, 'en').groups.map(({ keys }) => keys.every((key) => key.text !== null));
    expect(['', 'E', 'E9'].map(open)).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });
  it('JOF-4.6 JOF-5-GAP-1 write no line that the rules refuse, in either language', () => {
    for (const language of ['fr', 'en'] as const) {
      const lines = joffreTapKeys('E9', language).groups.flatMap(({ keys }) =>
        keys.map(({ text }) => text ?? ''),
      );
      const whole = lines.filter((line) => /[+-]/u.test(line));
      expect(whole).toHaveLength(15);
      const every = whole.flatMap((line) =>
        joffreTapKeys(line, language).groups.flatMap(({ keys }) => keys.map(({ text }) => text ?? '')),
      );
      for (const line of every)
        expect([line, joffreResults.judge(line, language, board, null).kind]).toEqual([line, 'ready']);
    }
  });
});
