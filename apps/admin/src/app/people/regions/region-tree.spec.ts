import { describe, expect, it } from '@jest/globals';
import { regionTree, withinRegion } from './region-tree';

const region = (id: string, parent: string | null) => ({ id, parent });
const drawn = (...regions: readonly ReturnType<typeof region>[]): readonly string[] =>
  regionTree(regions).map(({ region: { id }, depth }) => `${'-'.repeat(depth)}${id}`);

describe('the tree of regions', () => {
  it('has each region below the one that it is part of', () => {
    expect(
      drawn(
        region('lille', 'nord'),
        region('nord', 'france'),
        region('france', null),
        region('sud', 'france'),
      ),
    ).toEqual(['france', '-nord', '--lille', '-sud']);
  });

  it('shows every region once, whatever it is part of', () => {
    expect(drawn(region('a', 'nowhere'), region('b', null))).toEqual(['a', 'b']);
    expect(drawn(region('a', 'b'), region('b', 'a'), region('c', 'a'))).toEqual(['a', '-b', '-c']);
  });

  it('knows what lies within a region, through a ring too', () => {
    const ring = [region('a', 'b'), region('b', 'a'), region('c', 'b'), region('d', null)];
    expect([...withinRegion(ring, 'a')].sort()).toEqual(['a', 'b', 'c']);
    expect([...withinRegion(ring, 'd')]).toEqual(['d']);
  });
});
