import { describe, expect, it } from '@jest/globals';
import { sought, soughtName } from './sought-tables';
import { lineKey, type SheetTable } from './score-sheet';

const NAMES: Readonly<Record<string, string>> = {
  'pair-1': '1 Élodie Martin – Zoé Le Goff',
  'pair-2': '2 Marc Petit – Lea Roux',
  'pair-3': '3 Pair 3',
};
const table = (name: string, entries: readonly string[], boards: readonly number[]): SheetTable => {
  const [ns = '', ew = ''] = entries;
  const seating = { N: ns, S: ns, E: ew, W: ew };
  const lines = boards.map((board) => ({
    ...{ key: lineKey(1, 1, name, board), table: name, board, seating, deal: null },
  }));
  return { table: name, seating, lines };
};
const SHEET = [table('1', ['pair-1', 'pair-2'], [4, 5]), table('2', ['pair-3', 'pair-4'], [7])];
const found = (typed: string): readonly string[] =>
  sought(SHEET, (entry) => NAMES[entry] ?? '', typed).map(({ table, board, name }) =>
    [table, board, name.charAt(0)].join(' '),
  );

describe('a line that looks for a name', () => {
  it.each([
    ['/ma', 'ma'],
    [' / le goff ', 'le goff'],
    ['/É', null],
    ['/3 12', null],
    ['/A1 3', null],
    ['4SN=', null],
    ['', null],
  ])('%s looks for %s', (typed, name) => {
    expect(soughtName(typed)).toBe(name);
  });

  it('finds the beginnings of words, whatever their case and accents, with the first board that lacks a result', () => {
    expect(found('ma')).toEqual(['1 4 1', '1 4 2']);
    expect(found('ELO')).toEqual(['1 4 1']);
    expect(found('le goff')).toEqual(['1 4 1']);
    expect(found('goff ro')).toEqual([]);
    expect(found('pair')).toEqual(['2 7 3']);
  });
});
