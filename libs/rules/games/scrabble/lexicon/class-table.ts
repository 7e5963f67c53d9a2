/**
 * Where the anagrams of a multiset lie: two words of 32 bits a slot. The first holds 26 bits of the hash and how many words
 * there are (1 to 63), the second where the first word's letters begin; the others follow it. A class of more words has
 * further entries behind the first.
 */
export type ClassTable = Int32Array;

/**
 * One bit in eight says that some class has this part of its hash: small enough for a processor's nearest memory, it
 * answers most questions for what is no class before the table is asked.
 */
export type ClassFilter = Int32Array;

const COUNT = 63;
const CHECK = ~COUNT;
const FILLED = 0.5;
const TO_SLOT = 2 ** -32;

export const firstSlot = (table: ClassTable, low: number): number =>
  ((low >>> 0) * TO_SLOT * (table.length >> 1)) | 0;

export const nextSlot = (table: ClassTable, slot: number): number =>
  slot + 1 === table.length >> 1 ? 0 : slot + 1;

/** No further entry belongs to a hash. */
export const classEnd = -1;

/** How many words the entry of a slot gives to this hash; 0 when it belongs to another, `classEnd` when the slot is free. */
export const wordsAt = (table: ClassTable, slot: number, high: number): number => {
  const entry = table[slot << 1] ?? 0;
  if (entry === 0) return classEnd;
  return (entry & CHECK) === (high & CHECK) ? entry & COUNT : 0;
};

/** Where the letters of an entry's words begin. */
export const offsetAt = (table: ClassTable, slot: number): number => table[(slot << 1) + 1] ?? 0;

/** A table with room for so many entries. */
export const classTable = (entries: number): ClassTable =>
  new Int32Array((Math.ceil(entries / FILLED) + 2) * 2);

/** How many entries a class of so many words takes. */
export const entriesOf = (words: number): number => Math.ceil(words / COUNT);

/** Enters a class of words of one length whose letters lie together from `offset`. */
export const addClass = (
  table: ClassTable,
  hash: { readonly low: number; readonly high: number },
  offset: number,
  words: number,
  length: number,
): void => {
  let slot = firstSlot(table, hash.low);
  for (let done = 0; done < words; done += COUNT) {
    while (table[slot << 1] !== 0) slot = nextSlot(table, slot);
    table[slot << 1] = (hash.high & CHECK) | Math.min(COUNT, words - done);
    table[(slot << 1) + 1] = offset + done * length;
  }
};

/** The filter's size in words of 32 bits: a power of two, eight bits and more a class. */
const filterWords = (classes: number): number => 1 << Math.max(0, 32 - Math.clz32(classes) + 2 - 5);

export const classFilter = (classes: number): ClassFilter => new Int32Array(filterWords(classes));

export const addToFilter = (filter: ClassFilter, high: number): void => {
  const word = (high >>> 5) & (filter.length - 1);
  filter[word] = (filter[word] ?? 0) | (1 << (high & 31));
};

/** Whether a hash may be that of a class; false for certain. */
export const mayBeClass = (filter: ClassFilter, high: number): boolean =>
  (((filter[(high >>> 5) & (filter.length - 1)] ?? 0) >>> (high & 31)) & 1) !== 0;
