import { CENTRE, SIDE, SQUARES } from '../board/squares';
import { HIGH, LOW } from '../lexicon/multiset-hash';
import type { PlayRules } from '../moves/play-rules';
import type { Position } from './position';
import type { SearchRack } from './search-rack';

/**
 * The stretches of a line that a move could fill: bounded by empty squares or the edge, joined to the grid, with no more empty
 * squares than tiles may be laid.
 */
export type Windows = {
  count: number;
  /** First and last square, in the numbering of `Position`. */
  readonly first: Int16Array;
  readonly last: Int16Array;
  /** How many squares are empty. */
  readonly empties: Uint8Array;
  /** The product of the word multipliers under the empty squares. */
  readonly multiplier: Int32Array;
  /** What every move there scores beside its own tiles: the tiles there, those of crossing words, the bonus. */
  readonly fixedScore: Int32Array;
  /** No move there scores more. */
  readonly bound: Int32Array;
  /** The same by the rack's best tiles alone: a move whose tiles are worth less loses the multiplier for each point. */
  readonly reach: Int32Array;
  /** The hash of the letters there. */
  readonly low: Int32Array;
  readonly high: Int32Array;
};

/** 30 lines of at most 105 stretches of two squares and more. */
const MOST_WINDOWS = 30 * 105;

export const emptyWindows = (): Windows => ({
  count: 0,
  first: new Int16Array(MOST_WINDOWS),
  last: new Int16Array(MOST_WINDOWS),
  empties: new Uint8Array(MOST_WINDOWS),
  multiplier: new Int32Array(MOST_WINDOWS),
  fixedScore: new Int32Array(MOST_WINDOWS),
  bound: new Int32Array(MOST_WINDOWS),
  reach: new Int32Array(MOST_WINDOWS),
  low: new Int32Array(MOST_WINDOWS),
  high: new Int32Array(MOST_WINDOWS),
});

/** No letter of the rack goes on a square. */
const NONE = -1;
/** Only a joker goes on it. */
const JOKER_ONLY = -2;

/** By square: the best value that the rack can lay there under its crossing word, or `NONE`, or `JOKER_ONLY`. */
const bestCrossLetters = (position: Position, rack: SearchRack, values: readonly number[]): Int8Array => {
  const best = new Int8Array(position.crossSum.length);
  for (let at = 0; at < best.length; at++) {
    if ((position.crossSum[at] ?? -1) < 0) continue;
    const mask = position.crossMask[at] ?? 0;
    let value = mask === 0 || rack.jokers === 0 ? NONE : JOKER_ONLY;
    for (let left = mask & rack.held; left !== 0; left &= left - 1)
      value = Math.max(value, values[31 - Math.clz32(left & -left)] ?? 0);
    best[at] = value;
  }
  return best;
};

/**
 * The windows of one line, added to the others: one loop over local numbers, for it runs for every position and half of the
 * windows end there. `centre`: the square that a first word must cover, -1 when it is none.
 */
const windowsOfLine = (
  line: number,
  centre: number,
  position: Position,
  rack: SearchRack,
  rules: PlayRules,
  bestCross: Int8Array,
  windows: Windows,
): void => {
  const { letter, value, letterMultiplier, wordMultiplier, crossSum } = position;
  const { best } = rack;
  const most = Math.min(rules.mostTiles, rack.size);
  const end = line + SIDE;
  for (let start = line; start < end; start++) {
    if (start > line && letter[start - 1] !== 0) continue;
    let joined = false;
    let empty = 0;
    let jokers = 0;
    let there = 0;
    let low = 0;
    let high = 0;
    let multiplier = 1;
    let crossThere = 0;
    let crossNew = 0;
    // Empty squares by letter multiplier; `own`: those without crossing word, `bestThere`: the others at their best letter.
    let doubles = 0;
    let triples = 0;
    let own = 0;
    let ownDoubles = 0;
    let ownTriples = 0;
    let bestThere = 0;
    for (let at = start; at < end; at++) {
      const held = letter[at] ?? 0;
      if (held !== 0) {
        joined = true;
        there += value[at] ?? 0;
        low = (low + (LOW[held] ?? 0)) | 0;
        high = (high + (HIGH[held] ?? 0)) | 0;
      } else {
        if (empty === most) break;
        empty++;
        if (at === centre) joined = true;
        const times = letterMultiplier[at] ?? 1;
        const word = wordMultiplier[at] ?? 1;
        multiplier *= word;
        if (times === 2) doubles++;
        else if (times === 3) triples++;
        const sum = crossSum[at] ?? -1;
        if (sum >= 0) {
          joined = true;
          let letterBest = bestCross[at] ?? NONE;
          if (letterBest === NONE) break;
          if (letterBest === JOKER_ONLY) {
            if (++jokers > rack.jokers) break;
            letterBest = 0;
          }
          crossThere += word * sum;
          crossNew += word * times * letterBest;
          bestThere += times * letterBest;
        } else {
          own++;
          if (times === 2) ownDoubles++;
          else if (times === 3) ownTriples++;
        }
      }
      if (!joined || empty === 0 || at === start || (at + 1 < end && letter[at + 1] !== 0)) continue;
      const highest = (best[triples] ?? 0) + (best[triples + doubles] ?? 0) + (best[empty] ?? 0);
      const ownHighest =
        bestThere + (best[ownTriples] ?? 0) + (best[ownTriples + ownDoubles] ?? 0) + (best[own] ?? 0);
      const fixed = multiplier * there + crossThere + (rules.bonus[empty] ?? 0);
      const index = windows.count++;
      windows.first[index] = start;
      windows.last[index] = at;
      windows.empties[index] = empty;
      windows.multiplier[index] = multiplier;
      windows.fixedScore[index] = fixed;
      windows.low[index] = low;
      windows.high[index] = high;
      windows.reach[index] = fixed + crossNew + multiplier * highest;
      windows.bound[index] = fixed + crossNew + multiplier * Math.min(highest, ownHighest);
    }
  }
};

/** Whether a line has a tile, or a square beside one. */
const isReached = (line: number, { letter, crossSum }: Position): boolean => {
  for (let at = line; at < line + SIDE; at++) if (letter[at] !== 0 || (crossSum[at] ?? -1) >= 0) return true;
  return false;
};

/** Finds all windows of a position, bounds included. */
export const findWindows = (
  position: Position,
  rack: SearchRack,
  rules: PlayRules,
  isFirst: boolean,
  windows: Windows,
): void => {
  windows.count = 0;
  const bestCross = bestCrossLetters(position, rack, rules.tiles.values);
  const add = (line: number, centre: number): void => {
    windowsOfLine(line, centre, position, rack, rules, bestCross, windows);
  };
  if (isFirst) {
    // H8 has the same number in the lines of both directions.
    const line = CENTRE - (CENTRE % SIDE);
    add(line, CENTRE);
    if (!rules.firstAcross) add(SQUARES + line, SQUARES + CENTRE);
    return;
  }
  for (let line = 0; line < 2 * SQUARES; line += SIDE) if (isReached(line, position)) add(line, -1);
};
