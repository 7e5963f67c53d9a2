/** What a square does to the letter or word laid on it first (SCR-1B-GAP-4). */
export type Premium = 'triple-word' | 'double-word' | 'triple-letter' | 'double-letter';

/** The upper left quarter with the middle row and column; the board mirrors it both ways. */
const quarter = [
  'T..d...T',
  '.D...t..',
  '..D...d.',
  'd..D...d',
  '....D...',
  '.t...t..',
  '..d...d.',
  'T..d...D',
];
const meanings: Readonly<Record<string, Premium>> = {
  T: 'triple-word',
  D: 'double-word',
  t: 'triple-letter',
  d: 'double-letter',
};

const fold = (at: number): number => (at > 7 ? 14 - at : at);

/** Row and column from 0; null for a plain square. */
export const premiumAt = (row: number, column: number): Premium | null =>
  meanings[quarter[fold(row)]?.charAt(fold(column)) ?? ''] ?? null;

export const rowLetter = (row: number): string => String.fromCharCode(65 + row);

/** A place in the French notation: `H4` lies across, `4H` down (SCR-4A-2, SCR-4A-3). */
export type WordPlace = { readonly row: number; readonly column: number; readonly across: boolean };

/** Null for anything that names no square. */
export const readPlace = (text: string): WordPlace | null => {
  const match = /^(?:([A-O])(\d{1,2})|(\d{1,2})([A-O]))$/iu.exec(text.trim());
  if (match === null) return null;
  const [, rowAcross, columnAcross, columnDown, rowDown] = match;
  const row = (rowAcross ?? rowDown ?? '').toUpperCase().charCodeAt(0) - 65;
  const column = Number(columnAcross ?? columnDown) - 1;
  return column < 0 || column > 14 ? null : { row, column, across: rowAcross !== undefined };
};
