import fc from 'fast-check';
import type { Award, Entry, RankingMethod } from '@arbitre/rules/kernel/competition/contract';
import { exact, sum } from '@arbitre/rules/kernel/competition/exact';
import { rank } from '@arbitre/rules/kernel/competition/ranking';
import { awardOfSession, standingsOf } from '@arbitre/rules/kernel/competition/standings';

const method: RankingMethod = {
  id: 'test',
  unit: 'point',
  decimals: 0,
  tieBreaks: [
    { count: 'won', better: 'more' },
    { count: 'lost', better: 'fewer' },
  ],
  awards: () => [],
  standings: (entries, awards) => rank(entries, awards, sum),
};
const entry = (id: string, number: number, field?: string): Entry => ({
  id,
  number,
  kind: 'player',
  members: [],
  ...(field === undefined ? {} : { field }),
});
const ENTRIES = ['a', 'b', 'c', 'd'].map((id, index) => entry(id, index + 1));
const award = (id: string, value: number, counts: Readonly<Record<string, number>> = {}): Award => ({
  deal: `c.s1-r1-t1-b${value}`,
  side: id,
  entry: id,
  value: exact(value),
  counts,
});
const places = (awards: readonly Award[], more: Parameters<typeof standingsOf>[3] = {}) =>
  standingsOf(method, ENTRIES, awards, more).map(
    (row) => `${row.rank}${row.tiedWith > 0 ? '=' : ''} ${row.entry}`,
  );

describe('the standings of a competition', () => {
  it('part equal totals by the first count that differs', () => {
    const awards = [
      award('a', 9, { won: 2, lost: 1 }),
      award('b', 9, { won: 3, lost: 4 }),
      award('c', 9, { won: 2 }),
    ];
    expect(places([...awards, award('d', 10)])).toEqual(['1 d', '2 b', '3 c', '4 a']);
  });
  it('add up counts over all awards, and leave unequal totals alone', () => {
    const awards = [award('a', 4, { won: 1 }), award('a', 5, { won: 1 }), award('b', 10)];
    const [first, second] = standingsOf(method, ENTRIES, awards);
    expect([first?.entry, second?.entry, second?.counts]).toEqual(['b', 'a', { won: 2 }]);
  });
  it('part what is still equal by lot, and share the rank where nobody drew', () => {
    const awards = ['a', 'b', 'c', 'd'].map((id) => award(id, 5));
    expect(places(awards)).toEqual(['1= a', '1= b', '1= c', '1= d']);
    expect(places(awards, { lots: { a: 3, b: 1, c: 4, d: 2 } })).toEqual(['1 b', '2 d', '3 a', '4 c']);
    expect(places(awards, { lots: { a: 3, b: 1 } })).toEqual(['1= a', '1= b', '1= c', '1= d']);
  });
  it('list who is excluded behind everybody, with the article, and close the gap in the ranking', () => {
    const excluded = [{ entry: 'a', article: 'WM-R4.2', reason: 'cheated' }];
    const awards = [award('a', 9), award('b', 5), award('c', 3), award('d', 1)];
    expect(places(awards, { excluded })).toEqual(['1 b', '2 c', '3 d', '4 a']);
    expect(standingsOf(method, ENTRIES, awards, { excluded }).at(-1)).toMatchObject({
      excluded: { article: 'WM-R4.2', reason: 'cheated' },
      total: { num: 9, den: 1 },
    });
  });
  it('rank each field by itself, its excluded entries behind it', () => {
    const entries = [entry('a', 1, 'N'), entry('b', 2, 'E'), entry('c', 3, 'N')];
    const excluded = [{ entry: 'a', article: 'X', reason: 'x' }];
    const rows = standingsOf(method, entries, [award('a', 9), award('b', 1), award('c', 2)], { excluded });
    expect(rows.map(({ field, rank: place, entry: id }) => [field, place, id])).toEqual([
      ['E', 1, 'b'],
      ['N', 1, 'c'],
      ['N', 2, 'a'],
    ]);
  });
  it('count a session’s stand-ins and rounds as played, and its penalties not', () => {
    const of = (key: string) => awardOfSession('c.s1', { key, entry: 'a', value: exact(-3) });
    const rows = standingsOf(method, ENTRIES, [of('r1-tA-b2'), of('round-3'), of('penalty-1')]);
    expect(rows.find((row) => row.entry === 'a')).toMatchObject({ deals: 2, total: { num: -9, den: 1 } });
    expect(of('r1-tA-b2').deal).toBe('c.s1-r1-tA-b2');
  });
  it('give every entry one place, whatever the counts, lots and exclusions', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const awards = fc.array(
      fc
        .tuple(id, fc.nat(3), fc.record({ won: fc.nat(2), lost: fc.nat(2) }))
        .map(([who, value, counts]) => award(who, value, counts)),
    );
    const out = fc
      .uniqueArray(id)
      .map((all) => all.map((each) => ({ entry: each, article: 'X', reason: 'x' })));
    const lots = fc.dictionary(id, fc.nat(3));
    fc.assert(
      fc.property(awards, out, lots, (given, excluded, drawn) => {
        const rows = standingsOf(method, ENTRIES, given, { excluded, lots: drawn });
        expect(rows.map((row) => row.entry).sort()).toEqual(['a', 'b', 'c', 'd']);
        expect(rows.map((row) => row.rank)).toEqual(rows.map((row) => row.rank).sort((a, b) => a - b));
        for (const row of rows)
          expect(rows.filter((other) => other.rank === row.rank)).toHaveLength(row.tiedWith + 1);
      }),
    );
  });
});
