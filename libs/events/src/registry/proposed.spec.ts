import { proposed } from './proposed';

const REGIONS = [
  { id: 'nord', name: 'Nord' },
  { id: 'idf', name: 'Île-de-France' },
  { id: 'aura', name: 'Auvergne' },
  { id: 'auvergne', name: 'Rhône' },
];

describe('what a word is likely to mean', () => {
  it.each([
    ['NORD', 'nord'],
    ['ile de france', 'idf'],
    ['Île de  France', 'idf'],
    ['Ile-de-Frnace', 'idf'],
    ['Ile-de-Franc', 'idf'],
    // One letter of four could be another region.
    ['Nor', null],
    // The name of one is the id of another.
    ['Auvergne', null],
    ['Bretagne', null],
    ['—', null],
    ['', null],
  ])('%j: %s', (word, region) => {
    expect(proposed(REGIONS)(word)).toBe(region);
  });
});
