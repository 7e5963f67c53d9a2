import { describe, expect, it } from '@jest/globals';
import { readTyped, typedForm } from './typed-result';

const meant = (text: string, language: 'fr' | 'en') => {
  const line = readTyped(text, language);
  if (line.kind !== 'result') return line.kind === 'unfinished' ? `? ${line.problem.kind}` : line.kind;
  const { contract, declarer, tricks } = line.act;
  return declarer === null ? contract : `${contract} ${declarer} ${tricks}`;
};

describe('a typed result', () => {
  it.each([
    ['4SN+1', 'en', '4S N 11'],
    ['4sxn-1', 'en', '4SX N 9'],
    ['4snx-1', 'en', '4SX N 9'],
    ['3NTE=', 'en', '3NT E 9'],
    ['3NN=', 'en', '3NT N 9'],
    ['3N N =', 'en', '3NT N 9'],
    ['2CW-2', 'en', '2C W 6'],
    ['2CO-2', 'fr', '2H W 6'],
    ['2TW-2', 'fr', '2C W 6'],
    ['3SAE=', 'fr', '3NT E 9'],
    ['4PS=', 'fr', '4S S 10'],
    ['4SS=', 'fr', '4S S 10'],
    ['5KXXO+1', 'fr', '5DXX W 12'],
    ['6♥E=', 'en', '6H E 12'],
    ['PASSE', 'fr', 'Pass'],
    ['pass', 'en', 'Pass'],
    ['7NTN-13', 'en', '7NT N 0'],
  ] as const)('%s in %s is %s', (text, language, expected) => {
    expect(meant(text, language)).toBe(expected);
  });

  it.each([
    ['8SN=', '? contract'],
    ['4', '? contract'],
    ['4S', '? declarer'],
    ['4SXXX', '? declarer'],
    ['4SN', '? result'],
    ['4SN+', '? result'],
    ['7SN+1', '? tricks'],
    ['1CN-8', '? tricks'],
    ['4SN=Z', '? trailing'],
    ['/x', '? contract'],
  ])('%s waits for more or is refused: %s', (text, expected) => {
    expect(meant(text, 'en')).toBe(expected);
  });

  it('knows the other lines of the grammar', () => {
    expect(readTyped(' ', 'fr')).toEqual({ kind: 'empty' });
    expect(readTyped('=', 'fr')).toEqual({ kind: 'copy' });
    expect(readTyped('/3 12', 'fr')).toEqual({ kind: 'jump', table: '3', board: 12 });
    expect(readTyped('62+', 'fr')).toEqual({ kind: 'score', score: { side: 'NS', points: 620 } });
    expect(readTyped('5-', 'fr')).toEqual({ kind: 'score', score: { side: 'EW', points: 50 } });
  });

  it('takes a score after the contract as a check', () => {
    expect(readTyped('4SN= 62+', 'en')).toEqual({
      kind: 'result',
      act: { contract: '4S', declarer: 'N', tricks: 10 },
      check: { side: 'NS', points: 620 },
    });
  });
});

describe('a stored result in the field of entry', () => {
  const notations = ['4SXN-1', '3NTW=', '2CE+1', '5DXXW-3', '1HS=', 'Pass'];

  it.each(['fr', 'en'] as const)('reads back as itself in %s', (language) => {
    for (const notation of notations) {
      const before = readTyped(notation, 'en');
      expect(readTyped(typedForm(notation, language), language)).toEqual(before);
    }
  });

  it('is written in the letters of the language', () => {
    expect(typedForm('3NTW=', 'fr')).toBe('3SAO=');
    expect(typedForm('4HXS-1', 'fr')).toBe('4CXS-1');
    expect(typedForm('4HXS-1', 'en')).toBe('4HXS-1');
  });
});
