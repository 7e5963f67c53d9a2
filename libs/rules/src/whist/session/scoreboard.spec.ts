import type { Points } from '../setup';
import { fichesOf, mancheFiches, partieFiches } from './fiches';
import { fichesByPlayer, PARTIES, rankPlayers, rotateSeats, seatingsOf } from './general-match';
import { rankSides } from './session-ranking';
import { afterCoup, newScoreboard, type Rules, type Scoreboard } from './scoreboard';
import { DEFAULTS } from './settings';

const rules = (changes: Partial<Rules> = {}): Rules => ({ ...DEFAULTS, ...changes });
const SIMPLE_1 = rules({ variant: 'partie-simple-1', target: 10 });
const SIMPLE_2 = rules({ variant: 'partie-simple-2', target: 10 });
const FIVE = rules({ variant: 'partie-simple-2', target: 5 });

/** `10-6 0-10`: each manche entered as one coup for the loser and one for the winner. */
const played = (manches: string, of: Rules): Scoreboard =>
  manches.split(' ').reduce((board, manche) => {
    const [NS = 0, EW = 0] = manche.split('-').map(Number);
    const loser: Points = NS > EW ? { NS: 0, EW } : { NS, EW: 0 };
    const winner: Points = NS > EW ? { NS, EW: 0 } : { NS: 0, EW };
    return afterCoup(afterCoup(board, of, loser), of, winner);
  }, newScoreboard());

describe('partie simple 1', () => {
  it('WHC-PS1-1 is two manches of ten points, over after the second whatever its result', () => {
    expect(played('10-4', SIMPLE_1).over).toBe(false);
    expect(played('10-4 2-10', SIMPLE_1)).toMatchObject({ over: true, winner: null });
    expect(played('10-4 12-0', SIMPLE_1)).toMatchObject({ over: true, winner: 'NS' });
  });
  it('WHC-PS1-GAP-1 starts each manche at nothing; a surplus is not carried over', () => {
    expect(played('14-6', SIMPLE_1).points).toEqual({ NS: 0, EW: 0 });
  });
  it('WHC-PS1-GAP-2 has no winner and no bonus at one manche each, unless a third was agreed', () => {
    expect(fichesOf(played('10-6 0-10', SIMPLE_1), SIMPLE_1)).toEqual({ NS: -2, EW: 2 });
    const third = rules({ ...SIMPLE_1, ps1Decider: 'thirdManche' });
    expect(played('10-6 0-10', third).over).toBe(false);
    expect(played('10-6 0-10 10-8', third)).toMatchObject({ over: true, winner: 'NS' });
  });
});

describe('partie simple 2', () => {
  it('WHC-PS2-1 is two or three robres', () => {
    expect(played('10-0 10-0 10-0 10-0', SIMPLE_2)).toMatchObject({ over: true, winner: 'NS' });
    expect(played('10-0 10-0 0-10 0-10', SIMPLE_2).over).toBe(false);
  });
  it('WHC-PS2-2 gives the robre to the first side with two manches', () => {
    expect(played('10-0 0-10', SIMPLE_2).robres).toEqual([]);
    expect(played('10-0 0-10 10-0', SIMPLE_2).robres).toEqual([{ winner: 'NS', kind: 'petit' }]);
  });
  it('WHC-PS2-3 calls two manches in a row a grand robre', () => {
    expect(played('0-10 0-10', SIMPLE_2).robres).toEqual([{ winner: 'EW', kind: 'grand' }]);
  });
  it('WHC-PS2-4 calls a robre of three manches a petit robre', () => {
    expect(played('0-10 10-0 10-0', SIMPLE_2).robres).toEqual([{ winner: 'NS', kind: 'petit' }]);
  });
  it('WHC-PS2-GAP-1 is won by the first side with two robres, unless a fixed number was agreed', () => {
    const robres = '10-0 10-0 0-10 0-10 0-10 0-10';
    expect(played(robres, SIMPLE_2)).toMatchObject({ over: true, winner: 'EW' });
    const two = rules({ ...SIMPLE_2, ps2Robres: 'fixed2' });
    expect(played('10-0 10-0 0-10 0-10', two)).toMatchObject({ over: true, winner: null });
    const three = rules({ ...SIMPLE_2, ps2Robres: 'fixed3' });
    expect(played('10-0 10-0 10-0 10-0', three).over).toBe(false);
  });
  it('WHC-PS2-GAP-4 pays nothing extra for a grand robre', () => {
    expect(fichesOf(played('10-0 10-4', SIMPLE_2), SIMPLE_2)).toEqual({ NS: 5, EW: -5 });
  });
});

describe('the fiches', () => {
  it('WHC-FICHES-2 pays one fiche when the losers have five points or more', () => {
    expect([5, 6, 9].map((losers) => mancheFiches(losers, SIMPLE_1))).toEqual([1, 1, 1]);
  });
  it('WHC-FICHES-3 pays two when they have one to four', () => {
    expect([1, 2, 4].map((losers) => mancheFiches(losers, SIMPLE_1))).toEqual([2, 2, 2]);
  });
  it('WHC-FICHES-4 pays three when they have none', () => {
    expect(fichesOf(played('0-10', SIMPLE_1), SIMPLE_1)).toEqual({ NS: -3, EW: 3 });
  });
  it('WHC-FICHES-5 adds four for a partie of ten-point manches', () => {
    expect(partieFiches(SIMPLE_1)).toBe(4);
    expect(fichesOf(played('10-6 12-0', SIMPLE_1), SIMPLE_1)).toEqual({ NS: 8, EW: -8 });
  });
  it('WHC-FICHES-6 adds two for a partie of five-point manches', () => {
    expect(partieFiches(FIVE)).toBe(2);
    expect(fichesOf(played('0-5 0-5 0-5 0-5', FIVE), FIVE)).toEqual({ NS: -14, EW: 14 });
  });
  it('WHC-FICHES-GAP-1 is zero-sum: each loser pays what each winner collects', () => {
    const ledger = fichesByPlayer(
      { N: 'n', E: 'e', S: 's', W: 'w' },
      fichesOf(played('10-4', SIMPLE_1), SIMPLE_1),
    );
    expect(ledger).toEqual({ n: 2, s: 2, e: -2, w: -2 });
  });
  it('WHC-FICHES-GAP-2 uses the same table for five points, unless the half scale was agreed', () => {
    const scale = (ficheScale: Rules['ficheScale']): readonly number[] =>
      [4, 3, 2, 1, 0].map((losers) => mancheFiches(losers, { target: 5, ficheScale }));
    expect(scale('literal')).toEqual([2, 2, 2, 2, 3]);
    expect(scale('half')).toEqual([1, 1, 2, 2, 3]);
  });
  it('WHC-FICHES-GAP-3 pays the bonus of a partie once, not for each robre', () => {
    const board = played('10-6 10-6 6-10 6-10 10-6 10-6', SIMPLE_2);
    expect(fichesOf(board, SIMPLE_2).NS).toBe(1 + 1 - 1 - 1 + 1 + 1 + 4);
  });
});

describe('the partie générale', () => {
  const first = { N: 'Pierre', E: 'Jean', S: 'Jacques', W: 'Paul' };
  it('WHC-PG-2 gives everybody each of the others as partner once', () => {
    const partners = seatingsOf(first, 'N').flatMap(({ N, E, S, W }) => [
      [N, S],
      [S, N],
      [E, W],
      [W, E],
    ]);
    const of = (player: string): readonly string[] =>
      partners
        .filter(([who]) => who === player)
        .map(([, partner]) => partner ?? '')
        .sort();
    expect(of('Pierre')).toEqual(['Jacques', 'Jean', 'Paul']);
    expect(of('Jean')).toEqual(['Jacques', 'Paul', 'Pierre']);
    expect(of('Jacques')).toEqual(['Jean', 'Paul', 'Pierre']);
    expect(PARTIES).toBe(3);
  });
  it('WHC-PG-3 moves all but the first dealer to the next free seat on the left', () => {
    const seats = { N: 'P1', E: 'P2', S: 'P3', W: 'P4' };
    expect(rotateSeats(seats, 'N')).toEqual({ N: 'P1', S: 'P2', W: 'P3', E: 'P4' });
    expect(rotateSeats(seats, 'W')).toEqual({ W: 'P4', E: 'P1', S: 'P2', N: 'P3' });
  });
  it('WHC-PG-4 is the illustration of the rulebook', () => {
    expect(seatingsOf(first, 'N')).toEqual([
      first,
      { N: 'Pierre', E: 'Paul', S: 'Jean', W: 'Jacques' },
      { N: 'Pierre', E: 'Jacques', S: 'Paul', W: 'Jean' },
    ]);
  });
  it('WHC-PG-GAP-3 ranks players by their fiches; equal sums share the rank', () => {
    const ranks = (totals: Readonly<Record<string, number>>): readonly number[] =>
      rankPlayers([totals]).map(({ rank }) => rank);
    expect(ranks({ Pierre: 9, Jean: 5, Jacques: -5, Paul: -9 })).toEqual([1, 2, 3, 4]);
    expect(ranks({ Pierre: 4, Jean: 4, Jacques: -2, Paul: -6 })).toEqual([1, 1, 3, 4]);
  });
});

describe('several parties between the same sides', () => {
  it('WHC-PARTIE-GAP-2 ranks by parties won, then by the sum of their values', () => {
    const partie = (NS: number, EW: number): Scoreboard => played(`${NS}-${EW}`, rules());
    expect(rankSides([partie(7, 4), partie(7, 6), partie(1, 7)])).toEqual([
      { side: 'NS', parties: 2, net: -2, rank: 1 },
      { side: 'EW', parties: 1, net: 2, rank: 2 },
    ]);
    expect(rankSides([partie(7, 4), partie(4, 7)]).map(({ rank }) => rank)).toEqual([1, 1]);
  });
});
