/**
 * Which letters complete a multiset: a word of 32 bits a slot, 26 for the letters A to Z and six of the multiset's hash. Two
 * multisets that meet in slot and these six bits share a mask, which then says too much, never too little: whoever
 * follows a letter finds no class at its end.
 */
export type MaskTable = Uint32Array;

const TAG = 0xfc000000;
export const LETTERS = 0x03ffffff;
const FILLED = 0.6;
const TO_SLOT = 2 ** -32;

const slotOf = (table: MaskTable, low: number): number => ((low >>> 0) * TO_SLOT * table.length) | 0;

/** The letters (bit 0 for A) that complete the multiset with this hash; 0 when none does. */
export const completing = (table: MaskTable, low: number, high: number): number => {
  const tag = high & TAG;
  let slot = slotOf(table, low);
  for (;;) {
    const entry = table[slot] ?? 0;
    if (entry === 0) return 0;
    if ((entry & TAG) === tag) return entry & LETTERS;
    if (++slot === table.length) slot = 0;
  }
};

/** A table with room for so many multisets. */
export const maskTable = (keys: number): MaskTable => new Uint32Array(Math.ceil(keys / FILLED) + 2);

export const addLetters = (table: MaskTable, low: number, high: number, letters: number): void => {
  const tag = high & TAG;
  let slot = slotOf(table, low);
  for (;;) {
    const entry = table[slot] ?? 0;
    if (entry === 0 || ((entry & TAG) | 0) === (tag | 0)) {
      table[slot] = entry | tag | letters;
      return;
    }
    if (++slot === table.length) slot = 0;
  }
};
