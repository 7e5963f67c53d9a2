import fc from 'fast-check';
import { compileLexicon } from './compile';

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'E', 'Z'), minLength: 2, maxLength: 15 });

describe('a compiled list', () => {
  it('SCR-5-1 SCR-5-2 admits a word when it is in the list, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 200 }), fc.array(word), (words, others) => {
        const lexicon = compileLexicon('test', words);
        expect(words.filter((each) => !lexicon.has(each))).toEqual([]);
        expect(others.filter((each) => lexicon.has(each) !== words.includes(each))).toEqual([]);
        expect(lexicon.wordCount).toBe(words.length);
      }),
    );
  });

  it('reads either case and refuses what is no word', () => {
    const lexicon = compileLexicon('test', ['ET', 'TE']);
    expect(['et', 'Te', 'E', '', 'ÉT', 'ETTETTETTETTETTE', '?T'].map((each) => lexicon.has(each))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('keeps classes of more anagrams than one entry holds', () => {
    const words = Array.from({ length: 5 ** 4 }, (_, at) =>
      Array.from(at.toString(5).padStart(4, '0'), (digit) => 'ABCDE'[Number(digit)]).join(''),
    ).flatMap((each) => [`${each}ABCDE`, `ABCDE${each}`]);
    const unique = [...new Set(words)];
    const lexicon = compileLexicon('test', unique);
    expect(unique.every((each) => lexicon.has(each))).toBe(true);
    expect(lexicon.has('AAAABCDEE')).toBe(false);
  });

  it('SCR-GEN-2 is known by the SHA-256 of its words, sorted, one a line', () => {
    expect(compileLexicon('test', ['SA', 'AS']).fingerprint).toBe(
      '815842734ffa9ac536bb5ceaa55bab1d5fb57f07d5249ae8bc958edfdab88b56',
    );
  });
});
