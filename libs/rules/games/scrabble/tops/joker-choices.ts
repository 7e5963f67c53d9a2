import type { Board } from '../board/board';
import { placeAt, placeText } from '../board/place';
import { SQUARES } from '../board/squares';
import type { Move } from '../moves/move';
import { characterOf, jokerAs, letterOf } from '../tiles/letters';
import type { Rack } from '../tiles/rack';
import { TRANSPOSED } from './position';
import type { Fitting } from './fitting';

/** A solution and its place in the fixed order: word, row, column, across first, own tiles before jokers (SCR-GEN-7). */
export type Found = Move & { readonly upper: string; readonly order: number };

export const inOrder = (a: Found, b: Found): number =>
  b.score - a.score ||
  (a.upper < b.upper ? -1 : a.upper > b.upper ? 1 : 0) ||
  a.order - b.order ||
  (a.word < b.word ? -1 : 1);

/** A word that fits its window. */
export type FittingWord = {
  readonly board: Board;
  /** The window's first square, in the numbering of `Position`. */
  readonly first: number;
  /** The word's letters, 1 to 26. */
  readonly word: Uint8Array;
  /** Its score if every tile counted. */
  readonly full: number;
  readonly fitting: Fitting;
  readonly values: readonly number[];
};

/**
 * Every way to lay a word with a rack: own tiles where it has them, jokers wherever they may go (SCR-GEN-4). Those that score
 * less than `least` are left out.
 */
export const waysOf = (laid: FittingWord, rack: Rack, least: number, found: Found[]): void => {
  const { word, fitting, values, full } = laid;
  const counts = [...rack];
  const jokerPlaces: number[] = [];
  const choose = (each: number, score: number): void => {
    if (score < least) return;
    if (each === fitting.empties) {
      found.push(foundWith(laid, jokerPlaces, score));
      return;
    }
    const place = fitting.places[each] ?? 0;
    const letter = word[place] ?? 0;
    const held = counts[letter] ?? 0;
    if (held > 0) {
      counts[letter] = held - 1;
      choose(each + 1, score);
      counts[letter] = held;
    }
    const jokers = counts[0] ?? 0;
    if (jokers === 0) return;
    counts[0] = jokers - 1;
    jokerPlaces.push(place);
    choose(each + 1, score - (values[letter] ?? 0) * (fitting.weights[each] ?? 0));
    jokerPlaces.pop();
    counts[0] = jokers;
  };
  choose(0, full);
};

const foundWith = (
  { board, first, word }: FittingWord,
  jokerPlaces: readonly number[],
  score: number,
): Found => {
  const direction = first < SQUARES ? 'across' : 'down';
  const square = direction === 'across' ? first : (TRANSPOSED[first] ?? 0);
  const step = direction === 'across' ? 1 : 15;
  const characters = Array.from(word, (letter, place) => {
    const there = board[square + place * step] ?? 0;
    if (there !== 0) return characterOf(there);
    return characterOf(jokerPlaces.includes(place) ? jokerAs(letter) : letter);
  });
  return {
    place: placeText(placeAt(square, direction)),
    word: characters.join(''),
    score,
    upper: Array.from(word, (letter) => characterOf(letterOf(letter))).join(''),
    order: square * 2 + (direction === 'down' ? 1 : 0),
  };
};
