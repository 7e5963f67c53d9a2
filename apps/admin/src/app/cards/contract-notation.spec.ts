import { describe, expect, it } from '@jest/globals';
import type { NotationPart } from './notation';
import { contractOfEvent, contractParts } from './contract-notation';

const flat = (parts: readonly NotationPart[]): string =>
  parts.map((part) => (part.kind === 'suit' ? `<${part.suit}>` : part.text)).join('');

describe('contracts for people', () => {
  it.each([
    ['4SXN-1', '4<S>X\u00a0N−1', '4<S>X\u00a0N−1'],
    ['3NTW=', '3SA\u00a0O=', '3NT\u00a0W='],
    ['4SX N', '4<S>X\u00a0N', '4<S>X\u00a0N'],
    ['2H', '2<H>', '2<H>'],
    ['Pass', 'Passe', 'Pass'],
    ['XX', 'XX', 'XX'],
    ['something else', 'something else', 'something else'],
    ['7HXS=', '7<H>X\u00a0S=', '7<H>X\u00a0S='],
    ['2DXXE+1', '2<D>XX\u00a0E+1', '2<D>XX\u00a0E+1'],
  ])('BD-NOT-3 %s is %s in French', (notation, french, english) => {
    expect(flat(contractParts(notation, 'fr'))).toBe(french);
    expect(flat(contractParts(notation, 'en'))).toBe(english);
  });

  it('reads a contract of the record, and none where all passed', () => {
    const contract = { level: 4, strain: 'S', risk: 'X', declarer: 'N' };
    expect(flat(contractOfEvent(contract, 'en'))).toBe('4<S>X\u00a0N');
    expect(flat(contractOfEvent(null, 'fr'))).toBe('Passe');
  });
});
