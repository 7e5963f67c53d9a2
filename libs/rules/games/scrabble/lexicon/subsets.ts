import { addLetters, maskTable, type MaskTable } from './mask-table';
import { HIGH, LOW } from './multiset-hash';

/** Masks by exact hash while a table is made: open addressing, grown as it fills. */
class MaskCollection {
  private low = new Int32Array(1024);
  private high = new Int32Array(1024);
  private mask = new Int32Array(1024);
  size = 0;

  add(low: number, high: number, letters: number): void {
    if (this.size * 2 > this.mask.length) this.grow();
    const at = this.slot(low, high);
    if (this.mask[at] === 0) {
      this.low[at] = low;
      this.high[at] = high;
      this.size++;
    }
    this.mask[at] = (this.mask[at] ?? 0) | letters;
  }

  /** Hash and mask of all, three numbers each; the collection is empty then and keeps its memory for the next. */
  drain(): Int32Array {
    const drained = new Int32Array(this.size * 3);
    let to = 0;
    for (let at = 0; at < this.mask.length; at++) {
      if (this.mask[at] === 0) continue;
      drained[to++] = this.low[at] ?? 0;
      drained[to++] = this.high[at] ?? 0;
      drained[to++] = this.mask[at] ?? 0;
    }
    this.mask.fill(0);
    this.size = 0;
    return drained;
  }

  private slot(low: number, high: number): number {
    const last = this.mask.length - 1;
    let at = (low ^ (low >>> 15)) & last;
    while (this.mask[at] !== 0 && (this.low[at] !== low || this.high[at] !== high)) at = (at + 1) & last;
    return at;
  }

  private grow(): void {
    const { low, high, mask } = this;
    this.low = new Int32Array(mask.length * 2);
    this.high = new Int32Array(mask.length * 2);
    this.mask = new Int32Array(mask.length * 2);
    for (const [at, letters] of mask.entries()) {
      if (letters === 0) continue;
      const to = this.slot(low[at] ?? 0, high[at] ?? 0);
      this.low[to] = low[at] ?? 0;
      this.high[to] = high[at] ?? 0;
      this.mask[to] = letters;
    }
  }
}

/** A class of anagrams: its letters in alphabetical order, and their hash. */
export type LetterClass = {
  readonly letters: string;
  readonly low: number;
  readonly high: number;
};

const CODE_BEFORE_A = 64;

/** The letter of a word, 1 to 26; of a place beyond it some other number. */
export const letterAt = (word: string, at: number): number => word.charCodeAt(at) - CODE_BEFORE_A;

const lessOneOf = ({ letters, low, high }: LetterClass, found: MaskCollection): void => {
  for (let at = 0; at < letters.length; at++) {
    const letter = letterAt(letters, at);
    if (at > 0 && letter === letterAt(letters, at - 1)) continue;
    found.add((low - (LOW[letter] ?? 0)) | 0, (high - (HIGH[letter] ?? 0)) | 0, 1 << (letter - 1));
  }
};

const lessTwoOf = ({ letters, low, high }: LetterClass, found: MaskCollection): void => {
  for (let at = 0; at < letters.length; at++) {
    const one = letterAt(letters, at);
    if (at > 0 && one === letterAt(letters, at - 1)) continue;
    for (let other = at + 1; other < letters.length; other++) {
      const two = letterAt(letters, other);
      if (other > at + 1 && two === letterAt(letters, other - 1)) continue;
      const lessLow = (low - (LOW[one] ?? 0) - (LOW[two] ?? 0)) | 0;
      const lessHigh = (high - (HIGH[one] ?? 0) - (HIGH[two] ?? 0)) | 0;
      found.add(lessLow, lessHigh, (1 << (one - 1)) | (1 << (two - 1)));
    }
  }
};

const tableOf = (
  byLength: ReadonlyMap<number, readonly LetterClass[]>,
  collect: (each: LetterClass, found: MaskCollection) => void,
): MaskTable => {
  const found = new MaskCollection();
  const entries: Int32Array[] = [];
  let keys = 0;
  for (const classes of byLength.values()) {
    // Words of different lengths never leave the same letters: a length at a time keeps the collection small.
    for (const each of classes) collect(each, found);
    keys += found.size;
    entries.push(found.drain());
  }
  const table = maskTable(keys);
  for (const each of entries)
    for (let at = 0; at < each.length; at += 3)
      addLetters(table, each[at] ?? 0, each[at + 1] ?? 0, each[at + 2] ?? 0);
  return table;
};

/** The tables of what is missing: one letter, or two. */
export const missingLetterTables = (
  byLength: ReadonlyMap<number, readonly LetterClass[]>,
): { readonly lessOne: MaskTable; readonly lessTwo: MaskTable } => ({
  lessOne: tableOf(byLength, lessOneOf),
  lessTwo: tableOf(byLength, lessTwoOf),
});
