import fc from 'fast-check';
import { commitmentTo, inOrderOfLot } from './lots';

describe('an order drawn by lot from a seed', () => {
  it('holds everybody once, and is the same for everybody who knows the seed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.uniqueArray(fc.string()), (seed, items) => {
        const drawn = inOrderOfLot(seed, items);
        expect([...drawn].sort()).toEqual([...items].sort());
        expect(inOrderOfLot(seed, items)).toEqual(drawn);
      }),
    );
  });
  it('favours nobody: over many seeds each stands first about as often', () => {
    const first = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      const [winner = 0] = inOrderOfLot(`seed-${seed}`, [0, 1, 2, 3]);
      first[winner] = (first[winner] ?? 0) + 1;
    }
    for (const times of first) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });
  it('is committed to by a hash that another purpose does not share', () => {
    expect(commitmentTo('places', 'lune')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo('places', 'lune')).not.toBe(commitmentTo('letters', 'lune'));
  });
});
