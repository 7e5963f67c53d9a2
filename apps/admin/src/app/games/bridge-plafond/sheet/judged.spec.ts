import { describe, expect, it } from '@jest/globals';
import { judged } from './judged';

describe('a line that is no line', () => {
  it.each([
    ['8SN=', 'Tricks, suit (C D H S NT)'],
    ['4S\u0007N=', 'Tricks, suit (C D H S NT)'],
    ['4SN+9', 'That would make 19 tricks: a deal has thirteen. (BP-MARQUE-4)'],
    ['1CN-8', 'Nobody is down by more tricks than he needed. (BP-MARQUE-4)'],
    ['3NTN= h150', 'Honours at no-trump are 200: the four aces in one hand. (BP-HONN-4)'],
    ['4SN= h120', 'Honours in trumps are 100 (four in one hand), 150'],
  ])('%j is told what it may be', (typed, says) => {
    expect(judged(typed, 'en')).toMatchObject({ kind: 'problem', says: expect.stringContaining(says) });
  });
  it('is told so in French, as it is typed there', () => {
    expect(judged('4PN= h120', 'fr')).toMatchObject({
      says: expect.stringContaining('Les honneurs d’atout'),
    });
    expect(judged('4PN=', 'fr')).toMatchObject({ kind: 'ready', line: '4SN=' });
  });
});
