import { HIGH, LOW } from '../lexicon/multiset-hash';
import type { Rack } from '../tiles/rack';
import { valueOf, type TileSet } from '../tiles/tile-set';

/** A rack as the search reads it. */
export type SearchRack = {
  readonly counts: Rack;
  readonly jokers: number;
  readonly size: number;
  /** Letters held (bits 1 to 26). */
  readonly held: number;
  /** `best[n]`: the n highest tile values added up, for any n. */
  readonly best: Int32Array;
  /** Every distinct choice of letters, by how many (0 to the number of letters). */
  readonly subsets: readonly Subsets[];
};

/** Choices of the same number of letters: their hashes, and which letters the rack still holds beside them (bits 1 to 26). */
export type Subsets = {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly left: Int32Array;
};

const MOST_TILES = 15;

type Choice = { readonly low: number; readonly high: number; readonly left: number };

/** Each choice of so many of one letter and the choices of the letters after it, by size. */
const choicesFrom = (counts: Rack, letter: number): Choice[][] => {
  if (letter > 26) return [[{ low: 0, high: 0, left: 0 }]];
  const rest = choicesFrom(counts, letter + 1);
  const held = counts[letter] ?? 0;
  if (held === 0) return rest;
  const sizes: Choice[][] = [];
  for (const [size, choices] of rest.entries())
    for (let taken = 0; taken <= held; taken++) {
      const list = (sizes[size + taken] ??= []);
      for (const { low, high, left } of choices)
        list.push({
          low: (low + taken * (LOW[letter] ?? 0)) | 0,
          high: (high + taken * (HIGH[letter] ?? 0)) | 0,
          left: taken < held ? left | (1 << letter) : left,
        });
    }
  return sizes;
};

const subsetsOf = (choices: readonly Choice[]): Subsets => ({
  low: Int32Array.from(choices, ({ low }) => low),
  high: Int32Array.from(choices, ({ high }) => high),
  left: Int32Array.from(choices, ({ left }) => left),
});

export const searchRack = (counts: Rack, tiles: TileSet): SearchRack => {
  const values = counts
    .flatMap((count, letter) => new Array<number>(count).fill(letter === 0 ? 0 : valueOf(letter, tiles)))
    .sort((a, b) => b - a);
  const best = new Int32Array(MOST_TILES + 1);
  for (let n = 1; n <= MOST_TILES; n++) best[n] = (best[n - 1] ?? 0) + (values[n - 1] ?? 0);
  return {
    counts,
    jokers: counts[0] ?? 0,
    size: values.length,
    held: counts.reduce((mask, count, letter) => (letter > 0 && count > 0 ? mask | (1 << letter) : mask), 0),
    best,
    subsets: choicesFrom(counts, 1).map(subsetsOf),
  };
};
