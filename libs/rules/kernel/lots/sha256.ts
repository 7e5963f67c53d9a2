/** The first 32 bits of the fractional parts of the n-th roots of the first primes (FIPS 180-4). */
const fractions = (count: number, root: (n: number) => number): Uint32Array => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((_, at) => n % (primes[at] ?? n + 1) !== 0)) {
      primes[found.length] = n;
      found.push(root(n));
    }
  }
  return Uint32Array.from(found, (value) => (value - Math.floor(value)) * 2 ** 32);
};
const primes: number[] = [];
const INITIAL = fractions(8, Math.sqrt);
const ROUND = fractions(64, Math.cbrt);

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** The message schedule of one block of 64 bytes. */
const schedule = (words: Int32Array, block: DataView, at: number): void => {
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15] ?? 0;
    const y = words[i - 2] ?? 0;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
  }
};

const compress = (state: Int32Array, words: Int32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + (ROUND[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + value;
};

/**
 * SHA-256 in lower-case hexadecimal, without the platform: the rules run where there is no node:crypto, and a browser's own is
 * asynchronous.
 */
export const sha256 = (bytes: Uint8Array): string => {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(INITIAL);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    schedule(words, view, at);
    compress(state, words);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
