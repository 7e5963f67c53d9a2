import { methodOf } from '../testing/life';
import type { Award, Entry, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { standingsOf } from '@arbitre/rules/kernel/competition/standings';

const method = methodOf('skat-seeger-fabian');

/** A deal at a table of as many players as there are names; `scores` of the declarer alone. */
const deal = (
  board: number,
  players: string,
  declarer: string | null,
  value = 0,
  adjustments: ScoredDeal['adjustments'] = null,
): ScoredDeal => ({
  deal: `c.s1-r1-t1-b${board}`,
  group: `s1-b${board}`,
  table: '1',
  entries: Object.fromEntries(Array.from(players, (player, index) => [String(index + 1), player])),
  scores: Object.fromEntries(
    Array.from(players, (player, index) => [String(index + 1), player === declarer ? value : 0]),
  ),
  adjustments,
});
const valuesOf = (one: ScoredDeal) =>
  Object.fromEntries(method.awards([one]).map(({ entry, value }) => [entry, value.num / value.den]));
const entry = (id: string, number: number): Entry => ({
  id,
  number,
  kind: 'player',
  members: [],
});

describe('extended Seeger-Fabian', () => {
  it('SKWO-5.1.a gives the declarer the value and 50 for a game won, 50 less for a lost one', () => {
    expect(valuesOf(deal(1, 'ABCD', 'B', 48))).toEqual({ A: 0, B: 98, C: 0, D: 0 });
    expect(valuesOf(deal(1, 'ABCD', 'B', -96))).toEqual({ A: 30, B: -146, C: 30, D: 30 });
  });
  it('SKWO-5.1.b gives the others 30 at a table of four and 40 at a table of three', () => {
    expect(valuesOf(deal(1, 'ABC', 'A', -36))).toEqual({ A: -86, B: 40, C: 40 });
  });
  it('counts the players who are there where a seat is empty', () => {
    const three = deal(1, 'ABC', 'A', -36);
    expect(valuesOf({ ...three, entries: { ...three.entries, 4: '' } })).toEqual({ A: -86, B: 40, C: 40 });
  });
  it('SKWO-5.1.c comes to 2107 for the list of the example', () => {
    const won = [35, ...Array<number>(17).fill(70)].map((value, index) =>
      deal(index + 1, 'ABCD', 'A', value),
    );
    const lost = [1, 2, 3].map((each) => deal(18 + each, 'ABCD', 'A', -96));
    const others = Array.from({ length: 14 }, (_, index) =>
      deal(22 + index, 'ABCD', 'BCD'.charAt(index % 3), -36),
    );
    const awards = [...won, ...lost, ...others].flatMap((each) => method.awards([each]));
    const [a] = method.standings(
      [entry('A', 1)],
      awards.filter((each) => each.entry === 'A'),
    );
    expect(a?.total).toEqual({ num: 2107, den: 1 });
  });
  it('SKWO-5-GAP-1 gives nobody points for a deal that was passed in, and counts it as played', () => {
    const awards = method.awards([deal(1, 'ABCD', null)]);
    expect(awards.map(({ value, counts }) => [value.num, counts])).toEqual(Array(4).fill([0, undefined]));
  });
  it('SKWO-5-GAP-2 adds up series at tables of either size, each with its own bonus', () => {
    const four = Array.from({ length: 8 }, (_, index) => deal(index + 1, 'BCDA', 'B', -36));
    const three = Array.from({ length: 8 }, (_, index) => deal(index + 1, 'BCA', 'B', -36));
    const awards = [...four, ...three].flatMap((each) => method.awards([each]));
    const [a] = method.standings(
      [entry('A', 1)],
      awards.filter((each) => each.entry === 'A'),
    );
    expect(a?.total.num).toBe(240 + 320);
  });
  it('SKWO-5-GAP-5 may end below zero', () => {
    const [a] = method.standings([entry('A', 1)], method.awards([deal(1, 'ABC', 'A', -96)]));
    expect(a?.total.num).toBe(-146);
  });
  it('SKWO-5.1.d counts games won and lost, which part equal results in that order', () => {
    expect(method.tieBreaks).toEqual([
      { count: 'won', better: 'more' },
      { count: 'lost', better: 'fewer' },
    ]);
    const counted = (value: number) =>
      method.awards([deal(1, 'ABC', 'A', value)]).map(({ counts }) => counts ?? {});
    expect(counted(20)).toEqual([{ won: 1 }, {}, {}]);
    expect(counted(-40)).toEqual([{ lost: 1 }, { othersLost: 1 }, { othersLost: 1 }]);
  });
  it('SKWO-5.1.d SKWO-5-GAP-3 parts equal results by games won, then lost, then by the lot', () => {
    const award = (id: string, won: number, lost: number): Award => ({
      ...{ deal: 'c.s1-r1-t1-b1', side: id, entry: id },
      value: { num: 1500, den: 1 },
      counts: { won, lost },
    });
    const entries = ['A', 'B', 'C', 'D'].map((id, index) => entry(id, index + 1));
    const awards = [award('A', 12, 3), award('B', 12, 2), award('C', 13, 9), award('D', 12, 3)];
    const ranks = (lots: Readonly<Record<string, number>>) =>
      standingsOf(method, entries, awards, { lots }).map(({ entry: id, rank }) => `${rank} ${id}`);
    expect(ranks({})).toEqual(['1 C', '2 B', '3 A', '3 D']);
    expect(ranks({ D: 1, A: 2 })).toEqual(['1 C', '2 B', '3 D', '4 A']);
  });
  it('takes the score that an arbiter assigned before that of the table, and none for an artificial one', () => {
    const ruled = deal(1, 'ABC', 'A', 48, { 1: { kind: 'assigned', score: -96 } });
    expect(valuesOf(ruled)).toEqual({ A: -146, B: 40, C: 40 });
    const artificial = deal(1, 'ABC', 'A', 48, { 1: { kind: 'artificial', percent: 50 } });
    expect(valuesOf(artificial)).toEqual({ B: 0, C: 0 });
  });
});
