import { byTable, isIn, type SheetLine, type SheetTable } from '../score-sheet';

/** The order in which a scorer goes through the results: all tables of a round, all lines of a board (its traveller), or all of a table. */
export type SheetOrder = 'round' | 'board' | 'table';

/** One sheet among those of its order, with how far it has come. */
export type SheetTab = { readonly at: string; readonly stored: number; readonly expected: number };

export const orderOf = (asked: string | null | undefined): SheetOrder =>
  asked === 'board' || asked === 'table' ? asked : 'round';

export const roundOf = ({ key }: SheetLine): number => Number(key.split('/')[1]);

const nameIn = (order: SheetOrder, line: SheetLine): string =>
  order === 'board' ? String(line.board) : order === 'table' ? line.table : String(roundOf(line));

/** The sheets of an order: of every board that is played, or of every table. */
export const tabsBy = (order: SheetOrder, lines: readonly SheetLine[]): readonly SheetTab[] =>
  [...Map.groupBy(lines, (line) => nameIn(order, line))]
    .map(([at, all]) => ({ at, stored: all.filter(isIn).length, expected: all.length }))
    .sort((a, b) => byTable(a.at, b.at));

/**
 * One sheet of an order. A traveller has its lines by the number of who sits North-South, as they stand on the paper; a table has them
 * by round.
 */
export const sheetAt = (
  order: Exclude<SheetOrder, 'round'>,
  at: string,
  lines: readonly SheetLine[],
  numberOf: (line: SheetLine) => number,
): readonly SheetTable[] => {
  const own = lines.filter((line) => nameIn(order, line) === at);
  if (own.length === 0) return [];
  const sorted =
    order === 'board'
      ? own.toSorted((a, b) => numberOf(a) - numberOf(b) || roundOf(a) - roundOf(b))
      : own.toSorted((a, b) => roundOf(a) - roundOf(b) || a.board - b.board);
  return [{ table: order === 'table' ? at : '', seating: {}, lines: sorted }];
};
