import type { RandomSource } from '../../../../sessions/lots/random-below';

/** Letters that are not in `taken`, each taken once: what lies in the bag beside the leftover. */
export const lettersWithout = (letters: string, taken: string): string => {
  const left = Array.from(letters);
  for (const letter of taken) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join('');
};

/** So many letters out of the bag, blindly, in the order drawn; all of them where there are fewer. */
export const drawFrom = (bag: string, count: number, random: RandomSource): string => {
  const left = Array.from(bag);
  let drawn = '';
  while (drawn.length < count && left.length > 0) drawn += left.splice(random(left.length), 1).join('');
  return drawn;
};

/** What is wrong with letters that were typed; null when they can be sent. The rules of a valid rack are the server's. */
export const drawProblem = (
  typed: string,
  bag: string,
  count: number,
):
  | { readonly kind: 'count' | 'letters'; readonly given: number }
  | { readonly kind: 'bag'; readonly letters: string }
  | null => {
  const letters = typed.toUpperCase().replaceAll(/\s/gu, '');
  if (!/^[A-Z?]*$/u.test(letters)) return { kind: 'letters', given: letters.length };
  const short = lettersWithout(letters, bag);
  if (short !== '') return { kind: 'bag', letters: short };
  return letters.length === count ? null : { kind: 'count', given: letters.length };
};
