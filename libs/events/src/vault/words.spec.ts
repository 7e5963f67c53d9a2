import fc from 'fast-check';
import { answers, searchedWords, tokensAsked, tokensOf } from './words';

const key = Buffer.alloc(32, 3);

describe('words that a sealed name is found by', () => {
  it.each([
    ['Élodie D’Hérouville-Ñandú', ['elodie', 'd', 'herouville', 'nandu']],
    ['  ', []],
    ['李 小龍', ['李', '小龍']],
  ])('%s', (text, words) => {
    expect(searchedWords(text)).toEqual(words);
  });

  it('are found by any beginning of any word, and by nothing that does not begin one', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(name, name, fc.nat(20), (text, other, length) => {
        const known = new Set(tokensOf(key, [text]));
        const found = (asked: string): boolean => tokensAsked(key, asked).every((each) => known.has(each));
        for (const word of searchedWords(text)) expect(found(word.slice(0, length))).toBe(true);
        // What is found by its tokens is looked at again: beginnings are cut.
        if (answers(other, text)) expect(found(other)).toBe(true);
      }),
    );
    expect(answers('mar dup', 'Dupont Marie')).toBe(true);
    expect(answers('upont', 'Dupont Marie')).toBe(false);
  });

  it('are numbers of nobody without the key', () => {
    expect(tokensAsked(key, 'ourse')).not.toEqual(tokensAsked(Buffer.alloc(32, 4), 'ourse'));
    for (const each of tokensOf(key, ['Ourse'])) expect(BigInt.asIntN(64, BigInt(each))).toBe(BigInt(each));
  });
});
