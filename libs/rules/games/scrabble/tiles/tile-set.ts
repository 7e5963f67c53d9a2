import { ALPHABET, isJoker, letterOf, type Tile } from './letters';

/** A letter's tiles in a set: how many there are and what one is worth. */
type Letter = readonly [count: number, value: number];

/** The tiles of one language: data, so that a foreign game is another table and no other code. */
export type TileSet = {
  readonly name: string;
  /** How many tiles of each letter, by 1 to 26 (place 0 holds the jokers). */
  readonly counts: readonly number[];
  /** What a tile of each letter is worth, by 1 to 26 (place 0, the jokers: nothing). */
  readonly values: readonly number[];
  /** All tiles, jokers included. */
  readonly size: number;
};

const tileSet = (name: string, jokers: number, letters: Readonly<Record<string, Letter>>): TileSet => {
  const of = (which: 0 | 1): readonly number[] => Array.from(ALPHABET, (each) => letters[each]?.[which] ?? 0);
  const counts = [jokers, ...of(0)];
  return { name, counts, values: [0, ...of(1)], size: counts.reduce((sum, count) => sum + count, 0) };
};

/** The French set: 100 letters worth 197 points and two jokers (SCR-1B-GAP-5). */
export const FRENCH_TILES = tileSet('french', 2, {
  A: [9, 1],
  B: [2, 3],
  C: [2, 3],
  D: [3, 2],
  E: [15, 1],
  F: [2, 4],
  G: [2, 2],
  H: [2, 4],
  I: [8, 1],
  J: [1, 8],
  K: [1, 10],
  L: [5, 1],
  M: [3, 2],
  N: [6, 1],
  O: [6, 1],
  P: [2, 3],
  Q: [1, 8],
  R: [6, 1],
  S: [6, 1],
  T: [6, 1],
  U: [6, 1],
  V: [2, 4],
  W: [1, 10],
  X: [1, 10],
  Y: [1, 10],
  Z: [1, 10],
});

/** The English set, 98 letters and two jokers: the scores of GCG games are checked with it. */
export const ENGLISH_TILES = tileSet('english', 2, {
  A: [9, 1],
  B: [2, 3],
  C: [2, 3],
  D: [4, 2],
  E: [12, 1],
  F: [2, 4],
  G: [3, 2],
  H: [2, 4],
  I: [9, 1],
  J: [1, 8],
  K: [1, 5],
  L: [4, 1],
  M: [2, 3],
  N: [6, 1],
  O: [8, 1],
  P: [2, 3],
  Q: [1, 10],
  R: [6, 1],
  S: [4, 1],
  T: [6, 1],
  U: [4, 1],
  V: [2, 4],
  W: [2, 4],
  X: [1, 8],
  Y: [2, 4],
  Z: [1, 10],
});

/** What a tile is worth wherever it lies: a joker nothing (SCR-1B-1, SCR-1B-2). */
export const valueOf = (tile: Tile, { values }: TileSet): number =>
  isJoker(tile) ? 0 : (values[letterOf(tile)] ?? 0);
