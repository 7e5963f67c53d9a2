import { describe, expect, it } from '@jest/globals';
import { en } from '../language/en';
import { fr } from '../language/fr';
import { callParts, cardParts, contractParts, type NotationPart } from './notation';

const flat = (parts: readonly NotationPart[]): string =>
  parts.map((part) => (part.kind === 'suit' ? `<${part.suit}>` : part.text)).join('');

describe('bridge notation for people', () => {
  it.each([
    ['4SXN-1', '4<S>X\u00a0N−1', '4<S>X\u00a0N−1'],
    ['3NTW=', '3SA\u00a0O=', '3NT\u00a0W='],
    ['4SX N', '4<S>X\u00a0N', '4<S>X\u00a0N'],
    ['2H', '2<H>', '2<H>'],
    ['Pass', 'Passe', 'Pass'],
    ['something else', 'something else', 'something else'],
  ])('%s is %s in French', (notation, french, english) => {
    expect(flat(contractParts(notation, fr))).toBe(french);
    expect(flat(contractParts(notation, en))).toBe(english);
  });

  it('names cards by their index in each language', () => {
    expect(flat(cardParts('HK', fr))).toBe('<H>R');
    expect(flat(cardParts('HK', en))).toBe('<H>K');
    expect(flat(cardParts('ST', fr))).toBe('<S>10');
  });

  it('keeps the marks of doubles', () => {
    expect(flat(callParts('XX', fr))).toBe('XX');
  });
});
