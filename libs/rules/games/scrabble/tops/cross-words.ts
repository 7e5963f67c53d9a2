import { SIDE, SQUARES } from '../board/squares';
import { completing } from '../lexicon/mask-table';
import { HIGH, LOW } from '../lexicon/multiset-hash';
import { fillingsOfShort } from '../lexicon/short-words';
import { holdsWord, type LexiconTables } from '../lexicon/tables';
import { TRANSPOSED, type Position } from './position';

/** The run being looked at: its letters, 0 in the gap. */
const run = new Uint8Array(SIDE);

/** The letters (bits 1 to 26) that make a word of a run of so many squares with one gap. */
const fillings = (length: number, gap: number, tables: LexiconTables): number => {
  if (length <= 3) return fillingsOfShort(tables.shortWords, run, length, gap);
  let low = 0;
  let high = 0;
  for (let each = 0; each < length; each++) {
    low = (low + (LOW[run[each] ?? 0] ?? 0)) | 0;
    high = (high + (HIGH[run[each] ?? 0] ?? 0)) | 0;
  }
  let mask = 0;
  for (let left = completing(tables.lessOne, low, high); left !== 0; left &= left - 1) {
    const letter = 32 - Math.clz32(left & -left);
    run[gap] = letter;
    if (holdsWord(tables, (low + (LOW[letter] ?? 0)) | 0, (high + (HIGH[letter] ?? 0)) | 0, run, length))
      mask |= 1 << letter;
  }
  return mask;
};

/** For every empty square beside a tile of its line: what the line's word would hold, noted for the direction that crosses it. */
export const findCrossWords = (position: Position, tables: LexiconTables): void => {
  const { letter, value, crossMask, crossSum } = position;
  for (let start = 0; start < 2 * SQUARES; start += SIDE) {
    const end = start + SIDE;
    for (let at = start; at < end; at++) {
      if (letter[at] !== 0) continue;
      const after = at + 1 < end ? letter[at + 1] : 0;
      const before = at > start ? letter[at - 1] : 0;
      if (before === 0 && after === 0) continue;
      let first = at;
      while (first > start && letter[first - 1] !== 0) first--;
      let last = at;
      while (last < end - 1 && letter[last + 1] !== 0) last++;
      let sum = 0;
      for (let square = first; square <= last; square++) {
        sum += value[square] ?? 0;
        run[square - first] = letter[square] ?? 0;
      }
      const crossed = TRANSPOSED[at] ?? 0;
      crossSum[crossed] = sum;
      crossMask[crossed] = fillings(last - first + 1, at - first, tables);
    }
  }
};
