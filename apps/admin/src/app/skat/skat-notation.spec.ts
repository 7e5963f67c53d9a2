import { describe, expect, it } from '@jest/globals';
import { fr } from './texts.fr';
import { skatParts } from './skat-notation';

const flat = (notation: string): string | undefined =>
  skatParts(notation, fr)
    ?.map((part) => (part.kind === 'suit' ? `<${part.suit}>` : part.text))
    .join('')
    .replaceAll('\u00a0', ' ');

describe('a line of the game list in words', () => {
  it.each([
    ['forehand GHO with 1 schwarz +192', 'Entame grand de la main, ouvert, avec 1, Schwarz, +192'],
    ['rearhand H without 2 -60', 'Dernier <H> sans 2, −60'],
    ['middlehand D with 1 overbid -72', 'Médian <D> avec 1, surenchéri, −72'],
    ['middlehand NO +46', 'Médian null ouvert, +46'],
    ['passed in', 'Jeu passé'],
    ['4SXN-1', undefined],
    ['passed', undefined],
  ])('%s', (notation, words) => {
    expect(flat(notation)).toBe(words);
  });
});
