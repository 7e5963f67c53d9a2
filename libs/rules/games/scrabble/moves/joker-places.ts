import type { Board } from '../board/board';
import { squareOf, stepOf } from '../board/place';
import { characterOf, isJoker, jokerAs, letterOf, type Tile } from '../tiles/letters';
import { withoutTiles, type Rack } from '../tiles/rack';
import { fitMove } from './fit-move';

import { DUPLICATE, type PlayRules } from './play-rules';
import { readMove, type WrittenMove } from './read-move';

/** Every choice of own tiles or jokers for the letters from `index` on. */
const choices = function* (
  letters: readonly number[],
  index: number,
  rack: Rack,
): Generator<readonly Tile[]> {
  const letter = letters[index];
  if (letter === undefined) {
    yield [];
    return;
  }
  for (const tile of [letter, jokerAs(letter)]) {
    const left = withoutTiles(rack, [tile]);
    if (left === null) continue;
    for (const rest of choices(letters, index + 1, left)) yield [tile, ...rest];
  }
};

/**
 * All the ways to lay a word with a rack, however its letters are written: each gives the word with its jokers in lower case.
 * Own tiles stand first. Empty when the word does not fit or the rack has not the letters. A joker may stand for a letter
 * whose own tile is there too (SCR-GEN-4, SCR-GEN-5).
 */
export const waysToLay = (
  board: Board,
  move: WrittenMove,
  rack: Rack,
  rules: PlayRules = DUPLICATE,
): readonly string[] => {
  const read = readMove(move);
  if (!read.ok) return [];
  const fitted = fitMove(board, read.at, read.word, rules);
  if (!fitted.ok) return [];
  const step = stepOf(read.at.direction);
  const first = squareOf(read.at);
  const ways: string[] = [];
  const letters = fitted.tiles.map(({ tile }) => letterOf(tile));
  for (const way of choices(letters, 0, rack)) {
    const bySquare = new Map(fitted.tiles.map(({ square }, index) => [square, way[index] ?? 0]));
    ways.push(
      read.word
        .map((tile, index) => {
          const square = first + index * step;
          const laid = bySquare.get(square) ?? board[square] ?? 0;
          return characterOf(isJoker(laid) ? laid : letterOf(tile));
        })
        .join(''),
    );
  }
  return ways;
};
