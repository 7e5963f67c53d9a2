import type { Play } from '../moves/move';
import { jokersOf, type Way } from './reading';
import { type Judgement, paidWhole, type Solution } from './slip';

const countOf = (jokers: string): number => (jokers === '' ? 0 : jokers.split(' ').length);

/** The new letters that the player circled at this place; circles on letters of the board say nothing. */
export const circledAt = ({ word }: Solution, play: Play): string => jokersOf({ ...play, word });

/** Joker positions with as many jokers as the word needs, or as many as were circled. */
export const plausibleWays = (ways: readonly Way[], circled: string): readonly Way[] => {
  const needed = Math.min(...ways.map(({ jokers }) => countOf(jokers)));
  const count = Math.max(needed, countOf(circled));
  const plausible = ways.filter(({ jokers }) => countOf(jokers) === count);
  return plausible.length > 0 ? plausible : ways;
};

export const lowestOf = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (low, way) => (low === undefined || way.score < low.score ? way : low),
    undefined,
  );

/** No circle where the word needs one, or a circle that cannot be (SCR-FADOQ-5, SCR-FADOQ-6). */
export const circleFault = (circled: string): string => (circled === '' ? 'SCR-FADOQ-5' : 'SCR-FADOQ-6');

const SCORE_FAULTS = ['SCR-BUL-4', 'SCR-FADOQ-3'];

/** A circle that can be: its score, or that of another joker position if the claim is exactly it (SCR-BUL-5). */
const withClearCircle = (
  own: Way,
  ways: readonly Way[],
  claim: number | undefined,
  faults: readonly string[],
) => {
  if (claim === own.score) return paidWhole(own, faults);
  const other = ways.find(({ jokers, score }) => jokers !== '' && score === claim);
  return other === undefined
    ? paidWhole(own, [...SCORE_FAULTS, ...faults])
    : paidWhole(other, ['SCR-BUL-5', ...faults]);
};

/**
 * A word at its right place (SCR-BUL-3 to SCR-BUL-5, SCR-5A-3): exact score and joker clear is paid whole; everything else is
 * paid too, by the claim where it points to one joker position, with a warning.
 */
export const judgeLocated = (
  solution: Solution,
  play: Play,
  ways: readonly Way[],
  faults: readonly string[] = [],
): Judgement | null => {
  const circled = circledAt(solution, play);
  const plausible = plausibleWays(ways, circled);
  const own = plausible.find(({ jokers }) => jokers === circled);
  if (own !== undefined) return withClearCircle(own, plausible, solution.score, faults);
  const paid = plausible.find(({ score }) => score === solution.score) ?? lowestOf(plausible);
  return paid === undefined ? null : paidWhole(paid, ['SCR-5A-3', circleFault(circled), ...faults]);
};
