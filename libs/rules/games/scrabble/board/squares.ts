/** The board has 15 rows of 15 squares; squares are numbered 0 (A1) to 224 (O15), row by row (SCR-1A-8). */
export const SIDE = 15;
export const SQUARES = SIDE * SIDE;
/** H8, the starred square that the first word covers (SCR-1A-3). */
export const CENTRE = 112;

const ROWS = 'ABCDEFGHIJKLMNO';

/** A square by its row letter and column number (SCR-1A-9): 0 is `A1`, 112 is `H8`. */
export const squareName = (square: number): string =>
  `${ROWS[Math.floor(square / SIDE)] ?? ''}${(square % SIDE) + 1}`;

/** A row's letter (either case) as 0 to 14, -1 when the board has no such row. */
export const rowOf = (letter: string): number => ROWS.indexOf(letter.toUpperCase());
export const rowName = (row: number): string => ROWS[row] ?? '';

/** A column's number as 0 to 14, -1 when the board has no such column. */
export const columnOf = (number: string): number =>
  /^([1-9]|1[0-5])$/.test(number) ? Number(number) - 1 : -1;
