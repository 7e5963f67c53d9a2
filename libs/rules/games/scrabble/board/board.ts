import { characterOf, tileOf, type Tile } from '../tiles/letters';
import { SIDE, SQUARES } from './squares';

/** The tile on each square, 0 where there is none. A value: placing tiles gives another board. */
export type Board = Readonly<Uint8Array>;

export const emptyBoard = (): Board => new Uint8Array(SQUARES);

export const tileAt = (board: Board, square: number): Tile => board[square] ?? 0;
export const isEmptyBoard = (board: Board): boolean => board.every((tile) => tile === 0);

/** The board with these tiles laid on their squares. */
export const withTiles = (
  board: Board,
  tiles: Iterable<{ readonly square: number; readonly tile: Tile }>,
): Board => {
  const next = Uint8Array.from(board);
  for (const { square, tile } of tiles) next[square] = tile;
  return next;
};

/**
 * A board from fifteen rows of fifteen characters: `.` an empty square, `A` a tile, `a` a joker that stands for A. Null when
 * it is not that.
 */
export const readBoard = (rows: readonly string[]): Board | null => {
  if (rows.length !== SIDE || rows.some((row) => row.length !== SIDE)) return null;
  const board = new Uint8Array(SQUARES);
  for (const [square, character] of Array.from(rows.join('')).entries()) {
    const tile = tileOf(character);
    if (tile === 0 && character !== '.') return null;
    board[square] = tile;
  }
  return board;
};

/** The fifteen rows that `readBoard` reads. */
export const boardRows = (board: Board): readonly string[] =>
  Array.from({ length: SIDE }, (_, row) =>
    Array.from(board.subarray(row * SIDE, (row + 1) * SIDE), (tile) =>
      tile === 0 ? '.' : characterOf(tile),
    ).join(''),
  );
