import { tileAt, type Board } from '../board/board';
import { premiumAt } from '../board/premiums';
import { SIDE } from '../board/squares';
import { squareOf, stepOf } from '../board/place';
import type { Lexicon } from '../lexicon/lexicon';
import type { Play } from '../moves/move';
import { ALPHABET } from '../tiles/letters';

/** What an empty square beside a new letter is worth to those who play next. */
const WEIGHT = { 'triple-word': 4, 'double-word': 3, 'triple-letter': 2, 'double-letter': 2 } as const;
const PLAIN = 1;

const neighbours = (square: number): readonly number[] => [
  ...(square % SIDE > 0 ? [square - 1] : []),
  ...(square % SIDE < SIDE - 1 ? [square + 1] : []),
  ...(square >= SIDE ? [square - SIDE] : []),
  ...(square < SIDE * (SIDE - 1) ? [square + SIDE] : []),
];

const weightOf = (square: number): number => {
  const premium = premiumAt(square);
  return premium === null ? PLAIN : WEIGHT[premium];
};

/** Letters that lengthen the word by one in front or behind, where a square is free for them. */
const hooks = (board: Board, { at, word }: Play, lexicon: Lexicon): number => {
  const start = at.direction === 'across' ? at.column : at.row;
  const end = squareOf(at) + word.length * stepOf(at.direction);
  const front = start > 0 && tileAt(board, squareOf(at) - stepOf(at.direction)) === 0;
  const behind = start + word.length < SIDE && tileAt(board, end) === 0;
  return Array.from(ALPHABET).reduce(
    (sum, letter) =>
      sum + Number(front && lexicon.has(letter + word)) + Number(behind && lexicon.has(word + letter)),
    0,
  );
};

/**
 * How much a word opens the board: every empty square beside its new letters counts 1, 2 on a letter premium, 3 on pink, 4
 * on red, and so does every letter that would lengthen the word by one. A documented measure for SCR-3D-2, nothing more:
 * the arbiter's judgement goes before it.
 */
export const opennessOf = (board: Board, play: Play, lexicon: Lexicon): number => {
  const empty = new Set(
    play.tiles.flatMap(({ square }) => neighbours(square)).filter((square) => tileAt(board, square) === 0),
  );
  return [...empty].reduce((sum, square) => sum + weightOf(square), 0) + hooks(board, play, lexicon);
};
