import { allGames, methodOf } from './index';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import type { ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';

const table = (
  name: string,
  ns: number | null,
  adjustments: Readonly<Record<string, Adjustment>> | null = null,
): ScoredDeal => ({
  deal: name,
  group: 's1-b1',
  table: name,
  entries: { NS: `ns-${name}`, EW: `ew-${name}` },
  scores: ns === null ? null : { NS: ns, EW: -ns },
  adjustments,
});

const board = (...scores: readonly number[]): readonly ScoredDeal[] =>
  scores.map((score, index) => table(String(index + 1), score));

const valuesOf = (method: 'matchpoints' | 'butler', side: string, group: readonly ScoredDeal[]): string[] =>
  methodOf(method)
    .awards(group)
    .filter((award) => award.side === side)
    .map((award) => toDecimal(award.value, method === 'butler' ? 0 : 2));

const artificial = (percent: number): Adjustment => ({ kind: 'artificial', percent });

describe('matchpoints', () => {
  it('BD-L78A BD-L78A-GAP-1 gives one for a score beaten and a half for a tie, in percent of the top', () => {
    const points = [2.5, 4, 6, 2.5, 5, 0, 1].map((each) => ((each * 100) / 6).toFixed(2));
    expect(valuesOf('matchpoints', 'NS', board(420, 430, 500, 420, 450, -50, 170))).toEqual(points);
  });
  it('BD-MP-2 gives the two sides of a table the top together', () => {
    const group = board(620, 620, 170, -100, -100);
    const ns = valuesOf('matchpoints', 'NS', group).map(Number);
    expect(
      valuesOf('matchpoints', 'EW', group).map((each, index) => Number(each) + (ns[index] ?? 0)),
    ).toEqual([100, 100, 100, 100, 100]);
  });
  it('BD-MP-3 BD-L77-11 compares a passed-out deal like any other score', () => {
    expect(valuesOf('matchpoints', 'NS', board(110, 0, -50))).toEqual(['100.00', '50.00', '0.00']);
  });
  it('BD-MP-1 leaves artificial scores out of everybody else’s comparison, without factoring', () => {
    const group = [...board(110, -50), table('x', null, { NS: artificial(60), EW: artificial(40) })];
    expect(valuesOf('matchpoints', 'NS', group)).toEqual(['100.00', '0.00', '60.00']);
    expect(valuesOf('matchpoints', 'EW', group)).toEqual(['0.00', '100.00', '40.00']);
  });
  it('BD-MP-4 compares each direction of a split score in its own field', () => {
    const split = table('x', -420, { EW: { kind: 'assigned', score: -50 } });
    const group = [split, ...board(-420, 50)];
    expect(valuesOf('matchpoints', 'NS', group)).toEqual(['25.00', '25.00', '100.00']);
    expect(valuesOf('matchpoints', 'EW', group)).toEqual(['25.00', '100.00', '25.00']);
  });
  it('BD-NEUBERG-3 gives both sides 60 % where there is nothing to compare with', () => {
    expect(valuesOf('matchpoints', 'NS', board(110))).toEqual(['60.00']);
    expect(valuesOf('matchpoints', 'EW', board(110))).toEqual(['60.00']);
  });
  it('BD-L87B BD-NEUBERG-1 compares each form of a fouled board by itself, brought up to all its results', () => {
    const apart: Adjustment = { kind: 'apart', form: 'B' };
    const other = (name: string, ns: number) => table(name, ns, { NS: apart, EW: apart });
    const fouled = [
      ...board(620, 170, -100, -100),
      other('5', 420),
      other('6', 450),
      other('7', 480),
      other('8', 510),
    ];
    // Eight results, four of each form: a result worth M in its form is worth (M + 1) * 8 / 4 - 1 of 14.
    const worth = (points: number) => (((points + 1) * 2 - 1) / 0.14).toFixed(2);
    expect(valuesOf('matchpoints', 'NS', fouled)).toEqual([
      ...[worth(6), worth(4), worth(1), worth(1)],
      ...[worth(0), worth(2), worth(4), worth(6)],
    ]);
    const ns = valuesOf('matchpoints', 'NS', fouled).map(Number);
    const ew = valuesOf('matchpoints', 'EW', fouled).map(Number);
    expect(ew.map((each, index) => Number((each + (ns[index] ?? 0)).toFixed(1)))).toEqual(Array(8).fill(100));
    expect(valuesOf('butler', 'NS', fouled).slice(4)).toEqual(['-2', '-1', '0', '1']);
  });
  it('BD-NEUBERG-2 BD-NEUBERG-3 gives two or three results among many fixed shares, and one alone 60 %', () => {
    const apart: Adjustment = { kind: 'apart', form: 'B' };
    const other = (name: string, ns: number) => table(name, ns, { NS: apart, EW: apart });
    const nine = board(...Array.from({ length: 9 }, (_, at) => 100 + 10 * at));
    const three = [...nine, other('x', 140), other('y', 140), other('z', -50)];
    expect(valuesOf('matchpoints', 'NS', three).slice(9)).toEqual(['65.00', '65.00', '50.00']);
    expect(valuesOf('matchpoints', 'NS', [...nine, other('x', 140), other('y', 10)]).slice(9)).toEqual([
      '65.00',
      '55.00',
    ]);
    expect(valuesOf('matchpoints', 'NS', [...nine, other('x', 140)]).slice(9)).toEqual(['60.00']);
  });
  it('BD-L12C1c BD-L12C1c-GAP-1 S26 compares each result of a weighted score first, and lets it count by its share', () => {
    const of = [
      { score: 650, percent: 30 },
      { score: -100, percent: 70 },
    ];
    const mirrored = of.map(({ score, percent }) => ({ score: -score, percent }));
    const weighed = table('x', null, {
      NS: { kind: 'weighted', of },
      EW: { kind: 'weighted', of: mirrored },
    });
    const group = [...board(650, -100, -100, -200, -200), weighed];
    expect(valuesOf('matchpoints', 'NS', group)).toEqual([
      '97.00',
      '57.00',
      '57.00',
      '10.00',
      '10.00',
      '69.00',
    ]);
    expect(valuesOf('matchpoints', 'EW', group)[5]).toBe('31.00');
  });
});

describe('Butler', () => {
  it('BD-IMPP-1 compares with the mean of the scores without the best and the worst', () => {
    expect(valuesOf('butler', 'NS', board(650, 620, 620, 170, -100))).toEqual(['5', '4', '4', '-7', '-11']);
    expect(valuesOf('butler', 'EW', board(650, 620, 620, 170, -100))).toEqual(['-5', '-4', '-4', '7', '11']);
  });
  it('BD-IMPP-3 enters artificial scores as +3 and -3, outside the datum', () => {
    const group = [...board(420, 420, 420), table('x', null, { NS: artificial(60), EW: artificial(40) })];
    expect(valuesOf('butler', 'NS', group)).toEqual(['0', '0', '0', '3']);
    expect(valuesOf('butler', 'EW', group)).toEqual(['0', '0', '0', '-3']);
  });
});

describe('teams', () => {
  const [a, b] = ['team-a', 'team-b'];
  const match = (
    open: number | null,
    closed: number | null,
    adjustments: Readonly<Record<string, Adjustment>> | null = null,
  ): readonly ScoredDeal[] => [
    { ...table('open', open, adjustments), entries: { NS: a, EW: b } },
    { ...table('closed', closed), entries: { NS: b, EW: a } },
    { ...table('elsewhere', 90), entries: { NS: 'team-c', EW: 'team-d' } },
  ];
  const impsOf = (group: readonly ScoredDeal[]): Readonly<Record<string, number>> =>
    Object.fromEntries(
      methodOf('team-imps')
        .awards(group)
        .map((award) => [award.entry, award.value.num]),
    );

  it('BD-TEAM-1 converts the total of both tables', () => {
    expect(impsOf(match(620, 170))).toEqual({ [a]: 10, [b]: -10 });
  });
  it('BD-TEAM-1 counts nothing while the second table has no result', () => {
    expect(impsOf(match(620, null))).toEqual({});
  });
  it('BD-L12C2b gives +3 and -3 where a board could not be played', () => {
    expect(impsOf(match(null, 170, { NS: artificial(60), EW: artificial(40) }))).toEqual({ [a]: 3, [b]: -3 });
  });
  it('BD-TEAM-2 sums the boards of a match', () => {
    const method = methodOf('team-imps');
    const entries = [a, b].map((id, index) => ({
      id,
      number: index + 1,
      kind: 'team' as const,
      members: [],
    }));
    const awards = [...method.awards(match(620, 170)), ...method.awards(match(-50, 100))];
    expect(method.standings(entries, awards).map((row) => [row.entry, row.total.num, row.deals])).toEqual([
      [a, 6, 2],
      [b, -6, 2],
    ]);
  });
});

describe('standings', () => {
  const standings = (
    totals: readonly (readonly [string, number, string?])[],
  ): readonly (readonly [string, number, number])[] => {
    const entries = totals.map(([id, , field], index) => ({
      id,
      number: index + 1,
      kind: 'pair' as const,
      members: [],
      ...(field === undefined ? {} : { field }),
    }));
    const awards = totals.map(([id, value]) => ({
      deal: 'd',
      side: 'NS',
      entry: id,
      value: { num: value, den: 1 },
    }));
    return methodOf('matchpoints')
      .standings(entries, awards)
      .map((row) => [row.entry, row.rank, row.tiedWith] as const);
  };

  it('BD-RANK-2 shares the best rank among equals and skips the next', () => {
    expect(
      standings([
        ['p1', 58],
        ['p2', 60],
        ['p3', 58],
        ['p4', 55],
      ]),
    ).toEqual([
      ['p2', 1, 0],
      ['p1', 2, 1],
      ['p3', 2, 1],
      ['p4', 4, 0],
    ]);
  });
  it('BD-RANK-1 ranks each field by itself', () => {
    expect(
      standings([
        ['p1', 40, 'NS'],
        ['p2', 60, 'EW'],
        ['p3', 50, 'NS'],
      ]),
    ).toEqual([
      ['p3', 1, 0],
      ['p1', 2, 0],
      ['p2', 1, 0],
    ]);
  });
  it('names every method by its id', () => {
    const ids = [...allGames.methods.keys()];
    expect(ids.map((id) => methodOf(id).id)).toEqual(ids);
  });
});
