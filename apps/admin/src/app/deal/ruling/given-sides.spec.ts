import { describe, expect, it } from '@jest/globals';
import { adjustmentsIn, type Bounds } from './given-sides';

const bounds: Bounds = { percent: true, least: -7600, most: 7600, step: 10 };

describe('what an arbiter gives the sides of a deal', () => {
  it('is a share of the top or points, a side each', () => {
    expect(
      adjustmentsIn(
        { NS: { kind: 'artificial', amount: '60' }, EW: { kind: 'assigned', amount: '−420' } },
        bounds,
      ),
    ).toEqual([
      { side: 'NS', artificialPercent: 60 },
      { side: 'EW', assignedScore: -420 },
    ]);
  });

  it('leaves out a side that is given nothing', () => {
    expect(
      adjustmentsIn({ NS: { kind: 'artificial', amount: '40' }, EW: { kind: '', amount: '' } }, bounds),
    ).toEqual([{ side: 'NS', artificialPercent: 40 }]);
  });

  it.each([
    ['nothing', { kind: '', amount: '' }],
    ['more than the top', { kind: 'artificial', amount: '101' }],
    ['points that nobody can score', { kind: 'assigned', amount: '425' }],
    ['no number', { kind: 'assigned', amount: 'x' }],
  ] as const)('is not complete with %s', (_, side) => {
    expect(adjustmentsIn({ NS: side }, bounds)).toBeNull();
  });
});
