/**
 * The letters (bits 1 to 26) that complete words of two and three letters around one gap: most words that form crosswise are so
 * short, and one look answers for them.
 */
export type ShortWords = Int32Array;

const WIDTH = 27;
const THREES = 2 * WIDTH;

const placeOfTwo = (gap: number, letter: number): number => gap * WIDTH + letter;
const placeOfThree = (gap: number, one: number, two: number): number =>
  THREES + (gap * WIDTH + one) * WIDTH + two;

export const shortWordsOf = (words: readonly string[]): ShortWords => {
  const found = new Int32Array(THREES + 3 * WIDTH * WIDTH);
  for (const word of words) {
    if (word.length > 3) continue;
    const letters = Array.from(word, (each) => each.charCodeAt(0) & 31);
    for (const [gap, letter] of letters.entries()) {
      const [one = 0, two = 0] = letters.filter((_, at) => at !== gap);
      const place = letters.length === 2 ? placeOfTwo(gap, one) : placeOfThree(gap, one, two);
      found[place] = (found[place] ?? 0) | (1 << letter);
    }
  }
  return found;
};

/** `run`: the letters of a word of two or three squares, 0 in its gap. */
export const fillingsOfShort = (words: ShortWords, run: Uint8Array, length: number, gap: number): number => {
  if (length === 2) return words[placeOfTwo(gap, run[1 - gap] ?? 0)] ?? 0;
  const one = run[gap === 0 ? 1 : 0] ?? 0;
  const two = run[gap === 2 ? 1 : 2] ?? 0;
  return words[placeOfThree(gap, one, two)] ?? 0;
};
