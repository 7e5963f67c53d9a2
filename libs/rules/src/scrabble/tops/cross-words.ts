import { SIDE, SQUARES } from '../board/squares';
import { completing } from '../lexicon/mask-table';
import { HIGH, LOW } from '../lexicon/multiset-hash';
import { holdsWord, type LexiconTables } from '../lexicon/tables';
import { TRANSPOSED, type Position } from './position';

/** The letters (bits 1 to 26) that make a word of a run with one gap. */
const fillings = (run: number[], gap: number, tables: LexiconTables): number => {
  let low = 0;
  let high = 0;
  for (const letter of run) {
    low = (low + (LOW[letter] ?? 0)) | 0;
    high = (high + (HIGH[letter] ?? 0)) | 0;
  }
  let mask = 0;
  for (let left = completing(tables.lessOne, low, high); left !== 0; left &= left - 1) {
    const letter = 32 - Math.clz32(left & -left);
    run[gap] = letter;
    if (holdsWord(tables, (low + (LOW[letter] ?? 0)) | 0, (high + (HIGH[letter] ?? 0)) | 0, run))
      mask |= 1 << letter;
  }
  return mask;
};

/** For every empty square beside a tile of its line: what the line's word would hold, noted for the direction that crosses it. */
export const findCrossWords = (position: Position, tables: LexiconTables): void => {
  const { letter, value, crossMask, crossSum } = position;
  for (let start = 0; start < 2 * SQUARES; start += SIDE)
    for (let at = start; at < start + SIDE; at++) {
      if (letter[at] !== 0) continue;
      let first = at;
      while (first > start && letter[first - 1] !== 0) first--;
      let last = at;
      while (last < start + SIDE - 1 && letter[last + 1] !== 0) last++;
      if (first === last) continue;
      let sum = 0;
      const run: number[] = [];
      for (let square = first; square <= last; square++) {
        sum += value[square] ?? 0;
        run.push(letter[square] ?? 0);
      }
      const crossed = TRANSPOSED[at] ?? 0;
      crossSum[crossed] = sum;
      crossMask[crossed] = fillings(run, at - first, tables);
    }
};
