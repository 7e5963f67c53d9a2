import { type Line, opened, scored } from '../testing/scored-event';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';

type Rulings = { readonly open?: Line['ruling']; readonly closed?: Line['ruling'] };
type Where = { readonly board?: number; readonly round?: number };

/** A board of a match: NS's points where `a` sits North-South, and where `b` does. */
const meet = (
  a: string,
  b: string,
  scores: readonly [number | null, number | null],
  { board = 1, round = 1 }: Where = {},
  { open, closed }: Rulings = {},
): readonly Line[] => [
  { NS: a, EW: b, score: scores[0], board, round, ...(open ? { ruling: open } : {}) },
  { NS: b, EW: a, score: scores[1], board, round, ...(closed ? { ruling: closed } : {}) },
];

/** Boards in which `a` wins as many IMPs as each number says; below zero `b` does. */
const SWINGS: Readonly<Record<number, readonly [number, number]>> = {
  0: [110, 110],
  1: [140, 110],
  3: [100, 0],
  5: [170, 0],
  6: [400, 170],
  10: [620, 170],
  [-1]: [110, 140],
  [-3]: [0, 100],
  [-6]: [170, 400],
  [-10]: [170, 620],
};
const match = (a: string, b: string, swings: readonly number[], round = 1): readonly Line[] =>
  swings.flatMap((swing, at) => meet(a, b, SWINGS[swing] ?? [0, 0], { board: at + 1, round }));

const percent = (value: number): Adjustment => ({ kind: 'artificial', percent: value });
const assigned = (score: number, more: Partial<Adjustment> = {}): Adjustment =>
  ({ kind: 'assigned', score, ...more }) as Adjustment;

const teams = (scoring: Readonly<Record<string, unknown>> = {}) => opened('team-imps', scoring);
const inImps = (lines: readonly Line[], scoring: Readonly<Record<string, unknown>> = {}) => {
  const event = scored(teams(scoring), lines);
  return (entry: string): number => Number(event.total(entry, 1));
};

describe('teams at IMPs', () => {
  it('BD-TEAM-1 BD-L78B the totals of both tables become IMPs by the scale, for the side ahead', () => {
    const total = inImps(meet('A', 'B', [620, 170]));
    expect([total('A'), total('B')]).toEqual([10, -10]);
  });
  it('BD-TEAM-2 a match is the IMPs won less the IMPs lost', () => {
    const total = inImps(match('A', 'B', [10, 5, 1, 1, -6, -6]));
    expect([total('A'), total('B')]).toEqual([5, -5]);
  });
  it('BD-L12C2b an average plus is three IMPs, an average minus as many less', () => {
    const total = inImps(meet('A', 'B', [null, 170], {}, { open: { NS: percent(60), EW: percent(40) } }));
    expect([total('A'), total('B')]).toEqual([3, -3]);
  });
  it('BD-L12C4 in a knock-out both sides get the average of what each would have by itself', () => {
    const lines = meet('A', 'B', [null, 0], {}, { open: { NS: assigned(450), EW: assigned(170) } });
    // A has +450 with its other pair at 0: 10 IMPs; B +170 by itself: 5 IMPs, which is -5 for A.
    const each = inImps(lines);
    expect([each('A'), each('B')]).toEqual([10, 5]);
    const both = inImps(lines, { balance: 'average' });
    expect([both('A'), both('B')]).toEqual([2.5, -2.5]);
  });
  it('BD-L86B1 where the other table is clearly good for one side a score is assigned, compared with that table', () => {
    const lines = meet('A', 'B', [1430, null], {}, { closed: { NS: assigned(650), EW: assigned(-650) } });
    const total = inImps(lines);
    expect([total('A'), total('B')]).toEqual([13, -13]);
  });
  it('BD-L86B2a BD-L87C a board that was played in two forms is cancelled: three IMPs to each where nobody is at fault', () => {
    const both = { NS: percent(60), EW: percent(60) };
    const total = inImps(meet('A', 'B', [420, -100], {}, { open: both, closed: both }));
    expect([total('A'), total('B')]).toEqual([3, 3]);
  });
  it('BD-L86B2b the innocent get three IMPs or the assigned score, whichever is better, the offenders the complement', () => {
    const ruling = (score: number) => ({
      NS: assigned(score, { least: 60 }),
      EW: assigned(-score, { most: 40 }),
    });
    const more = inImps(meet('A', 'B', [null, 170], {}, { open: ruling(400) }));
    expect([more('A'), more('B')]).toEqual([6, -6]);
    const less = inImps(meet('A', 'B', [null, 170], {}, { open: ruling(200) }));
    expect([less('A'), less('B')]).toEqual([3, -3]);
  });
  it('BD-L86B2c where both are at fault each loses three IMPs', () => {
    const both = { NS: percent(40), EW: percent(40) };
    const total = inImps(meet('A', 'B', [420, -100], {}, { open: both, closed: both }));
    expect([total('A'), total('B')]).toEqual([-3, -3]);
  });
  it('BD-L86B3 a competition may value otherwise what was played at one table only', () => {
    const lines = meet('A', 'B', [420, null], {}, { closed: { NS: percent(40), EW: percent(60) } });
    expect(inImps(lines)('A')).toBe(3);
    expect(inImps(lines, { oneTable: 0 })('A')).toBe(0);
    const none = meet('A', 'B', [null, null], {}, { open: { NS: percent(60), EW: percent(40) } });
    expect(inImps(none, { oneTable: 0 })('A')).toBe(3);
  });
  it('a team brings along what was carried over, once', () => {
    const total = inImps(match('A', 'B', [1, 5]), { carryOver: { A: -8.5, B: 8.5 } });
    expect([total('A'), total('B')]).toEqual([-2.5, 2.5]);
  });
  it('BD-KO-1 a tied match has no winner: it goes on by four boards before a ranking is published', () => {
    const publish = (total: readonly [number, number], ranks: readonly [number, number]) => ({
      do: 'publish-ranking',
      ...{ asOf: '100', hash: 'a'.repeat(64) },
      rows: ['A', 'B'].map((entry, at) => ({
        ...{
          entry,
          field: '',
          deals: 32,
          counts: {},
          rank: ranks[at],
          tiedWith: ranks[0] === ranks[1] ? 1 : 0,
        },
        total: { num: total[at], den: 1 },
      })),
    });
    const knockOut = teams({ extraBoards: 4 });
    const tied = knockOut.when(publish([0, 0], [1, 1]));
    expect(tied.violations).toEqual([{ article: 'BD-KO-1', facts: { boards: 4, tied: ['A', 'B'] } }]);
    expect(knockOut.when(publish([7, -7], [1, 2])).refusals).toEqual([]);
    expect(teams().when(publish([0, 0], [1, 1])).refusals).toEqual([]);
  });
});

describe('board-a-match', () => {
  it('BD-BAM-1 any difference wins the board, equal totals share it; two units where it was chosen', () => {
    const lines = [
      ...meet('A', 'B', [450, 400]),
      ...meet('A', 'B', [170, 170], { board: 2 }),
      ...meet('A', 'B', [110, 120], { board: 3 }),
    ];
    const one = scored(opened('board-a-match', {}), lines);
    expect([one.total('A'), one.total('B')]).toEqual(['1.50', '1.50']);
    expect([one.worth('A', 1), one.worth('A', 2), one.worth('A', 3)]).toEqual(['1.00', '0.50', '0.00']);
    expect(scored(opened('board-a-match', { unit: 2 }), lines).worth('A', 1)).toBe('2.00');
  });
  it('BD-BAM-2 an average plus is 0.6 of a board, an average minus 0.4', () => {
    const open = { NS: percent(60), EW: percent(40) };
    const event = scored(opened('board-a-match', {}), meet('A', 'B', [null, 170], {}, { open }));
    expect([event.total('A'), event.total('B')]).toEqual(['0.60', '0.40']);
  });
});

describe('victory points', () => {
  const total = (lines: readonly Line[], scoring: Readonly<Record<string, unknown>>) => {
    const event = scored(opened('victory-points', scoring), lines);
    return (entry: string) => event.total(entry);
  };

  it('BD-VP-WBF-1 a match of 16 boards won by 20 IMPs is 15.00 to 5.00, by 60 or more 20.00 to 0.00', () => {
    const by20 = total(match('A', 'B', [10, 10]), { scale: 'wbf-20', boards: 16 });
    expect([by20('A'), by20('B')]).toEqual(['15.00', '5.00']);
    const by60 = total(match('A', 'B', [10, 10, 10, 10, 10, 10]), { scale: 'wbf-20', boards: 16 });
    expect([by60('A'), by60('B')]).toEqual(['20.00', '0.00']);
  });
  it('BD-VP-WBF-2 each further IMP adds no more than the one before: the printed values of a match of 8 boards', () => {
    const of = (swings: readonly number[]) =>
      total(match('A', 'B', swings), { scale: 'wbf-20', boards: 8 })('A');
    expect([[0], [1], [1, 1], [3], [3, 1], [5], [6]].map(of)).toEqual([
      ...['10.00', '10.44', '10.86', '11.27', '11.67', '12.05', '12.42'],
    ]);
    expect(of([10, 10, 10, 10, 3])).toBe('20.00');
  });
  it('BD-VP-ACBL-1 seven boards by 13 are 15 to 5, by 28 are 20 to 0, a tie is 10 each', () => {
    const of = (swings: readonly number[]) => {
      const points = total(match('A', 'B', swings), { scale: 'acbl-20', boards: 7 });
      return [points('A'), points('B')];
    };
    expect(of([10, 3])).toEqual(['15.00', '5.00']);
    expect(of([10, 10, 5, 3])).toEqual(['20.00', '0.00']);
    expect(of([0])).toEqual(['10.00', '10.00']);
  });
  it('BD-VP-ACBL-2 eight boards by 6 are 22 to 8 of 30', () => {
    const points = total(match('A', 'B', [6]), { scale: 'acbl-30', boards: 8 });
    expect([points('A'), points('B')]).toEqual(['22.00', '8.00']);
  });
  it('a match is of the boards that have a result where nobody said how many; each match is one part of the total', () => {
    const lines = match('A', 'B', [5, 0, 0, 0, 0, 0, 0, 0]);
    expect(total(lines, { scale: 'wbf-20' })('A')).toBe('12.05');
    expect(total(lines, { scale: 'win-loss' })('A')).toBe('1.00');
  });
  it('BD-SWISS-3 the team that meets nobody in a round has 12 of 20 for it', () => {
    const lines = [...match('A', 'B', [10], 1), ...match('A', 'C', [0], 2), ...match('B', 'C', [0], 3)];
    const points = total(lines, { scale: 'acbl-20', boards: 8 });
    expect([points('A'), points('B'), points('C')]).toEqual(['36.00', '28.00', '32.00']);
    expect(total(lines, { scale: 'acbl-20', boards: 8, bye: 10 })('A')).toBe('34.00');
    expect(total(match('A', 'B', [10]), { scale: 'acbl-20', boards: 8 })('A')).toBe('14.00');
  });
  it('BD-SWISS-4 equal teams are parted by their match, then by IMPs, then by what their opponents have', () => {
    const lines = [
      ...match('A', 'B', [1], 1),
      ...match('C', 'D', [0], 1),
      ...match('A', 'C', [-1], 2),
      ...match('B', 'D', [1], 2),
    ];
    const of = (ties: string) => scored(opened('victory-points', { scale: 'win-loss', ties }), lines).ranking;
    expect(of('stand')).toEqual(['1 C', '2= A', '2= B', '4 D']);
    expect(of('break')).toEqual(['1 C', '2 A', '3 B', '4 D']);
    // Nobody met the other of equal points: A won by more.
    const apart = [...match('B', 'D', [1]), ...match('A', 'C', [10])];
    const byImps = scored(opened('victory-points', { scale: 'win-loss', ties: 'break' }), apart).ranking;
    expect(byImps).toEqual(['1 A', '2 B', '3 D', '4 C']);
  });
});
