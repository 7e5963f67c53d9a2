/**
 * A plain GADDAG (Gordon 1994): for every split of every word the letters before it backwards, a separator, the letters after
 * it. The peer that the bench compares the search with, and the tests' second opinion; no part of the product.
 */
export type Gaddag = {
  /** `next[node * 27 + letter]`: letters 1 to 26, the separator 0; 0 for no way on. */
  readonly next: Int32Array;
  /** 1 where a word is complete. */
  readonly ends: Uint8Array;
  /** The letters (bits 1 to 26) that a node goes on with. */
  readonly letters: Int32Array;
  readonly root: number;
  readonly nodes: number;
};

const WIDTH = 27;

/** One split of one word: where its letters begin, how many there are, how many stand before the separator. */
type Splits = { readonly begin: Int32Array; readonly length: Uint8Array; readonly before: Uint8Array };

const splitsOf = (words: readonly string[]): Splits & { readonly letters: Uint8Array } => {
  const size = words.reduce((sum, word) => sum + word.length, 0);
  const splits = { begin: new Int32Array(size), length: new Uint8Array(size), before: new Uint8Array(size) };
  const letters = new Uint8Array(size);
  let at = 0;
  for (const word of words) {
    const begin = at;
    for (let before = 1; before <= word.length; before++, at++) {
      letters[at] = word.charCodeAt(before - 1) - 64;
      splits.begin[at] = begin;
      splits.length[at] = word.length;
      splits.before[at] = before;
    }
  }
  return { ...splits, letters };
};

/** Nodes that say the same are one node: found by what they hold. */
class Nodes {
  next = new Int32Array(WIDTH * 1024);
  ends = new Uint8Array(1024);
  count = 1;
  private table = new Int32Array(1 << 21);

  /** The node with these children: a known one, or a new one. */
  node(children: Int32Array, end: number): number {
    let hash = end;
    for (let letter = 0; letter < WIDTH; letter++) hash = (Math.imul(hash, 31) + (children[letter] ?? 0)) | 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    const mask = this.table.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (let known = this.table[slot] ?? 0; known !== 0; known = this.table[slot] ?? 0) {
      if (this.isSame(known, children, end)) return known;
      slot = (slot + 1) & mask;
    }
    if (this.count === this.ends.length) this.grow();
    this.next.set(children, this.count * WIDTH);
    this.ends[this.count] = end;
    return (this.table[slot] = this.count++);
  }

  private isSame(known: number, children: Int32Array, end: number): boolean {
    if (this.ends[known] !== end) return false;
    for (let letter = 0; letter < WIDTH; letter++)
      if (this.next[known * WIDTH + letter] !== children[letter]) return false;
    return true;
  }

  private grow(): void {
    const { next, ends } = this;
    this.next = new Int32Array(next.length * 2);
    this.ends = new Uint8Array(ends.length * 2);
    this.next.set(next);
    this.ends.set(ends);
  }
}

const letterMasks = ({ next, count }: Nodes): Int32Array =>
  Int32Array.from({ length: count }, (_, node) => {
    let mask = 0;
    for (let letter = 1; letter < WIDTH; letter++) if (next[node * WIDTH + letter] !== 0) mask |= 1 << letter;
    return mask;
  });

/** Builds the smallest GADDAG of a list (words A to Z, each once; up to a million and a half nodes). */
export const gaddagOf = (words: readonly string[]): Gaddag => {
  const { begin, length, before, letters } = splitsOf(words);
  const nodes = new Nodes();
  const items = Int32Array.from(begin.keys());
  const moved = new Int32Array(items.length);
  const END = WIDTH;
  const letterAt = (item: number, depth: number): number => {
    const from = begin[item] ?? 0;
    const left = before[item] ?? 0;
    if (depth < left) return letters[from + left - 1 - depth] ?? 0;
    if (left === length[item]) return END;
    return depth === left ? 0 : depth > (length[item] ?? 0) ? END : (letters[from + depth - 1] ?? 0);
  };
  const build = (from: number, to: number, depth: number): number => {
    const starts = new Int32Array(WIDTH + 2);
    for (let at = from; at < to; at++) {
      const letter = letterAt(items[at] ?? 0, depth) + 1;
      starts[letter] = (starts[letter] ?? 0) + 1;
    }
    for (let letter = 0; letter <= WIDTH; letter++)
      starts[letter + 1] = (starts[letter + 1] ?? 0) + (starts[letter] ?? 0);
    const filled = starts.slice();
    for (let at = from; at < to; at++) {
      const item = items[at] ?? 0;
      const letter = letterAt(item, depth);
      const place = filled[letter] ?? 0;
      filled[letter] = place + 1;
      moved[from + place] = item;
    }
    items.set(moved.subarray(from, to), from);
    const children = new Int32Array(WIDTH);
    for (let letter = 0; letter < WIDTH; letter++) {
      const first = from + (starts[letter] ?? 0);
      const last = from + (starts[letter + 1] ?? 0);
      if (last > first) children[letter] = build(first, last, depth + 1);
    }
    return nodes.node(children, (starts[WIDTH + 1] ?? 0) > (starts[WIDTH] ?? 0) ? 1 : 0);
  };
  const root = build(0, items.length, 0);
  return { next: nodes.next, ends: nodes.ends, letters: letterMasks(nodes), root, nodes: nodes.count };
};

/** Whether a word is in it. */
export const gaddagHas = ({ next, ends, root }: Gaddag, word: string): boolean => {
  let node = root;
  for (let at = word.length - 1; at >= 0; at--) node = next[node * WIDTH + word.charCodeAt(at) - 64] ?? 0;
  return node !== 0 && ends[node] === 1;
};
