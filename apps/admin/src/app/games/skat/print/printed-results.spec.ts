import { blankLists, resultsBySeries } from './printed-results';

type Lists = Parameters<typeof resultsBySeries>[0];
const list = (series: number, table: string, results?: Readonly<Record<string, number>>) => ({
  ...{ series, table, seats: ['a', 'b', 'c'], deals: 36 },
  ...(results === undefined
    ? {}
    : {
        results: Object.fromEntries(
          Object.entries(results).map(([entry, result]) => [entry, { result, annulled: false }]),
        ),
      }),
});
const figures = (entry: string, result: number, won = 0, lost = 0) => ({
  entry,
  result,
  won,
  lost,
  series: 2,
});

describe('what is printed of a tournament of skat', () => {
  it('is a column for each series, wherever somebody sat, and the total', () => {
    const lists = [list(2, '1', { b: 300 }), list(1, '1', { a: 900, b: 200 }), list(2, '2', { a: -100 })];
    const { series, lines } = resultsBySeries(lists as unknown as Lists, [
      figures('a', 800),
      figures('b', 500),
    ]);
    expect(series).toEqual([1, 2]);
    expect(lines.map(({ rank, entry, series: by, total }) => [rank, entry, by, total])).toEqual([
      [1, 'a', [900, -100], 800],
      [2, 'b', [200, 300], 500],
    ]);
  });
  it('SKWO-7.4-GAP-2 is blank where a list is played, and where whoever looks may not follow it', () => {
    const lists = [list(1, '1', { a: 900 }), list(2, '1')];
    const [line] = resultsBySeries(lists as unknown as Lists, [figures('a', 900)]).lines;
    expect(line?.series).toEqual([900, null]);
  });
  it('SKWO-5.1.d shares a rank between equals', () => {
    const { lines } = resultsBySeries([], [figures('a', 5, 1), figures('b', 5, 1), figures('c', 4)]);
    expect(lines.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
  it('SKAT-5.5.1 are lists of as many lines as the table plays, or of 48 and 36 for any', () => {
    const tables = [
      { table: '1', deals: 48, seats: ['a', 'b', 'c', 'd'] },
      { table: '2', deals: 36, seats: ['e', 'f', 'g'] },
    ];
    expect(blankLists(tables).map(({ deals, players }) => [deals, players.length])).toEqual([
      [48, 4],
      [36, 3],
    ]);
    expect(blankLists([]).map(({ deals, players }) => [deals, players])).toEqual([
      [48, [null, null, null, null]],
      [36, [null, null, null]],
    ]);
  });
});
