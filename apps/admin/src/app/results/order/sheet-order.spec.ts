import { describe, expect, it } from '@jest/globals';
import { lineKey, type SheetLine, type StoredDeal } from '../score-sheet';
import { orderOf, sheetAt, tabsBy } from './sheet-order';

/** `2/1/4 5-8`: round, table and board of a line with the pairs that meet; `+` behind it: its result is in. */
const lines = (...written: readonly string[]): readonly SheetLine[] =>
  written.map((each) => {
    const [, round = '', table = '', board = '', ns = '', ew = '', stored = ''] =
      /^(\d+)\/(\w+)\/(\d+) (\d+)-(\d+)(\+?)$/u.exec(each) ?? [];
    return {
      key: lineKey(1, Number(round), table, Number(board)),
      ...{ table, board: Number(board), seating: { N: ns, E: ew, S: ns, W: ew } },
      deal: stored === '' ? null : ({ state: 'SCORED', notation: 'Pass' } as StoredDeal),
    };
  });

const EVENING = lines('1/1/1 7-2+', '1/2/2 3-4', '2/1/2 7-4+', '2/10/1 3-2');
const northSouth = ({ seating }: SheetLine): number => Number(seating.N);
const keys = (order: 'board' | 'table', at: string) =>
  sheetAt(order, at, EVENING, northSouth).flatMap((sheet) => sheet.lines.map(({ key }) => key));

describe('the sheets of an evening', () => {
  it('are those of a round unless somebody asks for another order', () => {
    expect([undefined, null, '', 'pair', 'board', 'table'].map(orderOf)).toEqual([
      ...['round', 'round', 'round', 'round', 'board', 'table'],
    ]);
  });

  it('are counted by board, by table and by round', () => {
    expect(tabsBy('board', EVENING)).toEqual([
      { at: '1', stored: 1, expected: 2 },
      { at: '2', stored: 1, expected: 2 },
    ]);
    expect(tabsBy('table', EVENING).map(({ at, expected }) => `${at}:${expected}`)).toEqual([
      ...['1:2', '2:1', '10:1'],
    ]);
    expect(tabsBy('round', EVENING).map(({ at }) => at)).toEqual(['1', '2']);
  });

  it('BD-NOT-4 give a traveller its lines by the pair that sits North-South', () => {
    expect(keys('board', '2')).toEqual(['1/1/2/2', '1/2/1/2']);
    expect(keys('board', '1')).toEqual(['1/2/10/1', '1/1/1/1']);
    expect(sheetAt('board', '9', EVENING, northSouth)).toEqual([]);
  });

  it('give a table its boards round by round', () => {
    expect(keys('table', '1')).toEqual(['1/1/1/1', '1/2/1/2']);
  });
});
