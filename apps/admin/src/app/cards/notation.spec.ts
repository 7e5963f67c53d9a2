import { describe, expect, it } from '@jest/globals';
import { en } from '../language/en';
import { fr } from '../language/fr';
import { cardParts, type NotationPart } from './notation';

const flat = (parts: readonly NotationPart[]): string =>
  parts.map((part) => (part.kind === 'suit' ? `<${part.suit}>` : part.text)).join('');

describe('a card in a line of text', () => {
  it('is named by its index in each language', () => {
    expect(flat(cardParts('HK', fr))).toBe('<H>R');
    expect(flat(cardParts('HK', en))).toBe('<H>K');
    expect(flat(cardParts('ST', fr))).toBe('<S>10');
  });
});
