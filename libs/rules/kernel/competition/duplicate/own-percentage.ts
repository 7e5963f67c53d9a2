import type { Award, Exact } from '../contract';
import { compare, exact, fromPercent, multiply, divide, sum, ZERO } from '../exact';

const PLUS = 60;
const MINUS = 40;

/** Percent of a contestant's boards of a session that have a real or assigned score, before penalties; null without any. */
const percentOn = (boards: readonly Award[]): Exact | null => {
  const top = boards.reduce((all, { basis }) => all + (basis?.top ?? 0), 0);
  if (top === 0) return null;
  return divide(multiply(sum(boards.map(({ basis }) => basis?.counted ?? ZERO)), exact(100)), exact(top));
};

export type ArtificialChoices = {
  /** Whether an average plus or minus follows the own percentage. */
  readonly own: boolean;
  /** What an average plus from the second of a session on is worth; null: as the first. */
  readonly second: number | null;
};

const better = (a: Exact, b: Exact): Exact => (compare(a, b) > 0 ? a : b);
const worse = (a: Exact, b: Exact): Exact => (compare(a, b) < 0 ? a : b);

/**
 * What the artificial scores of one contestant in one session are worth, in percent: 60, 50, 40, or the own percentage on the
 * other boards where that is above 60 for whoever is without fault, or below 40 for whoever is at fault (BD-L12C2c,
 * BD-L12C2c-GAP-1). `given`: percentages in the order of the boards.
 */
export const artificialPercents = (
  boards: readonly Award[],
  given: readonly number[],
  { own, second }: ArtificialChoices,
): readonly Exact[] => {
  const percent = own ? percentOn(boards) : null;
  let pluses = 0;
  return given.map((each) => {
    const usual = fromPercent(each);
    if (each === PLUS && ++pluses > 1 && second !== null) return fromPercent(second);
    if (percent === null) return usual;
    if (each === PLUS) return better(usual, percent);
    return each === MINUS ? worse(usual, percent) : usual;
  });
};
