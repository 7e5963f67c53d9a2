import { takenStandings, type TakenRow } from './taken-standings';

const row = (name: string, rank: number, tiedWith = 0, field = ''): TakenRow =>
  ({
    ...{ id: name, rank, tiedWith, field, ranked: rank > 0, deals: 24 },
    entry: { id: name, number: 7, kind: 'PAIR', name, clubName: 'Cercle' },
    total: { num: 55, den: 1, text: '55.00' },
  }) as unknown as TakenRow;

describe('the standings that are taken away', () => {
  it('BD-MASTER-GAP-1 have places, ties, the size of the field, boards and totals, and no masterpoints', () => {
    const rows = [row('a', 1), row('b', 2, 1), row('c', 2, 1), row('d', 0), row('e', 1, 0, 'EW')];
    expect(takenStandings(rows, ({ name }) => name ?? '')).toEqual([
      ['', 1, 0, 3, 7, 'a', 'Cercle', 24, '55.00'],
      ['', 2, 1, 3, 7, 'b', 'Cercle', 24, '55.00'],
      ['', 2, 1, 3, 7, 'c', 'Cercle', 24, '55.00'],
      ['', '', '', 3, 7, 'd', 'Cercle', 24, '55.00'],
      ['EW', 1, 0, 1, 7, 'e', 'Cercle', 24, '55.00'],
    ]);
  });
});
