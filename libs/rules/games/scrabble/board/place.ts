import { columnOf, rowName, rowOf, SIDE } from './squares';

export type Direction = 'across' | 'down';

/** Where a word begins, by row and column from 0, and which way it reads. */
export type Place = { readonly row: number; readonly column: number; readonly direction: Direction };

/** From one square of a word to the next. */
export const stepOf = (direction: Direction): number => (direction === 'across' ? 1 : SIDE);
export const otherWay = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

export const squareOf = ({ row, column }: Place): number => row * SIDE + column;
export const placeAt = (square: number, direction: Direction): Place => ({
  row: Math.floor(square / SIDE),
  column: square % SIDE,
  direction,
});

/** `H4` reads across, `4H` down (SCR-4A-2, SCR-4A-3); either case. Null when it names no square of the board. */
export const readPlace = (text: string): Place | null => {
  const across = /^([A-Za-z])(\d{1,2})$/.exec(text);
  const down = /^(\d{1,2})([A-Za-z])$/.exec(text);
  const row = rowOf(across?.[1] ?? down?.[2] ?? '?');
  const column = columnOf(across?.[2] ?? down?.[1] ?? '');
  return row < 0 || column < 0 ? null : { row, column, direction: across === null ? 'down' : 'across' };
};

export const placeText = ({ row, column, direction }: Place): string =>
  direction === 'across' ? `${rowName(row)}${column + 1}` : `${column + 1}${rowName(row)}`;
