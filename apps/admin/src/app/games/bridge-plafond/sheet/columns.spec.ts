import { describe, expect, it } from '@jest/globals';
import game, { type PlafondEveningView } from '@arbitre/rules/bridge-plafond';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { columnsOf } from './columns';
import { drawnTable } from '../testing/evening';

const rubberAfter = (lines: readonly string[], ...more: readonly { readonly do: string }[]) => {
  const { rules } = game.session ?? {};
  if (rules === undefined) throw new Error('no session');
  const state = drawnTable(rules, lines, more);
  const view = rules.view(state, { kind: 'everyone' }, EMPTY_SHELF) as unknown as PlafondEveningView;
  const rubber = view.parties[0]?.tables[0]?.rubbers[0];
  if (rubber === undefined) throw new Error('no rubber');
  return rubber;
};

describe('the columns of a sheet', () => {
  it('BP-COLONNE-1: trick points and games stand below the line in order, all else above it, the last on top', () => {
    const { above, below } = columnsOf(rubberAfter(['1HN=', '2SN+1 h100', 'Pass', '3NTE-1', '4HE=']));
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
    const off = { do: 'break-off', round: 1, table: '1', cause: 'time', reason: 'ten' };
    const { below } = columnsOf(rubberAfter(['4HE='], off));
    expect(below.at(-1)).toMatchObject({
      deal: null,
      figures: { EW: [{ part: 'broken-off', points: 150 }] },
    });
  });
});
