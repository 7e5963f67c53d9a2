import { describe, expect, it } from '@jest/globals';
import { skatNotation } from './skat-notation';

const flat = (notation: string): string =>
  skatNotation(notation, 'fr')
    .map((part) => (part.kind === 'suit' ? `<${part.suit}>` : part.text))
    .join('')
    .replaceAll('\u00a0', ' ');

describe('a line of the game list in words', () => {
  it.each([
    ['forehand GHO with 1 schwarz +192', 'Entame grand de la main, ouvert, avec 1, Schwarz, +192'],
    ['rearhand H without 2 -60', 'Dernier <H> sans 2, −60'],
    ['middlehand D with 1 overbid -72', 'Médian <D> avec 1, surenchéri, −72'],
    ['middlehand NO +46', 'Médian null ouvert, +46'],
    ['passed in', 'Jeu passé'],
    ['4SXN-1', '4SXN-1'],
    ['passed', 'passed'],
  ])('%s', (notation, words) => {
    expect(flat(notation)).toBe(words);
  });
});

describe('an announced game in words', () => {
  it.each([
    ['C', '<C>'],
    ['HHS', '<H> de la main, Schneider annoncé'],
    ['G', 'grand'],
    ['NHO', 'null de la main, ouvert'],
    ['something else', 'something else'],
  ])('%s', (notation, words) => {
    expect(flat(notation)).toBe(words);
  });
});
