import { firstSlot, nextSlot, offsetAt, wordsAt } from '../lexicon/class-table';
import { completing } from '../lexicon/mask-table';
import { HIGH, LOW } from '../lexicon/multiset-hash';
import type { LexiconTables } from '../lexicon/tables';
import type { SearchRack } from './rack-subsets';

const SLOTS = 2048;

/**
 * The words that a rack can make with given letters of the grid, laying so many tiles; found once a position for all windows
 * that hold the same letters. A word stands once, with the letters that the rack lacks for it (jokers).
 */
export type Candidates = {
  /** Where each word's letters begin in the lexicon. */
  offset: Int32Array;
  /** The letters (1 to 26) that jokers stand for: the lower one in bits 0-4, the higher one in bits 5-9. */
  jokers: Int16Array;
  count: number;
  /** Lists by their letters and number of tiles: open addressing, valid where the stamp is the current one. */
  readonly stamps: Int32Array;
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly tiles: Uint8Array;
  readonly begins: Int32Array;
  readonly ends: Int32Array;
  stamp: number;
  lists: number;
};

export const emptyCandidates = (): Candidates => ({
  offset: new Int32Array(1 << 14),
  jokers: new Int16Array(1 << 14),
  count: 0,
  stamps: new Int32Array(SLOTS),
  lows: new Int32Array(SLOTS),
  highs: new Int32Array(SLOTS),
  tiles: new Uint8Array(SLOTS),
  begins: new Int32Array(SLOTS),
  ends: new Int32Array(SLOTS),
  stamp: 0,
  lists: 0,
});

/** Forgets all lists: another rack, or another lexicon. */
export const clearCandidates = (candidates: Candidates): void => {
  candidates.stamp++;
  candidates.count = 0;
  candidates.lists = 0;
};

const grow = (candidates: Candidates): void => {
  const { offset, jokers } = candidates;
  candidates.offset = new Int32Array(offset.length * 2);
  candidates.jokers = new Int16Array(offset.length * 2);
  candidates.offset.set(offset);
  candidates.jokers.set(jokers);
};

const addClass = (
  { classes }: LexiconTables,
  low: number,
  high: number,
  length: number,
  jokers: number,
  candidates: Candidates,
): void => {
  for (let slot = firstSlot(classes, low); ; slot = nextSlot(classes, slot)) {
    const words = wordsAt(classes, slot, high);
    if (words < 0) return;
    while (candidates.count + words > candidates.offset.length) grow(candidates);
    let offset = offsetAt(classes, slot);
    for (let each = 0; each < words; each++, offset += length) {
      candidates.offset[candidates.count] = offset;
      candidates.jokers[candidates.count++] = jokers;
    }
  }
};

const lowestLetter = (mask: number): number => 32 - Math.clz32(mask & -mask);

/**
 * Letters that a joker may stand for: only those of which the choice leaves none on the rack, else the rack's own tile would
 * make the same word and score more. Masks of letters from bit 0 here.
 */
const addWithOneJoker = (
  tables: LexiconTables,
  low: number,
  high: number,
  length: number,
  lacking: number,
  other: number,
  candidates: Candidates,
): void => {
  for (let left = completing(tables.lessOne, low, high) & lacking; left !== 0; left &= left - 1) {
    const letter = lowestLetter(left);
    const jokers = other === 0 ? letter : other | (letter << 5);
    addClass(
      tables,
      (low + (LOW[letter] ?? 0)) | 0,
      (high + (HIGH[letter] ?? 0)) | 0,
      length,
      jokers,
      candidates,
    );
  }
};

const addWithTwoJokers = (
  tables: LexiconTables,
  low: number,
  high: number,
  length: number,
  lacking: number,
  candidates: Candidates,
): void => {
  for (let left = completing(tables.lessTwo, low, high) & lacking; left !== 0; left &= left - 1) {
    const letter = lowestLetter(left);
    const notLower = lacking & -(1 << (letter - 1));
    const lowOne = (low + (LOW[letter] ?? 0)) | 0;
    addWithOneJoker(tables, lowOne, (high + (HIGH[letter] ?? 0)) | 0, length, notLower, letter, candidates);
  }
};

/** Fills one list: every choice of the rack's letters, with none, one or both jokers. */
const fill = (
  tables: LexiconTables,
  rack: SearchRack,
  low: number,
  high: number,
  tiles: number,
  length: number,
  candidates: Candidates,
): void => {
  for (let jokers = 0; jokers <= rack.jokers && jokers <= tiles; jokers++) {
    const subsets = rack.subsets[tiles - jokers];
    if (subsets === undefined) continue;
    for (let at = 0; at < subsets.low.length; at++) {
      const lowAll = (low + (subsets.low[at] ?? 0)) | 0;
      const highAll = (high + (subsets.high[at] ?? 0)) | 0;
      const lacking = ~(subsets.left[at] ?? 0) >> 1;
      if (jokers === 0) addClass(tables, lowAll, highAll, length, 0, candidates);
      else if (jokers === 1) addWithOneJoker(tables, lowAll, highAll, length, lacking, 0, candidates);
      else addWithTwoJokers(tables, lowAll, highAll, length, lacking, candidates);
    }
  }
};

/**
 * The list for letters of the grid (by their hash) and a number of tiles.
 * @returns its number: the words stand from `begins` to before `ends`
 */
export const candidatesFor = (
  tables: LexiconTables,
  rack: SearchRack,
  low: number,
  high: number,
  tiles: number,
  length: number,
  candidates: Candidates,
): number => {
  const { stamps, stamp, lows, highs } = candidates;
  let slot = (low + tiles * 0x61c88647) >>> 21;
  while (stamps[slot] === stamp) {
    if (lows[slot] === low && highs[slot] === high && candidates.tiles[slot] === tiles) return slot;
    slot = (slot + 1) & (SLOTS - 1);
  }
  if (++candidates.lists > SLOTS / 2) {
    // More lists than any board has windows worth looking at: start over rather than fill up.
    clearCandidates(candidates);
    candidates.lists = 1;
  }
  stamps[slot] = candidates.stamp;
  lows[slot] = low;
  highs[slot] = high;
  candidates.tiles[slot] = tiles;
  candidates.begins[slot] = candidates.count;
  fill(tables, rack, low, high, tiles, length, candidates);
  candidates.ends[slot] = candidates.count;
  return slot;
};
