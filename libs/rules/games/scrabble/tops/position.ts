import type { Board } from '../board/board';
import { LETTER_MULTIPLIER, WORD_MULTIPLIER } from '../board/premiums';
import { SIDE, SQUARES } from '../board/squares';
import type { LexiconTables } from '../lexicon/tables';
import { isJoker, letterOf } from '../tiles/letters';
import type { TileSet } from '../tiles/tile-set';
import { findCrossWords } from './cross-words';

/**
 * A board as the search reads it: both directions are lines of fifteen squares, `direction * 225 + line * 15 + place`, so that
 * every loop runs along a line. Letters in masks are bits 1 to 26.
 */
export type Position = {
  /** 0 for an empty square, 1 to 26 for a letter. */
  readonly letter: Uint8Array;
  /** What the tile there counts; 0 for a joker. */
  readonly value: Uint8Array;
  readonly letterMultiplier: Uint8Array;
  readonly wordMultiplier: Uint8Array;
  /** Letters that may be laid on an empty square so that the crossing word is admitted; all where none crosses. */
  readonly crossMask: Int32Array;
  /** The tiles already there of the word that would cross, added up; -1 where none crosses. */
  readonly crossSum: Int16Array;
};

const DIRECTIONS = 2;
const SIZE = DIRECTIONS * SQUARES;
export const ALL_LETTERS = 0x07fffffe;

const bothWays = (squares: Readonly<Uint8Array>): Uint8Array => {
  const both = new Uint8Array(SIZE);
  for (let square = 0; square < SQUARES; square++) {
    both[square] = squares[square] ?? 0;
    both[transposed(square)] = squares[square] ?? 0;
  }
  return both;
};

/** The same square in the lines of the other direction. */
export const transposed = (at: number): number => {
  const direction = at >= SQUARES ? 0 : SQUARES;
  const square = at % SQUARES;
  return direction + (square % SIDE) * SIDE + Math.floor(square / SIDE);
};

export const TRANSPOSED = Int16Array.from({ length: SIZE }, (_, at) => transposed(at));
const LETTER_MULTIPLIERS = bothWays(LETTER_MULTIPLIER);
const WORD_MULTIPLIERS = bothWays(WORD_MULTIPLIER);

export const emptyPosition = (): Position => ({
  letter: new Uint8Array(SIZE),
  value: new Uint8Array(SIZE),
  letterMultiplier: LETTER_MULTIPLIERS,
  wordMultiplier: WORD_MULTIPLIERS,
  crossMask: new Int32Array(SIZE),
  crossSum: new Int16Array(SIZE),
});

/** Reads a board into a position. */
export const readPosition = (
  board: Board,
  tables: LexiconTables,
  { values }: TileSet,
  position: Position,
): void => {
  const { letter, value } = position;
  position.crossMask.fill(ALL_LETTERS);
  position.crossSum.fill(-1);
  for (let square = 0; square < SQUARES; square++) {
    const tile = board[square] ?? 0;
    const other = TRANSPOSED[square] ?? 0;
    const held = letterOf(tile);
    letter[square] = letter[other] = held;
    value[square] = value[other] = isJoker(tile) ? 0 : (values[held] ?? 0);
  }
  findCrossWords(position, tables);
};
