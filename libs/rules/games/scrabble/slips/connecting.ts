import { tileAt, type Board } from '../board/board';
import type { Place } from '../board/place';
import { SIDE } from '../board/squares';
import { characterOf, letterOf } from '../tiles/letters';
import type { ConnectingLetter } from './slip';

/** Letters needed to locate a word without a reference (SCR-4B-4). */
export const NEEDED = 3;

type Square = { readonly row: number; readonly column: number };

const squareAt = ({ row, column, direction }: Place, along: number, beside: number): Square =>
  direction === 'across'
    ? { row: row + beside, column: column + along }
    : { row: row + along, column: column + beside };

const letterAt = (board: Board, { row, column }: Square): string | null => {
  if (row < 0 || column < 0 || row >= SIDE || column >= SIDE) return null;
  const tile = tileAt(board, row * SIDE + column);
  return tile === 0 ? null : characterOf(letterOf(tile));
};

const keyOf = ({ row, column }: Square): string => `${row} ${column}`;

const neighboursOf = ({ row, column }: Square): readonly Square[] => [
  { row: row - 1, column },
  { row: row + 1, column },
  { row, column: column - 1 },
  { row, column: column + 1 },
];

/** How many of the squares hang together with the word, directly or through each other (SCR-4B-2, SCR-4B-3). */
const linked = (word: readonly Square[], outside: readonly Square[]): number => {
  const reached = new Set(word.map(keyOf));
  const waiting = new Map(outside.map((square) => [keyOf(square), square]));
  for (let grown = true; grown;) {
    grown = false;
    for (const [key, square] of waiting)
      if (neighboursOf(square).some((each) => reached.has(keyOf(each)))) {
        reached.add(key);
        waiting.delete(key);
        grown = true;
      }
  }
  return outside.length - waiting.size;
};

/**
 * How many connecting letters the slip shows if the word lies at this place: letters of the board within the word
 * (SCR-4B-1), and written ones that stand there and hang together with it. Null when a written letter contradicts the
 * board. A foreign letter is passed over, so that a chain through it is broken (SCR-4B-GAP-4).
 */
export const connectingAt = (
  board: Board,
  at: Place,
  length: number,
  letters: readonly ConnectingLetter[],
): number | null => {
  const word = Array.from({ length }, (_, along) => squareAt(at, along, 0));
  const inside = word.filter((square) => letterAt(board, square) !== null).length;
  const own = letters.filter(({ foreign = false }) => !foreign);
  const outside = own.map(({ along, beside }) => squareAt(at, along, beside));
  const fits = own.every(
    ({ letter }, index) =>
      letterAt(board, outside[index] ?? { row: -1, column: -1 }) === letter.toUpperCase(),
  );
  return fits ? inside + linked(word, outside) : null;
};

/** The longest word of the board that a word at this place contains and lengthens (SCR-4B-GAP-2). */
export const lengthened = (board: Board, at: Place, length: number): number => {
  let longest = 0;
  let run = 0;
  for (let along = 0; along < length; along++) {
    run = letterAt(board, squareAt(at, along, 0)) === null ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest === length ? 0 : longest;
};
