import { describe, expect, it } from '@jest/globals';
import { changedTotals, movements, type Placed } from './movement';

const table = (...rows: readonly (readonly [string, number, string])[]): readonly Placed[] =>
  rows.map(([id, rank, total]) => ({ id, rank, total }));

describe('movements', () => {
  const before = table(['lynx', 1, '60.0'], ['otter', 2, '55.0'], ['heron', 3, '50.0']);

  it('tell who rose, who was pushed down, and who stayed', () => {
    const after = table(['heron', 1, '61.0'], ['lynx', 2, '60.0'], ['otter', 3, '55.0']);
    expect(movements(before, after)).toEqual([
      { id: 'heron', places: 2 },
      { id: 'lynx', places: -1 },
      { id: 'otter', places: -1 },
    ]);
    expect(changedTotals(before, after)).toEqual(['heron']);
  });

  it('are nothing when nothing changed, and a new row is none', () => {
    expect(movements(before, before)).toEqual([]);
    expect(movements(before, [...before, ...table(['swan', 4, '10.0'])])).toEqual([]);
  });

  it('show a changed total at the same rank', () => {
    const after = table(['lynx', 1, '60.0'], ['otter', 2, '55.5'], ['heron', 3, '50.0']);
    expect(movements(before, after)).toEqual([{ id: 'otter', places: 0 }]);
  });
});
