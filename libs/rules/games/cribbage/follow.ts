import { type Seat, seatIndex, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Part } from './count-hand';
import type { Cause, CribbageEvent } from './events';
import { gameScore, type Totals } from './score';
import type { CribbageState } from './state';
import { TARGET } from './values';

export const totalsOf = ({ totals }: CribbageState): Totals => ({ NS: totals[0] ?? 0, EW: totals[1] ?? 0 });

type Pegging = {
  readonly seat: number;
  readonly for: Cause;
  readonly points: number;
  readonly parts?: readonly Part[];
};

/**
 * The points of an act and what follows from it; a side that reaches 121 ends the game at once, and nothing more follows
 * (CRIB-1-GAP-1).
 */
export const pegged = (
  state: CribbageState,
  { seat, for: cause, points, parts = [] }: Pegging,
  ...rest: readonly CribbageEvent[]
): readonly CribbageEvent[] => {
  if (points === 0) return rest;
  const side = sideName(seat);
  const total = Math.max(0, (state.totals[sideIndex(seat)] ?? 0) + points);
  const made: CribbageEvent = {
    type: 'PointsPegged',
    data: { side, seat: seatName(seat), for: cause, points, parts, total },
  };
  if (total < TARGET) return [made, ...rest];
  return [made, { type: 'DealScored', data: gameScore(side, { ...totalsOf(state), [side]: total }) }];
};

type Announced =
  { readonly ok: true; readonly points: number; readonly seen: readonly CribbageEvent[] } | Refusal;

/**
 * What is pegged in play against what the card scores. `until`: whose next card ends the time to peg the rest, nobody for
 * anybody's (CRIB-4-GAP-13, CRIB-6-GAP-5); too many can be objected to (CRIB-4-GAP-12).
 */
export const announced = (
  { policy }: CribbageState,
  seat: Seat,
  real: number,
  given: number | undefined,
  until: Seat | null,
): Announced => {
  if (given === undefined || given === real) return { ok: true, points: real, seen: [] };
  const article = given > real ? 'CRIB-4-GAP-12' : until === null ? 'CRIB-4-GAP-13' : 'CRIB-6-GAP-5';
  const facts = { seat, announced: given, real };
  return policy === 'enforced'
    ? refused(article, facts)
    : { ok: true, points: given, seen: [observed(article, seat, { ...facts, until })] };
};

/** CRIB-4-GAP-13: points that nobody pegged are lost with the next card, or with the first count. `by`: whose card falls; -1 for a count. */
export const lost = ({ dues }: CribbageState, by: number): readonly CribbageEvent[] =>
  dues.length === 0
    ? []
    : dues
        .filter(({ until }) => by < 0 || until < 0 || until === by)
        .map(({ seat, points, until }) => ({
          type: 'PointsLost',
          data: {
            side: sideName(seat),
            points,
            article: until < 0 ? 'CRIB-4-GAP-13' : 'CRIB-6-GAP-5',
          },
        }));

export const indexOf = (seat: string | null): number => (seat === null ? -1 : seatIndex(seat));
