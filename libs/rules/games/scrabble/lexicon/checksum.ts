const PRIME = 0x9e3779b1;
const { imul } = Math;

/**
 * A checksum over 32-bit words that finds damage, not forgery: four sums side by side, so that tens of megabytes take
 * milliseconds.
 */
export const checksum = (words: Uint32Array): number => {
  let a = 1;
  let b = 2;
  let c = 3;
  let d = 4;
  const whole = words.length & ~3;
  for (let at = 0; at < whole; at += 4) {
    a = imul(a ^ (words[at] ?? 0), PRIME);
    b = imul(b ^ (words[at + 1] ?? 0), PRIME);
    c = imul(c ^ (words[at + 2] ?? 0), PRIME);
    d = imul(d ^ (words[at + 3] ?? 0), PRIME);
    a ^= a >>> 15;
    b ^= b >>> 15;
    c ^= c >>> 15;
    d ^= d >>> 15;
  }
  for (let at = whole; at < words.length; at++) a = imul(a ^ (words[at] ?? 0), PRIME);
  let sum = words.length;
  for (const lane of [a, b, c, d]) sum = imul((sum ^ lane) + 0x7f4a7c15, PRIME) ^ (sum >>> 13);
  return sum >>> 0;
};
