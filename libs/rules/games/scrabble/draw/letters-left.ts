import { rackSize, type Rack } from '../tiles/rack';

/** Two counts added letter by letter. */
export const plusLetters = (one: Rack, other: Rack): Rack =>
  one.map((count, letter) => count + (other[letter] ?? 0));

/** What is left of `whole` without `part`; null when it does not hold them all. */
export const minusLetters = (whole: Rack, part: Rack): Rack | null => {
  const left = whole.map((count, letter) => count - (part[letter] ?? 0));
  return left.some((count) => count < 0) ? null : left;
};

export const sameLetters = (one: Rack, other: Rack): boolean =>
  one.every((count, letter) => count === (other[letter] ?? 0));

const VOWELS = Array.from('AEIOU', (letter) => letter.charCodeAt(0) - 64);
const Y = 25;

/** `free`: the Y and the jokers, which stand for a vowel or a consonant, whichever helps (SCR-3B-GAP-1). */
export type Kinds = { readonly vowels: number; readonly consonants: number; readonly free: number };

export const kindsOf = (letters: Rack): Kinds => {
  const vowels = VOWELS.reduce((sum, letter) => sum + (letters[letter] ?? 0), 0);
  const free = (letters[0] ?? 0) + (letters[Y] ?? 0);
  return { vowels, consonants: rackSize(letters) - vowels - free, free };
};

/** Whether some assignment of Y and jokers, each used once, gives at least `least` vowels and as many consonants. */
export const hasBothKinds = (letters: Rack, least: number): boolean => {
  const { vowels, consonants, free } = kindsOf(letters);
  return Math.max(0, least - vowels) + Math.max(0, least - consonants) <= free;
};
