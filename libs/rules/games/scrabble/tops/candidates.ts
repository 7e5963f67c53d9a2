import { classEnd, firstSlot, mayBeClass, nextSlot, offsetAt, wordsAt } from '../lexicon/class-table';
import { completing } from '../lexicon/mask-table';
import { HIGH, LOW } from '../lexicon/multiset-hash';
import type { LexiconTables } from '../lexicon/tables';
import type { SearchRack } from './search-rack';

const SLOTS = 2048;
const NONE = -1;

/**
 * The words that a rack makes with given letters of the grid, laying so many tiles: one list for all windows that hold the same
 * letters. A word stands once in it, words from choices of higher value first, and a list is filled only as far down as
 * a window asks: its words lie in stretches, one a time that it grew.
 */
export type Candidates = {
  /** Where each word's letters begin in the lexicon. */
  offset: Int32Array;
  /** The letters (1 to 26) that jokers stand for, in bits 0-4 and 5-9; the value of the tiles laid from bit 10 on. */
  detail: Int32Array;
  count: number;
  /** Lists by letters and number of tiles: open addressing, valid where the stamp is the current one. */
  readonly stamps: Int32Array;
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly tiles: Uint8Array;
  /** The rack's choice that a list goes on with. */
  readonly nextChoice: Int32Array;
  readonly firstStretch: Int32Array;
  readonly lastStretch: Int32Array;
  stamp: number;
  lists: number;
  /** Stretches of words, chained. */
  begins: Int32Array;
  ends: Int32Array;
  next: Int32Array;
  stretches: number;
};

export const emptyCandidates = (): Candidates => ({
  offset: new Int32Array(1 << 14),
  detail: new Int32Array(1 << 14),
  count: 0,
  stamps: new Int32Array(SLOTS),
  lows: new Int32Array(SLOTS),
  highs: new Int32Array(SLOTS),
  tiles: new Uint8Array(SLOTS),
  nextChoice: new Int32Array(SLOTS),
  firstStretch: new Int32Array(SLOTS),
  lastStretch: new Int32Array(SLOTS),
  stamp: 0,
  lists: 0,
  begins: new Int32Array(SLOTS),
  ends: new Int32Array(SLOTS),
  next: new Int32Array(SLOTS),
  stretches: 0,
});

/** Forgets all lists: another rack, or another lexicon. */
export const clearCandidates = (candidates: Candidates): void => {
  candidates.stamp++;
  candidates.count = 0;
  candidates.lists = 0;
  candidates.stretches = 0;
};

const doubled = (array: Int32Array): Int32Array => {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
};

const addClass = (
  { classes, filter }: LexiconTables,
  low: number,
  high: number,
  length: number,
  detail: number,
  candidates: Candidates,
): void => {
  if (!mayBeClass(filter, high)) return;
  for (let slot = firstSlot(classes, low); ; slot = nextSlot(classes, slot)) {
    const words = wordsAt(classes, slot, high);
    if (words === classEnd) return;
    if (candidates.count + words > candidates.offset.length) {
      candidates.offset = doubled(candidates.offset);
      candidates.detail = doubled(candidates.detail);
    }
    let offset = offsetAt(classes, slot);
    for (let each = 0; each < words; each++, offset += length) {
      candidates.offset[candidates.count] = offset;
      candidates.detail[candidates.count++] = detail;
    }
  }
};

const lowestLetter = (mask: number): number => 32 - Math.clz32(mask & -mask);

/**
 * `lacking`: the letters (bit 0 for A) of which the choice leaves none on the rack. A joker stands for no other, for then the
 * rack's own tile makes the same word and scores more.
 */
const addWithOneJoker = (
  tables: LexiconTables,
  low: number,
  high: number,
  length: number,
  lacking: number,
  detail: number,
  candidates: Candidates,
): void => {
  for (let left = completing(tables.lessOne, low, high) & lacking; left !== 0; left &= left - 1) {
    const letter = lowestLetter(left);
    const all = (detail & 31) === 0 ? detail | letter : detail | (letter << 5);
    addClass(
      tables,
      (low + (LOW[letter] ?? 0)) | 0,
      (high + (HIGH[letter] ?? 0)) | 0,
      length,
      all,
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
  detail: number,
  candidates: Candidates,
): void => {
  for (let left = completing(tables.lessTwo, low, high) & lacking; left !== 0; left &= left - 1) {
    const letter = lowestLetter(left);
    const notLower = lacking & -(1 << (letter - 1));
    const lowOne = (low + (LOW[letter] ?? 0)) | 0;
    addWithOneJoker(
      tables,
      lowOne,
      (high + (HIGH[letter] ?? 0)) | 0,
      length,
      notLower,
      detail | letter,
      candidates,
    );
  }
};

/** Adds the words of the rack's choices from one on whose tiles are worth `least`. @returns the first choice left over */
const addChoices = (
  tables: LexiconTables,
  { choices }: SearchRack,
  first: number,
  end: number,
  least: number,
  gridLow: number,
  gridHigh: number,
  length: number,
  candidates: Candidates,
): number => {
  const { low, high, left, sum, jokers } = choices;
  const { filter } = tables;
  let choice = first;
  for (; choice < end; choice++) {
    const worth = sum[choice] ?? 0;
    if (worth < least) break;
    const added = jokers[choice] ?? 0;
    const highAll = (gridHigh + (high[choice] ?? 0)) | 0;
    // Most choices of tiles alone are no word: the filter says so before anything else is read.
    if (added === 0 && !mayBeClass(filter, highAll)) continue;
    const lowAll = (gridLow + (low[choice] ?? 0)) | 0;
    const lacking = ~(left[choice] ?? 0) >> 1;
    if (added === 0) addClass(tables, lowAll, highAll, length, worth << 10, candidates);
    else if (added === 1) addWithOneJoker(tables, lowAll, highAll, length, lacking, worth << 10, candidates);
    else addWithTwoJokers(tables, lowAll, highAll, length, lacking, worth << 10, candidates);
  }
  return choice;
};

const chain = (list: number, begin: number, candidates: Candidates): void => {
  if (candidates.stretches === candidates.begins.length) {
    candidates.begins = doubled(candidates.begins);
    candidates.ends = doubled(candidates.ends);
    candidates.next = doubled(candidates.next);
  }
  const stretch = candidates.stretches++;
  candidates.begins[stretch] = begin;
  candidates.ends[stretch] = candidates.count;
  candidates.next[stretch] = NONE;
  const last = candidates.lastStretch[list] ?? NONE;
  if (last === NONE) candidates.firstStretch[list] = stretch;
  else candidates.next[last] = stretch;
  candidates.lastStretch[list] = stretch;
};

/** The slot of a list, made when there is none yet. */
const listFor = (
  rack: SearchRack,
  low: number,
  high: number,
  tiles: number,
  candidates: Candidates,
): number => {
  const { stamps, lows, highs } = candidates;
  let slot = (low + Math.imul(tiles, 0x61c88647)) >>> 21;
  while (stamps[slot] === candidates.stamp) {
    if (lows[slot] === low && highs[slot] === high && candidates.tiles[slot] === tiles) return slot;
    slot = (slot + 1) & (SLOTS - 1);
  }
  // More lists than any board has different windows: rather start over than fill the table up.
  if (++candidates.lists > SLOTS / 2) clearCandidates(candidates);
  stamps[slot] = candidates.stamp;
  lows[slot] = low;
  highs[slot] = high;
  candidates.tiles[slot] = tiles;
  candidates.nextChoice[slot] = rack.starts[tiles] ?? 0;
  candidates.firstStretch[slot] = NONE;
  candidates.lastStretch[slot] = NONE;
  return slot;
};

/**
 * Fills the list for letters of the grid (by their hash) and a number of tiles with all words whose tiles are worth `least`
 * together or more; some below it may stand there too.
 * @returns its first stretch of words, -1 when it has none
 */
export const candidatesFor = (
  tables: LexiconTables,
  rack: SearchRack,
  low: number,
  high: number,
  tiles: number,
  length: number,
  least: number,
  candidates: Candidates,
): number => {
  const list = listFor(rack, low, high, tiles, candidates);
  const first = candidates.nextChoice[list] ?? 0;
  const end = rack.starts[tiles + 1] ?? 0;
  const begin = candidates.count;
  candidates.nextChoice[list] = addChoices(tables, rack, first, end, least, low, high, length, candidates);
  if (candidates.count > begin) chain(list, begin, candidates);
  return candidates.firstStretch[list] ?? NONE;
};
