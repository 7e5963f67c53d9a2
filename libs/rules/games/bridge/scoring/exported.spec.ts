import { publishedRowsOf } from '@arbitre/rules/kernel/competition/given-out';
import { board, opened, scored } from '../testing/scored-event';

describe('a ranking that is given out', () => {
  it('BD-MASTER-GAP-1 has places, ties, totals, boards and everybody of the field, and no masterpoint figure', () => {
    const { rows } = scored(opened('matchpoints', {}), [
      ...board([420, 400, 170]),
      ...board([140, 140, -50], { board: 2 }),
    ]);
    const published = publishedRowsOf(rows);
    expect(published).toHaveLength(6);
    expect(
      published.map(({ entry, rank, tiedWith, deals }) => [entry, rank, tiedWith, deals].join(' ')),
    ).toEqual([...['e3 1 0 2', 'n1 2 0 2', 'n2 3 0 2', 'e2 4 0 2', 'e1 5 0 2', 'n3 6 0 2']]);
    const names = new Set(published.flatMap((row) => Object.keys(row)));
    expect([...names].toSorted()).toEqual(['counts', 'deals', 'entry', 'field', 'rank', 'tiedWith', 'total']);
  });
});
