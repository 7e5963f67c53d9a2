import { HIGH, LOW } from '../lexicon/multiset-hash';
import type { Rack } from '../tiles/rack';
import type { TileSet } from '../tiles/tile-set';

/** A rack as the search reads it. One at a time: the next `readSearchRack` fills the same memory. */
export type SearchRack = {
  counts: Rack;
  jokers: number;
  size: number;
  /** Letters held (bits 1 to 26). */
  held: number;
  /** `best[n]`: the n highest values of its tiles added up, for any n to 15. */
  readonly best: Int32Array;
  /** The choices of n tiles stand from `starts[n]` to before `starts[n + 1]`, those of higher value first. */
  readonly starts: Int32Array;
  choices: Choices;
};

/** Every distinct choice of tiles: its letters by hash, its jokers by their number. */
export type Choices = {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Letters that the rack still holds beside it (bits 1 to 26). */
  readonly left: Int32Array;
  /** What its tiles are worth together. */
  readonly sum: Int32Array;
  readonly jokers: Int32Array;
};

/** Most tiles of a rack: the largest variant draws nine (SCR-OPT-6). */
export const MOST_ON_RACK = 9;
export const MOST_JOKERS = 2;

const SUMS = 128;
/** Nine different letters, and none, one or two jokers with each choice of them. */
const MOST_CHOICES = 2 ** MOST_ON_RACK * (MOST_JOKERS + 1);

const emptyChoices = (): Choices => ({
  low: new Int32Array(MOST_CHOICES),
  high: new Int32Array(MOST_CHOICES),
  left: new Int32Array(MOST_CHOICES),
  sum: new Int32Array(MOST_CHOICES),
  jokers: new Int32Array(MOST_CHOICES),
});

export const emptySearchRack = (): SearchRack => ({
  counts: [],
  jokers: 0,
  size: 0,
  held: 0,
  best: new Int32Array(16),
  starts: new Int32Array(17),
  choices: emptyChoices(),
});

const unsorted = emptyChoices();
const sizes = new Int32Array(MOST_CHOICES);
const places = new Int32Array((MOST_ON_RACK + 2) * SUMS);

/** Every choice of letters, in `unsorted` and `sizes`. @returns how many there are */
const chooseLetters = (counts: Rack, values: readonly number[]): number => {
  const { low, high, left, sum } = unsorted;
  low[0] = high[0] = left[0] = sum[0] = sizes[0] = 0;
  let found = 1;
  for (let letter = 1; letter <= 26; letter++) {
    const held = counts[letter] ?? 0;
    if (held === 0) continue;
    const before = found;
    const bit = 1 << letter;
    for (let taken = 1; taken <= held; taken++)
      for (let each = 0; each < before; each++, found++) {
        low[found] = (low[each] ?? 0) + taken * (LOW[letter] ?? 0);
        high[found] = (high[each] ?? 0) + taken * (HIGH[letter] ?? 0);
        left[found] = taken < held ? (left[each] ?? 0) | bit : (left[each] ?? 0);
        sum[found] = (sum[each] ?? 0) + taken * (values[letter] ?? 0);
        sizes[found] = (sizes[each] ?? 0) + taken;
      }
    for (let each = 0; each < before; each++) left[each] = (left[each] ?? 0) | bit;
  }
  return found;
};

const bucketOf = (tiles: number, sum: number): number => tiles * SUMS + SUMS - 1 - sum;

/** Sorts the choices of letters, each with none and more jokers, by number of tiles and then by value downwards. */
const sortChoices = (found: number, jokers: number, { choices, starts }: SearchRack): void => {
  places.fill(0);
  for (let each = 0; each < found; each++)
    for (let added = 0; added <= jokers; added++) {
      const bucket = bucketOf((sizes[each] ?? 0) + added, unsorted.sum[each] ?? 0);
      places[bucket] = (places[bucket] ?? 0) + 1;
    }
  let next = 0;
  for (let bucket = 0; bucket < places.length; bucket++) {
    if (bucket % SUMS === 0) starts[bucket / SUMS] = next;
    const count = places[bucket] ?? 0;
    places[bucket] = next;
    next += count;
  }
  starts.fill(next, places.length / SUMS);
  for (let each = 0; each < found; each++)
    for (let added = 0; added <= jokers; added++) {
      const bucket = bucketOf((sizes[each] ?? 0) + added, unsorted.sum[each] ?? 0);
      const at = places[bucket] ?? 0;
      places[bucket] = at + 1;
      choices.low[at] = unsorted.low[each] ?? 0;
      choices.high[at] = unsorted.high[each] ?? 0;
      choices.left[at] = unsorted.left[each] ?? 0;
      choices.sum[at] = unsorted.sum[each] ?? 0;
      choices.jokers[at] = added;
    }
};

/** @throws RangeError for more tiles or jokers than any game draws */
export const readSearchRack = (counts: Rack, { values }: TileSet, rack: SearchRack): void => {
  const size = counts.reduce((sum, count) => sum + count, 0);
  const jokers = counts[0] ?? 0;
  if (size > MOST_ON_RACK || jokers > MOST_JOKERS)
    throw new RangeError(`a rack holds at most ${MOST_ON_RACK} tiles, ${MOST_JOKERS} of them jokers`);
  rack.counts = counts;
  rack.jokers = jokers;
  rack.size = size;
  rack.held = 0;
  const worth: number[] = [];
  for (let letter = 1; letter <= 26; letter++)
    for (let each = counts[letter] ?? 0; each > 0; each--) {
      rack.held |= 1 << letter;
      worth.push(values[letter] ?? 0);
    }
  worth.sort((a, b) => b - a);
  for (let n = 1; n < rack.best.length; n++) rack.best[n] = (rack.best[n - 1] ?? 0) + (worth[n - 1] ?? 0);
  sortChoices(chooseLetters(counts, values), jokers, rack);
};
