import { describe, expect, it } from '@jest/globals';
import { matches } from './search';

describe('search', () => {
  it.each([
    ['Coupe de Pêche-à-Pic', 'peche', true],
    ['Coupe de Pêche-à-Pic', 'PIC cou', true],
    ['Coupe de Pêche-à-Pic', 'oupe', false],
    ['Saisir les résultats', 'resul', true],
    ['Anything', '  ', true],
  ])('in "%s" for "%s": %s', (text, search, found) => {
    expect(matches(text, search)).toBe(found);
  });
});
