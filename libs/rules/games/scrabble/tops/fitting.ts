import { ALL_LETTERS, type Position } from './position';
import type { Windows } from './windows';

const MOST = 15;
/** More than any weight. */
const NEVER = 1 << 20;

/** One window while its words are tried. */
export type Fitting = {
  /** The places in the word, from 0, that admit only some letters, and which (bits 1 to 26). */
  readonly tested: Int8Array;
  readonly masks: Int32Array;
  tests: number;
  /** The places of the empty squares, and how often the letter laid there counts over all words formed. */
  readonly places: Int8Array;
  readonly weights: Int32Array;
  empties: number;
};

export const emptyFitting = (): Fitting => ({
  tested: new Int8Array(MOST),
  masks: new Int32Array(MOST),
  tests: 0,
  places: new Int8Array(MOST),
  weights: new Int32Array(MOST),
  empties: 0,
});

/** Sets a window up for trying words in it. */
export const openWindow = (position: Position, windows: Windows, index: number, fitting: Fitting): void => {
  const { letter, letterMultiplier, wordMultiplier, crossMask, crossSum } = position;
  const first = windows.first[index] ?? 0;
  const last = windows.last[index] ?? 0;
  const multiplier = windows.multiplier[index] ?? 1;
  fitting.tests = 0;
  fitting.empties = 0;
  for (let at = first; at <= last; at++) {
    const held = letter[at] ?? 0;
    if (held === 0) {
      const crossed = (crossSum[at] ?? -1) >= 0;
      fitting.places[fitting.empties] = at - first;
      fitting.weights[fitting.empties++] =
        (letterMultiplier[at] ?? 1) * (crossed ? multiplier + (wordMultiplier[at] ?? 1) : multiplier);
      if (!crossed) continue;
    }
    const mask = held === 0 ? (crossMask[at] ?? ALL_LETTERS) : 1 << held;
    fitting.tested[fitting.tests] = at - first;
    fitting.masks[fitting.tests++] = mask;
  }
};

/** Whether a word's letters agree with the tiles and the crossing words of the window. */
export const fits = (letters: Uint8Array, offset: number, { tested, masks, tests }: Fitting): boolean => {
  for (let test = 0; test < tests; test++)
    if ((((masks[test] ?? 0) >> (letters[offset + (tested[test] ?? 0)] ?? 0)) & 1) === 0) return false;
  return true;
};

/** What a word's new letters score in the window, jokers counted as if they were tiles. */
export const letterScore = (
  letters: Uint8Array,
  offset: number,
  { places, weights, empties }: Fitting,
  values: readonly number[],
): number => {
  let score = 0;
  for (let each = 0; each < empties; each++)
    score += (values[letters[offset + (places[each] ?? 0)] ?? 0] ?? 0) * (weights[each] ?? 0);
  return score;
};

/** Where a word lays a letter: the lowest weight among those squares, or the lowest two added up. There jokers cost least. */
const lowestWeights = (
  letters: Uint8Array,
  offset: number,
  { places, weights, empties }: Fitting,
  letter: number,
  both: boolean,
): number => {
  let lowest = NEVER;
  let second = NEVER;
  for (let each = 0; each < empties; each++) {
    if (letters[offset + (places[each] ?? 0)] !== letter) continue;
    const weight = weights[each] ?? 0;
    if (weight < lowest) {
      second = lowest;
      lowest = weight;
    } else if (weight < second) second = weight;
  }
  return both ? lowest + second : lowest;
};

/** What the word loses because jokers stand for letters of it (as `Candidates.jokers` packs them), laid where it costs least. */
export const jokerCost = (
  letters: Uint8Array,
  offset: number,
  fitting: Fitting,
  jokers: number,
  values: readonly number[],
): number => {
  if (jokers === 0) return 0;
  const one = jokers & 31;
  const two = jokers >> 5;
  const cost = (values[one] ?? 0) * lowestWeights(letters, offset, fitting, one, one === two);
  return two === 0 || one === two
    ? cost
    : cost + (values[two] ?? 0) * lowestWeights(letters, offset, fitting, two, false);
};
