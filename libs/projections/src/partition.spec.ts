import fc from 'fast-check';
import { partitionOf } from './partition';

describe('the partition of a competition', () => {
  it('is one of them, whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 256 }), (competition, count) => {
        const partition = partitionOf(competition, count);
        expect(Number.isInteger(partition) && partition >= 0 && partition < count).toBe(true);
      }),
    );
  });

  // Checkpoints are kept by partition: these must never change.
  it.each([
    ['', 4, 1],
    ['a', 256, 44],
    ['klubbkveld-2012-01-24', 4, 2],
    ['tournoi-7', 256, 183],
  ])('of %p of %i stays %i', (competition, count, expected) => {
    expect(partitionOf(competition, count)).toBe(expected);
  });

  it('spreads a season evenly enough', () => {
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4_000; i++) {
      const partition = partitionOf(`tournoi-${i}`, 4);
      counts[partition] = (counts[partition] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(800);
  });
});
