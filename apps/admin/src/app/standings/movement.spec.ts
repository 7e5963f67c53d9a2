import { describe, expect, it } from '@jest/globals';
import { movements, type Placed } from './movement';

type Line = readonly [id: string, rank: number, total: number, deals: number];

const table = (...rows: readonly Line[]): readonly Placed[] =>
  rows.map(([id, rank, num, deals]) => ({ id, rank, num, den: 10, deals }));

describe('movements', () => {
  const before = table(['lynx', 1, 600, 5], ['otter', 2, 550, 5], ['heron', 3, 500, 4]);

  it('tell who rose by a new deal, and whom that pushed down', () => {
    const after = table(['heron', 1, 610, 5], ['lynx', 2, 598, 5], ['otter', 3, 550, 5]);
    expect(movements(before, after)).toEqual([
      { id: 'heron', places: 2, own: true },
      { id: 'lynx', places: -1, own: false },
      { id: 'otter', places: -1, own: false },
    ]);
  });

  it('are about the totals that moved furthest when no deal was added: a correction', () => {
    const after = table(['lynx', 1, 602, 5], ['otter', 2, 540, 5], ['heron', 3, 510, 4]);
    expect(movements(before, after)).toEqual([
      { id: 'lynx', places: 0, own: false },
      { id: 'otter', places: 0, own: true },
      { id: 'heron', places: 0, own: true },
    ]);
  });

  it('are nothing when nothing changed, and a new row is none', () => {
    expect(movements(before, before)).toEqual([]);
    expect(movements(before, [...before, ...table(['swan', 4, 100, 1])])).toEqual([]);
  });

  it('compare totals as exact numbers: 1/2 is 2/4', () => {
    const half = [{ id: 'lynx', rank: 1, num: 1, den: 2, deals: 3 }];
    expect(movements(half, [{ id: 'lynx', rank: 1, num: 2, den: 4, deals: 3 }])).toEqual([]);
  });
});
