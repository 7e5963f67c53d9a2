/**
 * A multiset of letters is known by the sum of two random 32-bit numbers a letter: a letter more or less is one addition, and
 * the order of letters plays no part. The numbers are part of the compiled format.
 */
const mixed = (seed: number): number => {
  let value = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
  return value ^ (value >>> 15);
};

const numbers = (from: number): Int32Array =>
  Int32Array.from({ length: 27 }, (_, letter) => (letter === 0 ? 0 : mixed(from + letter * 0x9e3779b9)));

/** By letter, 1 to 26: the low half chooses a table's slot, the high half tells apart what meets there. */
export const LOW = numbers(0x5c4ab1e);
export const HIGH = numbers(0x2d1b07);
