import fc from 'fast-check';
import { linesOf, normalisedWord, readWordList } from './word-list';

const whole = (text: string) => readWordList(linesOf(text), 'whole');

describe('a word list', () => {
  it('SCR-GEN-2 is written in capitals without accents, sorted, ligatures written out', () => {
    expect(whole('\ufeffcœur\r\nÀ-propos\n'.replace('À-propos', 'été'))).toEqual({
      ok: true,
      list: { words: ['COEUR', 'ETE'], merged: 0, dropped: 0 },
    });
  });

  it('SCR-GEN-2 drops what is no word where that is asked for', () => {
    const reading = readWordList(['a', 'a-t-il', 'aujourd’hui', 'abaissa', 'x'.repeat(16)], 'dropping');
    expect(reading).toEqual({ ok: true, list: { words: ['ABAISSA'], merged: 0, dropped: 4 } });
  });

  it.each([
    ['a wrong letter', 'AS\nA5\n', { code: 'word-wrong-letter', line: 2, facts: { text: 'A5' } }],
    ['a single letter', 'A\nAS\n', { code: 'word-too-short', line: 1, facts: { text: 'A' } }],
    [
      'sixteen letters',
      `${'A'.repeat(16)}\nAS`,
      { code: 'word-too-long', line: 1, facts: { text: 'A'.repeat(16) } },
    ],
    [
      'a word that stands twice',
      'AS\nSA\nAS\n',
      { code: 'word-twice', line: 3, facts: { text: 'AS', before: 1 } },
    ],
    ['nothing in it', '\n \n', { code: 'list-empty', line: 0, facts: { lines: 3 } }],
  ])('with %s is refused whole, and says where', (_, text, problem) => {
    expect(whole(text)).toEqual({ ok: false, problems: [problem], wrong: 1 });
  });

  it('counts other spellings of a word that is there and keeps it once', () => {
    expect(whole('PECHE\nPÊCHE\nPÉCHÉ\n')).toEqual({
      ok: true,
      list: { words: ['PECHE'], merged: 2, dropped: 0 },
    });
  });

  it('tells twenty problems and counts the others', () => {
    const reading = whole('1\n'.repeat(50));
    expect(reading.ok ? null : [reading.problems.length, reading.wrong]).toEqual([20, 51]);
  });

  it('never gives anything but sorted words of two to fifteen letters', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 18, unit: 'binary' })), (lines) => {
        const reading = readWordList(lines, 'dropping');
        if (!reading.ok) return;
        const { words } = reading.list;
        expect(words.every((word) => /^[A-Z]{2,15}$/.test(word))).toBe(true);
        expect(words).toEqual([...new Set(words)].sort());
      }),
    );
  });

  it('normalises a word for looking it up as it does for the list', () => {
    expect(normalisedWord('ex-æquo')).toBe('EX-AEQUO');
  });
});
