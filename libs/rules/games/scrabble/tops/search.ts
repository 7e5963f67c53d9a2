import { isEmptyBoard, type Board } from '../board/board';
import type { CompiledLexicon } from '../lexicon/compile';
import type { PlayRules } from '../moves/play-rules';
import type { Rack } from '../tiles/rack';
import { candidatesFor, clearCandidates, emptyCandidates } from './candidates';
import { emptyFitting, fits, jokerCost, letterScore, openWindow } from './fitting';
import { waysOf, type Found } from './joker-choices';
import { emptyPosition, readPosition } from './position';
import { emptySearchRack, readSearchRack } from './search-rack';
import { emptyWindows, findWindows } from './windows';

/** Memory of the search, used by one call after the other: nothing of it outlives a call. */
const position = emptyPosition();
const rack = emptySearchRack();
const windows = emptyWindows();
const candidates = emptyCandidates();
const fitting = emptyFitting();

/** No bound is told apart beyond this; such windows are looked at first, all of them. */
const HIGHEST_BOUND = 2047;
const NO_WINDOW = -1;
const bucket = new Int16Array(HIGHEST_BOUND + 1);
const nextInBucket = new Int16Array(windows.bound.length);

type Search = {
  readonly board: Board;
  readonly lexicon: CompiledLexicon;
  readonly rules: PlayRules;
};

const begin = (board: Board, counts: Rack, lexicon: CompiledLexicon, rules: PlayRules): Search => {
  readSearchRack(counts, rules.tiles, rack);
  readPosition(board, lexicon.tables, rules.tiles, position);
  findWindows(position, rack, rules, isEmptyBoard(board), windows);
  clearCandidates(candidates);
  return { board, lexicon, rules };
};

/** Sorts the windows by their bounds. @returns the highest bound */
const intoBuckets = (): number => {
  bucket.fill(NO_WINDOW);
  let highest = 0;
  for (let index = 0; index < windows.count; index++) {
    const bound = Math.min(windows.bound[index] ?? 0, HIGHEST_BOUND);
    nextInBucket[index] = bucket[bound] ?? NO_WINDOW;
    bucket[bound] = index;
    if (bound > highest) highest = bound;
  }
  return highest;
};

/** Tops as they are found: the window, the word's offset and its jokers, one after the other. */
type Best = { score: number; readonly words: number[] };

/** Whether the rack really has the letters: the search knows them by their hash only. */
const isHeld = (letters: Uint8Array, offset: number, jokers: number): boolean => {
  const counts = [...rack.counts];
  const take = (letter: number, by: number): void => {
    counts[letter] = (counts[letter] ?? 0) - by;
  };
  for (let each = 0; each < fitting.empties; each++)
    take(letters[offset + (fitting.places[each] ?? 0)] ?? 0, 1);
  for (const joker of [jokers & 31, jokers >> 5]) if (joker !== 0) take(joker, -1);
  return counts.every((count) => count >= 0);
};

/** The words that a window could hold, as far as their tiles are worth `least`. @returns the first stretch of them */
const wordsOf = ({ lexicon }: Search, index: number, least: number): number =>
  candidatesFor(
    lexicon.tables,
    rack,
    windows.low[index] ?? 0,
    windows.high[index] ?? 0,
    windows.empties[index] ?? 0,
    (windows.last[index] ?? 0) - (windows.first[index] ?? 0) + 1,
    least,
    candidates,
  );

/** What the tiles of a move in a window are worth at least when it reaches a score. */
const leastValue = (index: number, score: number): number => {
  const spare = (windows.reach[index] ?? 0) - score;
  return (rack.best[windows.empties[index] ?? 0] ?? 0) - Math.floor(spare / (windows.multiplier[index] ?? 1));
};

const JOKERS = (1 << 10) - 1;

/** Tries the words of one window against the best so far. */
const tryWindow = (search: Search, index: number, best: Best): void => {
  const { letters } = search.lexicon.tables;
  const { values } = search.rules.tiles;
  const least = leastValue(index, best.score);
  let stretch = wordsOf(search, index, least);
  if (stretch < 0) return;
  openWindow(position, windows, index, fitting);
  const fixed = windows.fixedScore[index] ?? 0;
  const { offset: offsets, detail: details } = candidates;
  for (; stretch >= 0; stretch = candidates.next[stretch] ?? -1) {
    const end = candidates.ends[stretch] ?? 0;
    for (let at = candidates.begins[stretch] ?? 0; at < end; at++) {
      const detail = details[at] ?? 0;
      if (detail >> 10 < least) return;
      const offset = offsets[at] ?? 0;
      if (!fits(letters, offset, fitting)) continue;
      const full = fixed + letterScore(letters, offset, fitting, values);
      if (full < best.score) continue;
      const jokers = detail & JOKERS;
      const score = full - jokerCost(letters, offset, fitting, jokers, values);
      if (score < best.score || !isHeld(letters, offset, jokers)) continue;
      if (score > best.score) {
        best.score = score;
        best.words.length = 0;
      }
      best.words.push(index, offset);
    }
  }
};

const addWays = (search: Search, index: number, offset: number, least: number, found: Found[]): void => {
  const { letters } = search.lexicon.tables;
  const { values } = search.rules.tiles;
  const first = windows.first[index] ?? 0;
  const length = (windows.last[index] ?? 0) - first + 1;
  const full = (windows.fixedScore[index] ?? 0) + letterScore(letters, offset, fitting, values);
  const word = letters.subarray(offset, offset + length);
  waysOf({ board: search.board, first, word, full, fitting, values }, rack.counts, least, found);
};

/** All solutions of the highest score, unordered. */
export const findTops = (
  board: Board,
  counts: Rack,
  lexicon: CompiledLexicon,
  rules: PlayRules,
): readonly Found[] => {
  const search = begin(board, counts, lexicon, rules);
  const best: Best = { score: 0, words: [] };
  for (let bound = intoBuckets(); bound >= 0; bound--) {
    if (bound < best.score) break;
    for (let index = bucket[bound] ?? NO_WINDOW; index >= 0; index = nextInBucket[index] ?? NO_WINDOW)
      tryWindow(search, index, best);
  }
  const found: Found[] = [];
  for (let at = 0; at < best.words.length; at += 2) {
    const index = best.words[at] ?? 0;
    openWindow(position, windows, index, fitting);
    addWays(search, index, best.words[at + 1] ?? 0, best.score, found);
  }
  return found;
};

/** The highest distinct scores found so far, and what a solution must reach to be among so many of them. */
type Levels = { readonly most: number; readonly scores: number[]; least: number };

const noteScore = (levels: Levels, score: number): void => {
  const { scores, most } = levels;
  if (score < levels.least || scores.includes(score)) return;
  scores.push(score);
  scores.sort((a, b) => b - a);
  scores.length = Math.min(scores.length, most);
  if (scores.length === most) levels.least = scores[most - 1] ?? 0;
};

/** Adds what a window gives above the least level. */
const tryLevels = (search: Search, index: number, levels: Levels, found: Found[]): void => {
  const { letters } = search.lexicon.tables;
  const least = leastValue(index, levels.least);
  let stretch = wordsOf(search, index, least);
  if (stretch < 0) return;
  openWindow(position, windows, index, fitting);
  for (; stretch >= 0; stretch = candidates.next[stretch] ?? -1) {
    const end = candidates.ends[stretch] ?? 0;
    for (let at = candidates.begins[stretch] ?? 0; at < end; at++) {
      if ((candidates.detail[at] ?? 0) >> 10 < least) return;
      const offset = candidates.offset[at] ?? 0;
      if (!fits(letters, offset, fitting)) continue;
      const before = found.length;
      addWays(search, index, offset, levels.least, found);
      for (let each = before; each < found.length; each++) noteScore(levels, found[each]?.score ?? 0);
    }
  }
};

/** All solutions of the so many highest scores, unordered; of every score for a number without end. */
export const findLevels = (
  board: Board,
  counts: Rack,
  lexicon: CompiledLexicon,
  rules: PlayRules,
  most: number,
): readonly Found[] => {
  const search = begin(board, counts, lexicon, rules);
  const levels: Levels = { most, scores: [], least: 0 };
  const found: Found[] = [];
  for (let bound = intoBuckets(); bound >= levels.least; bound--)
    for (let index = bucket[bound] ?? NO_WINDOW; index >= 0; index = nextInBucket[index] ?? NO_WINDOW)
      tryLevels(search, index, levels, found);
  return found.filter(({ score }) => score >= levels.least);
};
