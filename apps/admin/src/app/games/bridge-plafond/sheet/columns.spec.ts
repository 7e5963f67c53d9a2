import { describe, expect, it } from '@jest/globals';
import { readLine } from '@arbitre/rules/games/bridge-plafond/score/line';
import { rubberSheet } from '@arbitre/rules/games/bridge-plafond/score/rubber';
import { columnsOf } from './columns';

const sheet = (lines: readonly string[], brokenOff = false) =>
  rubberSheet(
    lines.map((line) => {
      const read = readLine(line);
      if (!read.ok) throw new Error(line);
      return read.result;
    }),
    brokenOff,
  );

describe('the columns of a sheet', () => {
  it('BP-COLONNE-1: trick points and games stand below the line in order, all else above it, the last on top', () => {
    const { above, below } = columnsOf(sheet(['1HN=', '2SN+1 h100', '3NTE-1', '4HE=']), [1, 2, 4, 5]);
    expect(above.map(({ deal }) => deal)).toEqual([5, 4, 2, 1]);
    expect(above[2]?.figures.NS.map(({ part, points }) => [part, points])).toEqual([
      ['contract', 50],
      ['overtricks', 50],
      ['honours', 100],
    ]);
    expect(above[1]?.figures.NS.map(({ points }) => points)).toEqual([100]);
    expect(below.map(({ deal, won }) => [deal, won])).toEqual([
      [1, null],
      [2, null],
      [5, 'EW'],
    ]);
    expect(below[2]?.figures.EW.map(({ part, points }) => [part, points])).toEqual([
      ['tricks', 32],
      ['game', 100],
    ]);
  });

  it('BP-ROBRE-1: what breaking off brings is the last figure below', () => {
    const { below } = columnsOf(sheet(['4HE='], true), [1]);
    expect(below.at(-1)).toMatchObject({
      deal: null,
      figures: { EW: [{ part: 'broken-off', points: 150 }] },
    });
  });
});
