import { tileAt, withTiles, type Board } from '../board/board';
import { otherWay, placeAt, placeText, squareOf, stepOf, type Place } from '../board/place';
import { LETTER_MULTIPLIER, WORD_MULTIPLIER } from '../board/premiums';
import { wordOf } from '../tiles/letters';
import { valueOf } from '../tiles/tile-set';
import { crossRun } from './fit-move';
import type { FormedWord, LaidTile, Play } from './move';
import type { PlayRules } from './play-rules';

/**
 * One word's points: letter premiums first, then the product of all word multipliers, both only where a tile is new
 * (SCR-1B-10, SCR-1B-11). A joker is worth nothing, a multiplier under it acts (SCR-1B-GAP-3).
 */
const wordScore = (before: Board, after: Board, squares: readonly number[], rules: PlayRules): number => {
  let sum = 0;
  let multiplier = 1;
  for (const square of squares) {
    const value = valueOf(tileAt(after, square), rules.tiles);
    const isNew = tileAt(before, square) === 0;
    sum += isNew ? value * (LETTER_MULTIPLIER[square] ?? 1) : value;
    if (isNew) multiplier *= WORD_MULTIPLIER[square] ?? 1;
  }
  return sum * multiplier;
};

const formedWord = (
  before: Board,
  after: Board,
  squares: readonly number[],
  direction: Place['direction'],
  rules: PlayRules,
): FormedWord => ({
  place: placeText(placeAt(squares[0] ?? 0, direction)),
  word: wordOf(squares.map((square) => tileAt(after, square))),
  score: wordScore(before, after, squares, rules),
});

/** Scores a word that fits the board (`fitMove`): all words formed, and the bonus for the tiles laid (SCR-GEN-6). */
export const scoreMove = (
  board: Board,
  at: Place,
  length: number,
  tiles: readonly LaidTile[],
  rules: PlayRules,
): Play => {
  const after = withTiles(board, tiles);
  const squares = Array.from({ length }, (_, index) => squareOf(at) + index * stepOf(at.direction));
  const main = formedWord(board, after, squares, at.direction, rules);
  const crossWords = tiles
    .map(({ square }) => crossRun(board, square, at.direction))
    .filter((run) => run.length > 1)
    .map((run) => formedWord(board, after, run, otherWay(at.direction), rules));
  const bonus = rules.bonus[tiles.length] ?? 0;
  const score = crossWords.reduce((sum, each) => sum + each.score, main.score + bonus);
  return { place: main.place, word: main.word, score, at, tiles, wordScore: main.score, crossWords, bonus };
};
