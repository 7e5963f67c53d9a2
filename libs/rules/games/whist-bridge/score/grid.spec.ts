import { DAMES, type GameCode } from '../ladder';
import { GRID, numbers } from '../testing/grid';
import { dealPoints, failedDeclarers, type Outcome, type Played } from './deal-points';
import {
  type GridVariant,
  pointsByOutcome,
  pointsByTricks,
  pointsDeJeu,
  pointsOfQueens,
  PRINTED_GRID,
} from './points';

type Seat = 'N' | 'E' | 'S' | 'W';
const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W'];

/** Points of N, E, S, W and the points de jeu after them. */
const scored = (
  game: Played['game'],
  declarers: string,
  outcome: Outcome<Seat> | number,
  more: { direct?: boolean; variant?: GridVariant } = {},
): readonly number[] => {
  const played = { game, declarers: Array.from(declarers) as Seat[], direct: more.direct ?? false };
  const result = typeof outcome === 'number' ? { tricks: outcome } : outcome;
  const points = SEATS.map(
    (seat) => dealPoints(SEATS, played, result, more.variant ?? PRINTED_GRID).get(seat) ?? 0,
  );
  return [...points, pointsDeJeu(points)];
};

const lineOf = (row: string, { declarers, each }: { declarers: readonly number[]; each: number }): string => {
  const sum = pointsDeJeu(declarers) + each * (4 - declarers.length);
  return `${row.split(' ').slice(0, 2).join(' ')} ${declarers.join(',')} ${each} ${sum}`;
};

/** The inventory writes a seul of 8 as two contracts. */
const CODES: Readonly<Record<string, GameCode>> = { S8_DIRECT: 'S8', S8_RAISED: 'S8' };

describe('the grid of points', () => {
  it('WB-13.a has every row of the inventory: 292 results of one game and its tricks', () => {
    expect(GRID.grid).toHaveLength(292);
    const found = GRID.grid.map((row) => {
      const [code = '', tricks] = row.split(' ');
      const game = CODES[code] ?? (code as GameCode);
      return lineOf(row, pointsByTricks(game, Number(tricks), code === 'S8_DIRECT'));
    });
    expect(found).toEqual(GRID.grid);
  });
  it('WB-13-M-GAP-1 has the inventory’s fifteen rows of two who each play for themselves', () => {
    expect(GRID.twoDeclarers).toHaveLength(15);
    const found = GRID.twoDeclarers.map((row) => {
      const [code, outcomes = ''] = row.split(' ');
      return lineOf(
        row,
        pointsByOutcome(
          code as GameCode,
          outcomes.split(',').map((one) => one === 'made'),
        ),
      );
    });
    expect(found).toEqual(GRID.twoDeclarers);
    expect(scored('P', 'NW', { made: [true, false] })).toEqual([24, 16, 16, -24, 32]);
  });
  it('WB-13-D-GAP-1 has the inventory’s five rows of Dames: 12 are shared by whoever took no queen', () => {
    const found = GRID.dames.map((row) => {
      const points = pointsOfQueens(numbers(row.split(' ')[0] ?? ''));
      return `${row.split(' ')[0]} ${points.join(',')} ${pointsDeJeu(points)}`;
    });
    expect(found).toEqual(GRID.dames);
    expect(scored(DAMES, '', { queens: { N: 3, E: 1 } })).toEqual([-9, -3, 6, 6, 0]);
  });
  it('WB-13-PJ puts the misprints right: points de jeu are the sum of what the four players score', () => {
    // Printed 16, 72, and 24 in the winner's cell; the rows of PME for two are missing.
    expect(scored('P', 'ES', { made: [true, false] })).toEqual([16, 24, -24, 16, 32]);
    expect(scored('GM', 'ES', { made: [false, false] })).toEqual([36, -36, -36, 36, 0]);
    expect(scored('GM', 'ES', { made: [true, false] })).toEqual([24, 36, -36, 24, 48]);
    expect(scored('PME', 'ES', { made: [false, false] })).toEqual([27, -27, -27, 27, 0]);
    expect(scored('S7', 'N', 5)).toEqual([-21, 14, 14, 14, 21]);
  });
  it('WB-13-GAP-1 gives the idle dealer of a table of five nothing: he is none of the opponents', () => {
    const players = ['P1', 'P3', 'P4', 'P5'];
    const points = dealPoints(players, { game: 'S6', declarers: ['P4'] }, { tricks: 5 });
    expect(Object.fromEntries(points)).toEqual({ P1: 10, P3: 10, P4: -15, P5: 10 });
  });
});

describe('trou and emballage', () => {
  it('WB-13-TR-1 pays 16 to both for 9 to 12 tricks', () => {
    expect(scored('TR', 'EW', 9)).toEqual([0, 16, 0, 16, 32]);
    expect(scored('TR', 'EW', 11)).toEqual([0, 16, 0, 16, 32]);
    expect(scored('TR', 'EW', 12)).toEqual([0, 16, 0, 16, 32]);
  });
  it('WB-13-TR-2 pays 30 to both for all 13', () => {
    expect(scored('TR', 'EW', 13)).toEqual([0, 30, 0, 30, 60]);
  });
  it('WB-13-TR-3 WB-5.f pays the opponents 16 below nine tricks, and costs the pair nothing', () => {
    expect(scored('TR', 'EW', 8)).toEqual([16, 0, 16, 0, 32]);
    expect(scored('TR', 'EW', 6)).toEqual([16, 0, 16, 0, 32]);
  });
  it('WB-13-E-1 pays an emballage by its tricks, not by what was announced', () => {
    expect([8, 9, 10, 11, 12].map((tricks) => scored('E8', 'NS', tricks)[0])).toEqual([7, 10, 13, 16, 19]);
    expect(scored('E9', 'NS', 11)).toEqual([16, 0, 16, 0, 32]);
  });
  it('WB-13-E-2 pays 30 for all 13 at every level', () => {
    for (const code of ['E8', 'E9', 'E10', 'E11', 'E12', 'E13'] as const)
      expect(scored(code, 'NS', 13)).toEqual([30, 0, 30, 0, 60]);
  });
  it('WB-13-E-3 costs the level and 3 for each missing trick, and the opponents receive as much', () => {
    expect(scored('E10', 'NS', 7)).toEqual([-22, 22, -22, 22, 0]);
    expect([7, 6, 5, 4].map((tricks) => scored('E8', 'NS', tricks)[0])).toEqual([-10, -13, -16, -19]);
  });
  it('WB-13-E-4 costs 30 for a lost E13 whatever the tricks, or by threes where a competition says so', () => {
    expect(scored('E13', 'NS', 12)).toEqual([-30, 30, -30, 30, 0]);
    expect(scored('E13', 'NS', 9)).toEqual([-30, 30, -30, 30, 0]);
    const variant: GridVariant = { ...PRINTED_GRID, lostE13: 'by-threes' };
    expect([12, 11, 10, 9].map((tricks) => scored('E13', 'NS', tricks, { variant })[0])).toEqual([
      -25, -28, -31, -34,
    ]);
  });
  it('WB-13-E-GAP-1 goes on by threes below what is printed', () => {
    expect(scored('E11', 'NS', 7)).toEqual([-28, 28, -28, 28, 0]);
    expect([9, 8].map((tricks) => scored('E12', 'NS', tricks)[0])).toEqual([-28, -31]);
    expect(scored('E8', 'NS', 3)[0]).toBe(-22);
  });
});

describe('seul', () => {
  it('WB-13-S-1 pays 12, 15, 18 for 6, 7, 8 tricks', () => {
    expect(scored('S6', 'E', 7)).toEqual([0, 15, 0, 0, 15]);
    expect([6, 7, 8].map((tricks) => scored('S6', 'E', tricks)[1])).toEqual([12, 15, 18]);
    expect([7, 8].map((tricks) => scored('S7', 'E', tricks)[1])).toEqual([15, 18]);
  });
  it('WB-13-S-2 costs S6 15, 18, 21, and gives each opponent two thirds', () => {
    expect(scored('S6', 'E', 5)).toEqual([10, -15, 10, 10, 15]);
    expect(scored('S6', 'E', 4)).toEqual([12, -18, 12, 12, 18]);
    expect(scored('S6', 'E', 3)).toEqual([14, -21, 14, 14, 21]);
  });
  it('WB-13-S-3 costs S7 18 and 21', () => {
    expect(scored('S7', 'W', 6)).toEqual([12, 12, 12, -18, 18]);
    expect(scored('S7', 'W', 5)).toEqual([14, 14, 14, -21, 21]);
  });
  it('WB-13-S-4 pays a direct S8 21', () => {
    expect(scored('S8', 'N', 8, { direct: true })).toEqual([21, 0, 0, 0, 21]);
  });
  it('WB-13-S-5 costs S8 24, 27, 30, direct or not', () => {
    for (const direct of [true, false])
      expect([7, 6, 5].map((tricks) => scored('S8', 'N', tricks, { direct }).slice(0, 2))).toEqual([
        [-24, 16],
        [-27, 18],
        [-30, 20],
      ]);
  });
  it('WB-13-S-GAP-1 pays a raised S8 18, or 21 where a competition says so', () => {
    expect(scored('S8', 'N', 8)[0]).toBe(18);
    expect(scored('S8', 'N', 8, { variant: { ...PRINTED_GRID, raisedSeul8: 21 } })[0]).toBe(21);
  });
  it('WB-13-S-GAP-2 pays no trick beyond the eighth', () => {
    expect(scored('S6', 'S', 9)[2]).toBe(18);
    expect(scored('S8', 'S', 13, { direct: true })[2]).toBe(21);
  });
  it('WB-13-S-GAP-3 goes on by threes below what is printed', () => {
    expect(scored('S7', 'S', 4)).toEqual([16, 16, -24, 16, 24]);
    expect(scored('S6', 'S', 2)[2]).toBe(-24);
    expect(scored('S8', 'S', 4)).toEqual([22, 22, -33, 22, 33]);
  });
});

describe('misères, piccolo', () => {
  it('WB-13-PM-1 pays and costs 18, an opponent 12', () => {
    expect(scored('PM', 'E', 0)).toEqual([0, 18, 0, 0, 18]);
    expect(scored('PM', 'E', { made: [false] })).toEqual([12, -18, 12, 12, 18]);
  });
  it('WB-13-PM-2 has two who both make it, or both fail', () => {
    expect(scored('PM', 'ES', { made: [true, true] })).toEqual([0, 18, 18, 0, 36]);
    expect(scored('PM', 'ES', { made: [false, false] })).toEqual([18, -18, -18, 18, 0]);
  });
  it('WB-13-PM-3 WB-7.n has one who makes it and one who fails, each for himself', () => {
    expect(scored('PM', 'ES', { made: [true, false] })).toEqual([12, 18, -18, 12, 24]);
    expect(failedDeclarers({ game: 'PM', declarers: ['E', 'S'] }, { made: [true, false] })).toEqual(['S']);
  });
  it('WB-13-P-1 pays and costs 24, an opponent 16; one trick exactly', () => {
    expect(scored('P', 'E', 1)).toEqual([0, 24, 0, 0, 24]);
    expect(scored('P', 'E', 0)).toEqual([16, -24, 16, 16, 24]);
    expect(scored('P', 'E', 2)).toEqual([16, -24, 16, 16, 24]);
  });
  it('WB-13-P-2 has two who both make it, or both fail', () => {
    expect(scored('P', 'ES', { made: [true, true] })).toEqual([0, 24, 24, 0, 48]);
    expect(scored('P', 'ES', { made: [false, false] })).toEqual([24, -24, -24, 24, 0]);
  });
  it('WB-13-P-3 has one who makes it and one who fails', () => {
    expect(scored('P', 'ES', { made: [false, true] })).toEqual([16, -24, 24, 16, 32]);
  });
  it('WB-13-PME-1 pays and costs 27, an opponent 18', () => {
    expect(scored('PME', 'E', { made: [true] })).toEqual([0, 27, 0, 0, 27]);
    expect(scored('PME', 'E', { made: [false] })).toEqual([18, -27, 18, 18, 27]);
  });
  it('WB-13-PME-2 has the row that the print lost: two who both fail', () => {
    expect(scored('PME', 'ES', { made: [true, true] })).toEqual([0, 27, 27, 0, 54]);
    expect(scored('PME', 'ES', { made: [false, false] })).toEqual([27, -27, -27, 27, 0]);
  });
  it('WB-13-PME-3 has the other: one who makes it and one who fails', () => {
    expect(scored('PME', 'ES', { made: [true, false] })).toEqual([18, 27, -27, 18, 36]);
  });
  it('WB-13-GM-1 pays and costs 36, an opponent 24', () => {
    expect(scored('GM', 'E', { made: [true] })).toEqual([0, 36, 0, 0, 36]);
    expect(scored('GM', 'E', 13)).toEqual([24, -36, 24, 24, 36]);
  });
  it('WB-13-GM-2 has two who both make it, or both fail with points de jeu 0', () => {
    expect(scored('GM', 'ES', { made: [true, true] })).toEqual([0, 36, 36, 0, 72]);
    expect(scored('GM', 'ES', { made: [false, false] })).toEqual([36, -36, -36, 36, 0]);
  });
  it('WB-13-GM-3 pays the winner his 36, not the printed 24', () => {
    expect(scored('GM', 'ES', { made: [true, false] })).toEqual([24, 36, -36, 24, 48]);
  });
  it('WB-13-GME-1 pays and costs 75, an opponent 50', () => {
    expect(scored('GME', 'E', { made: [true] })).toEqual([0, 75, 0, 0, 75]);
    expect(scored('GME', 'E', { made: [false] })).toEqual([50, -75, 50, 50, 75]);
  });
  it('WB-13-GME-2 has two who both make it, or both fail', () => {
    expect(scored('GME', 'ES', { made: [true, true] })).toEqual([0, 75, 75, 0, 150]);
    expect(scored('GME', 'ES', { made: [false, false] })).toEqual([75, -75, -75, 75, 0]);
  });
  it('WB-13-GME-3 has one who makes it and one who fails', () => {
    expect(scored('GME', 'ES', { made: [true, false] })).toEqual([50, 75, -75, 50, 100]);
  });
});

describe('abundances, slams, Dames', () => {
  it('WB-13-A9 pays and costs 30, whatever the tricks', () => {
    expect(scored('A9', 'S', 9)).toEqual([0, 0, 30, 0, 30]);
    expect(scored('A9', 'S', 12)).toEqual([0, 0, 30, 0, 30]);
    expect(scored('A9', 'S', 3)).toEqual([20, 20, -30, 20, 30]);
  });
  it('WB-13-A10 WB-15.h pays and costs 42, allowed by the arbiter or not', () => {
    expect(scored('A10', 'S', 10)[2]).toBe(42);
    expect(scored('A10', 'S', { made: [false] })).toEqual([28, 28, -42, 28, 42]);
  });
  it('WB-13-A11 pays and costs 60', () => {
    expect(scored('A11', 'S', 11)[2]).toBe(60);
    expect(scored('A11', 'S', 10)).toEqual([40, 40, -60, 40, 60]);
  });
  it('WB-13-PC pays and costs 100, an opponent 50: points de jeu 50', () => {
    for (const code of ['PC', 'PCSA'] as const) {
      expect(scored(code, 'S', 12)).toEqual([0, 0, 100, 0, 100]);
      expect(scored(code, 'S', 11)).toEqual([50, 50, -100, 50, 50]);
    }
  });
  it('WB-13-CH pays and costs 200, an opponent 80: points de jeu 40', () => {
    expect(scored('CH', 'S', 13)).toEqual([0, 0, 200, 0, 200]);
    expect(scored('CH', 'S', 12)).toEqual([80, 80, -200, 80, 40]);
  });
  it('WB-13-D-1 costs 3 a queen, and whoever took none receives the 12', () => {
    expect(scored(DAMES, '', { queens: { N: 2, E: 1, S: 1 } })).toEqual([-6, -3, -3, 12, 0]);
  });
  it('WB-13-D-2 costs everybody 3 where each took one', () => {
    expect(scored(DAMES, '', { queens: { N: 1, E: 1, S: 1, W: 1 } })).toEqual([-3, -3, -3, -3, -12]);
  });
});
