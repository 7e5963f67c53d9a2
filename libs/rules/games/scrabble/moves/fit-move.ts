import { isEmptyBoard, tileAt, type Board } from '../board/board';
import { otherWay, placeText, squareOf, stepOf, type Place } from '../board/place';
import { CENTRE, SIDE, squareName } from '../board/squares';
import { characterOf, letterOf, type Tile } from '../tiles/letters';
import type { LaidTile } from './move';
import type { PlayRules } from './play-rules';
import { refuseMove, type RefusedMove } from './refusals';

type Fitted = { readonly ok: true; readonly tiles: readonly LaidTile[] };

/** The next square of a line, -1 beyond the edge. */
const neighbour = (square: number, direction: Place['direction'], by: 1 | -1): number => {
  if (direction === 'down') {
    const next = square + by * SIDE;
    return next < 0 || next >= SIDE * SIDE ? -1 : next;
  }
  const column = (square % SIDE) + by;
  return column < 0 || column >= SIDE ? -1 : square + by;
};

const occupied = (board: Board, square: number, direction: Place['direction'], by: 1 | -1): boolean => {
  const next = neighbour(square, direction, by);
  return next >= 0 && tileAt(board, next) !== 0;
};

/** The tiles that a word adds to the board, or the refusal where it contradicts the grid. */
const newTiles = (board: Board, at: Place, word: readonly Tile[]): Fitted | RefusedMove => {
  const start = at.direction === 'across' ? at.column : at.row;
  const place = placeText(at);
  if (start + word.length > SIDE) return refuseMove('off-grid', { place, length: word.length });
  const tiles: LaidTile[] = [];
  for (const [index, tile] of word.entries()) {
    const square = squareOf(at) + index * stepOf(at.direction);
    const there = tileAt(board, square);
    if (there === 0) tiles.push({ square, tile });
    else if (letterOf(there) !== letterOf(tile))
      return refuseMove('clash-with-grid', {
        square: squareName(square),
        grid: characterOf(there),
        written: characterOf(tile),
      });
  }
  return { ok: true, tiles };
};

const touches = (board: Board, { square }: LaidTile): boolean =>
  (['across', 'down'] as const).some(
    (direction) => occupied(board, square, direction, 1) || occupied(board, square, direction, -1),
  );

/** The place rules of the first word (SCR-1A-3, SCR-3D-6) and of every later one (SCR-1A-GAP-2). */
const joins = (board: Board, at: Place, tiles: readonly LaidTile[], rules: PlayRules): RefusedMove | null => {
  const place = placeText(at);
  if (!isEmptyBoard(board))
    return tiles.some((tile) => touches(board, tile)) ? null : refuseMove('not-connected', { place });
  if (rules.firstAcross && at.direction === 'down') return refuseMove('first-not-across', { place });
  return tiles.some(({ square }) => square === CENTRE) ? null : refuseMove('centre-not-covered', { place });
};

/**
 * Whether a word fits the grid at its place, words and letters in play left aside: inside the grid, in accord with the tiles
 * there, named whole, with at least one new letter, joined to what lies there.
 */
export const fitMove = (
  board: Board,
  at: Place,
  word: readonly Tile[],
  rules: PlayRules,
): Fitted | RefusedMove => {
  const fitted = newTiles(board, at, word);
  if (!fitted.ok) return fitted;
  const { tiles } = fitted;
  const place = placeText(at);
  const last = squareOf(at) + (word.length - 1) * stepOf(at.direction);
  if (occupied(board, squareOf(at), at.direction, -1) || occupied(board, last, at.direction, 1))
    return refuseMove('not-whole-word', { place });
  if (tiles.length === 0) return refuseMove('no-new-letter', { place });
  if (tiles.length > rules.mostTiles)
    return refuseMove('too-many-tiles', { place, laid: tiles.length, most: rules.mostTiles });
  return joins(board, at, tiles, rules) ?? fitted;
};

/** The squares of the run that would cross a laid tile, the tile's own among them; fewer than two: no word crosses. */
export const crossRun = (board: Board, square: number, direction: Place['direction']): readonly number[] => {
  const way = otherWay(direction);
  const run = [square];
  for (let next = neighbour(square, way, -1); next >= 0 && tileAt(board, next) !== 0;) {
    run.unshift(next);
    next = neighbour(next, way, -1);
  }
  for (let next = neighbour(square, way, 1); next >= 0 && tileAt(board, next) !== 0;) {
    run.push(next);
    next = neighbour(next, way, 1);
  }
  return run;
};
