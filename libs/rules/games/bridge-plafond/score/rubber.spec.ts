import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plafondOrder } from '../partie/session';
import { onSheet, rubber, seated, writing } from '../testing/evening';
import type { DealResult } from './deal-points';
import { readLine } from './line';
import { rubberSheet, settlementOf } from './rubber';

const results = (lines: readonly string[]): readonly DealResult[] =>
  lines.map((line) => {
    const reading = readLine(line);
    if (!reading.ok) throw new Error(`${line}: ${reading.violation.article}`);
    return reading.result;
  });
/** The sheet of a rubber whose lines were written at a table. */
const written = (...lines: readonly string[]) => seated.and(writing(lines));
const sheet = (...lines: readonly string[]) => rubber(written(...lines).state).sheet;
const breakingOff = onSheet('break-off', { cause: 'time', reason: 'Midnight' });
const brokenOff = (...lines: readonly string[]) => rubber(written(...lines).and(breakingOff).state).sheet;
/** What a player of each side is credited. */
const paid = (...lines: readonly string[]): readonly number[] => {
  const { awards } = plafondOrder.standing(written(...lines).state);
  return ['A', 'B'].map((player) => awards.find(({ entry }) => entry === player)?.value.num ?? 0);
};

describe('a rubber', () => {
  it('BP-MARQUE-1 BP-PARTIE-5 is two games of 30, or three, and over at once', () => {
    expect(sheet('3NTN=', '3NTS=')).toMatchObject({ state: 'over', winner: 'NS', games: { NS: 2, EW: 0 } });
    const one = sheet('3NTN=', '3NTE=');
    expect(one).toMatchObject({ state: 'playing', winner: null, games: { NS: 1, EW: 1 } });
    const over = sheet('3NTN=', '3NTE=', '3NTW=');
    expect(over).toMatchObject({ state: 'over', winner: 'EW', games: { NS: 1, EW: 2 } });
    const more = writing(['7NTN='], { from: 4 });
    expect(written('3NTN=', '3NTE=', '3NTW=').when(more).refusals).toEqual(['BP-PARTIE-5']);
    expect(over.totals).toEqual({ NS: 180, EW: 180 + 480 });
  });
  it('BP-PARTIE-6 wins a game at 30 trick points, in one deal or several', () => {
    expect(sheet('2HN=', '2HS=').lines.map(({ won }) => won)).toEqual([null, 'NS']);
    expect(sheet('3NTN=').lines.map(({ won }) => won)).toEqual(['NS']);
    expect(sheet('3SN=')).toMatchObject({ games: { NS: 0 }, partScores: { NS: 27 } });
  });
  it('BP-PARTIE-GAP-1 sets both part-scores back with a game; the points stay in the columns', () => {
    const after = sheet('2HN=', '3HE=', '2SN=', '1HE=');
    expect(after.lines[2]).toMatchObject({ won: 'NS', partScores: { NS: 0, EW: 0 } });
    expect(after.partScores).toEqual({ NS: 0, EW: 8 });
    expect(after.below).toEqual({ NS: 16 + 18 + 100, EW: 24 + 8 });
  });
  it('BP-PARTIE-GAP-2 counts no game points towards the next game', () => {
    const after = sheet('4HE=');
    expect(after.below).toEqual({ NS: 0, EW: 132 });
    expect(after.partScores).toEqual({ NS: 0, EW: 0 });
    expect(sheet('4HE=', '2HE=').games).toEqual({ NS: 0, EW: 1 });
  });
  it('BP-AMENDE-3 counts undertricks above the line, never towards game', () => {
    const after = sheet('3HE=', '4HN-3');
    expect(after).toMatchObject({ partScores: { NS: 0, EW: 24 }, games: { EW: 0 }, above: { EW: 350 } });
  });
  it('BP-MARQUE-2 gives each side 100 for its first game', () => {
    const { below } = sheet('3NTE=', '3NTN=');
    expect(below).toEqual({ NS: 130, EW: 130 });
  });
  it('BP-MARQUE-3 gives 400 for the second game of a side, 500 in all', () => {
    const { lines, below } = sheet('3NTE=', '3NTE=');
    expect(lines[1]?.parts).toContainEqual({ part: 'rubber', side: 'EW', points: 400 });
    expect(lines[1]?.parts).not.toContainEqual(expect.objectContaining({ part: 'game' }));
    expect(below.EW).toBe(60 + 500);
  });
  it('BP-COLONNE-1 puts trick and game points below the line and everything else above it', () => {
    const { below, above } = sheet('4SN+2 h100');
    expect([below.NS, above.NS]).toEqual([136, 350]);
  });
  it('BP-EXEMPLE-1 comes out at 466 and 966', () => {
    const played = sheet('2HN=', '3NTE-4', '4SE+2 h100', '3NTW=');
    expect(played.lines.map(({ won }) => won)).toEqual([null, null, 'EW', 'EW']);
    expect(played).toMatchObject({
      ...{ below: { NS: 16, EW: 136 + 430 }, above: { NS: 450, EW: 350 + 50 } },
      ...{ totals: { NS: 466, EW: 966 }, winner: 'EW', onPoints: 'EW' },
    });
    expect(paid('2HN=', '3NTE-4', '4SE+2 h100', '3NTW=')).toEqual([-500, 500]);
  });
  const EXAMPLE_2 = ['1SE=', '4HW-1', '5DN=', '4HE= h100', '3NTXW-3', '3NTE+1'] as const;
  it('BP-EXEMPLE-2 comes out at 885 and 871', () => {
    const played = sheet(...EXAMPLE_2);
    expect(played).toMatchObject({
      ...{ below: { NS: 135, EW: 571 }, above: { NS: 750, EW: 300 } },
      ...{ totals: { NS: 885, EW: 871 }, winner: 'EW' },
    });
  });
  it('BP-REGLEMENT-1 settles the difference of the two totals', () => {
    expect(paid(...EXAMPLE_2)).toEqual([14, -14]);
    expect(paid(...EXAMPLE_2.slice(0, 5))).toEqual([0, 0]);
  });
  it('BP-REGLEMENT-GAP-1 lets the side with two games pay when its total is lower', () => {
    expect(sheet(...EXAMPLE_2)).toMatchObject({ winner: 'EW', onPoints: 'NS' });
  });
  it('BP-PARTIE-GAP-5 is drawn where the totals are equal: nobody wins on points, games stay', () => {
    const lines = ['3NTN+1', '1NTN=', '3NTE=', '2NTN=', '3NTE-3', '3NTE='];
    const drawn = sheet(...lines);
    expect(drawn).toMatchObject({
      ...{ winner: 'EW', games: { NS: 1, EW: 2 }, totals: { NS: 660, EW: 660 } },
      onPoints: null,
    });
    expect(paid(...lines)).toEqual([0, 0]);
  });
  it('BP-ROBRE-1 gives a side with one game 150 more when it is broken off', () => {
    const off = brokenOff('3NTN=');
    expect(off).toMatchObject({ state: 'broken-off', below: { NS: 30 + 100 + 150, EW: 0 } });
    expect(off.closing).toEqual([{ part: 'broken-off', side: 'NS', points: 150 }]);
    expect(sheet('3NTN=')).toMatchObject({ state: 'playing', below: { NS: 130 }, onPoints: null });
  });
  it('BP-ROBRE-GAP-1 gives both 150 with one game each, and nothing for a part-score', () => {
    const off = brokenOff('3NTN=', '3NTE=', '2SN=');
    expect(off.below).toEqual({ NS: 130 + 18 + 150, EW: 130 + 150 });
    expect(brokenOff('2SN=').totals).toEqual({ NS: 68, EW: 0 });
    expect(written('3NTN=', '3NTN=').when(breakingOff).refusals).toEqual(['rubber-ended']);
  });
});

const line = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.constantFrom('C', 'D', 'H', 'S', 'NT'),
    fc.constantFrom('', 'X', 'XX'),
    fc.constantFrom('N', 'E', 'S', 'W'),
    fc.integer({ min: 0, max: 13 }),
    fc.constantFrom('', 'NS', 'EW'),
  )
  .map(([level, strain, risk, declarer, tricks, whose]) => {
    const margin = tricks - 6 - level;
    const honours = whose === '' ? '' : `h${strain === 'NT' ? 200 : 150}${whose}`;
    return `${level}${strain}${risk}${declarer}${margin === 0 ? '=' : margin > 0 ? `+${margin}` : margin}${honours}`;
  });

describe('any sheet', () => {
  it('adds up, pays what it takes, and loses no line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(line, fc.constant('pass')), { maxLength: 20 }),
        fc.boolean(),
        (lines, off) => {
          const played = rubberSheet(results(lines), off);
          expect(played.lines).toHaveLength(lines.length);
          expect(settlementOf(played, 'NS') + settlementOf(played, 'EW')).toBe(0);
          const parts = [...played.lines.flatMap((each) => each.parts), ...played.closing];
          const sum = parts.reduce((all, { points }) => all + points, 0);
          expect(sum).toBe(played.totals.NS + played.totals.EW);
          expect(Math.max(played.games.NS, played.games.EW)).toBeLessThanOrEqual(2);
          expect(Math.max(played.partScores.NS, played.partScores.EW)).toBeLessThan(30);
        },
      ),
    );
  });
});
