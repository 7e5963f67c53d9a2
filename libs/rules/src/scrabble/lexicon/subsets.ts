import { addLetters, maskTable, type MaskTable } from './mask-table';
import { HIGH, LOW } from './multiset-hash';

/** Masks by exact hash while a table is made: open addressing, grown as it fills. */
class MaskCollection {
  private low = new Int32Array(1024);
  private high = new Int32Array(1024);
  private mask = new Int32Array(1024);
  size = 0;

  add(low: number, high: number, letter: number): void {
    if (this.size * 2 > this.mask.length) this.grow();
    const at = this.slot(low, high);
    if (this.mask[at] === 0) {
      this.low[at] = low;
      this.high[at] = high;
      this.size++;
    }
    this.mask[at] = (this.mask[at] ?? 0) | (1 << (letter - 1));
  }

  /** Empties the collection into whoever asks, keeping its memory for the next. */
  drain(take: (low: number, high: number, mask: number) => void): void {
    for (const [at, mask] of this.mask.entries())
      if (mask !== 0) take(this.low[at] ?? 0, this.high[at] ?? 0, mask);
    this.mask.fill(0);
    this.size = 0;
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
  readonly letters: Uint8Array;
  readonly low: number;
  readonly high: number;
};

const lessOneOf = ({ letters, low, high }: LetterClass, found: MaskCollection): void => {
  for (const [at, letter] of letters.entries())
    if (letter !== letters[at - 1])
      found.add((low - (LOW[letter] ?? 0)) | 0, (high - (HIGH[letter] ?? 0)) | 0, letter);
};

const lessTwoOf = ({ letters, low, high }: LetterClass, found: MaskCollection): void => {
  for (const [at, one] of letters.entries()) {
    if (one === letters[at - 1]) continue;
    for (let other = at + 1; other < letters.length; other++) {
      const two = letters[other] ?? 0;
      if (other > at + 1 && two === letters[other - 1]) continue;
      const lessLow = (low - (LOW[one] ?? 0) - (LOW[two] ?? 0)) | 0;
      const lessHigh = (high - (HIGH[one] ?? 0) - (HIGH[two] ?? 0)) | 0;
      found.add(lessLow, lessHigh, one);
      found.add(lessLow, lessHigh, two);
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
    const kept = new Int32Array(found.size * 3);
    let at = 0;
    found.drain((low, high, mask) => {
      kept.set([low, high, mask], at);
      at += 3;
    });
    entries.push(kept);
  }
  const table = maskTable(keys);
  for (const kept of entries)
    for (let at = 0; at < kept.length; at += 3)
      addLetters(table, kept[at] ?? 0, kept[at + 1] ?? 0, kept[at + 2] ?? 0);
  return table;
};

/** The tables of what is missing: one letter, or two. */
export const missingLetterTables = (
  byLength: ReadonlyMap<number, readonly LetterClass[]>,
): { readonly lessOne: MaskTable; readonly lessTwo: MaskTable } => ({
  lessOne: tableOf(byLength, lessOneOf),
  lessTwo: tableOf(byLength, lessTwoOf),
});
