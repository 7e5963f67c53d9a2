import type { Side } from '@arbitre/rules/kernel/compass';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { countsHonours, pointsPerTrick, type Points, type WhistSetup } from './setup';

/** The tricks of a side that score nothing (WHC-POINT-2). */
export const DEVOIR = 6;
const TRICKS = 13;

export type Honours = { readonly side: Side; readonly count: number };

/** What a finished coup is scored from; the same at full grain and from a score sheet. */
export type Outcome = {
  /** Tricks won in play by NS and EW; null where the coup ended by calling honours. */
  readonly tricks: Points | null;
  /** Revokes established. */
  readonly revokes: Points;
  /** The side with three or four honours, if any. */
  readonly honours: Honours | null;
  /** The side that called its honours before play (WHC-CHANT-3). */
  readonly called: Side | null;
  /** A side won all thirteen tricks in play. */
  readonly slam: Side | null;
};

const other = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

/** WHC-POINT-3, WHC-PS1-2, WHC-PS2-7: points of the tricks beyond the devoir. */
export const trickPoints = (tricks: number, setup: Pick<WhistSetup, 'target'>): number =>
  Math.max(0, tricks - DEVOIR) * pointsPerTrick(setup);

/** WHC-PS1-4, WHC-PS2-GAP-2: two points for three honours, four for four, in ten- and five-point manches alike. */
export const honourPoints = (count: number): number => (count === 4 ? 4 : count === 3 ? 2 : 0);

/** Null: both sides revoked and the coup is annulled (WHC-REN-8). */
export const settleRevokes = (tricks: Points, revokes: Points): Points | null => {
  if (revokes.NS > 0 && revokes.EW > 0) return null;
  const offender: Side | null = revokes.NS > 0 ? 'NS' : revokes.EW > 0 ? 'EW' : null;
  if (offender === null) return tricks;
  // Two tricks a revoke (WHC-REN-5), never below none (WHC-REN-GAP-2), and never more than six (WHC-REN-10).
  const kept = Math.min(DEVOIR, Math.max(0, tricks[offender] - 2 * revokes[offender]));
  return offender === 'NS' ? { NS: kept, EW: TRICKS - kept } : { NS: TRICKS - kept, EW: kept };
};

const isReached = (setup: WhistSetup, total: number): boolean => total >= setup.target;

/** Honour points that a side may still enter after the tricks. */
const honoursEntered = (setup: WhistSetup, { honours, revokes }: Outcome): number => {
  if (honours === null || !countsHonours(setup)) return 0;
  const standing = setup.before[honours.side];
  if (standing === setup.target - 1 && !setup.honoursAtTargetMinusOne) return 0;
  const points = honourPoints(honours.count);
  // A side that revoked stays one short of the target (WHC-REN-GAP-6).
  const room = setup.target - 1 - standing;
  return revokes[honours.side] > 0 ? Math.max(0, Math.min(points, room)) : points;
};

const slamPoints = (setup: WhistSetup, slam: Side | null): number =>
  slam !== null && setup.target === 10 ? setup.slamBonus : 0;

/** Revoke transfers, tricks, honours, in that order, until a side reaches the target (WHC-HONNEUR-GAP-2). */
const pointsOf = (setup: WhistSetup, outcome: Outcome, tricks: Points): Points => {
  const points = { NS: trickPoints(tricks.NS, setup), EW: trickPoints(tricks.EW, setup) };
  if (outcome.slam !== null) points[outcome.slam] += slamPoints(setup, outcome.slam);
  const over = (['NS', 'EW'] as const).some((side) => isReached(setup, setup.before[side] + points[side]));
  if (!over && outcome.honours !== null) points[outcome.honours.side] += honoursEntered(setup, outcome);
  return points;
};

const ZERO: Points = { NS: 0, EW: 0 };

const calledPoints = (side: Side, { honours }: Outcome): Points => ({
  ...ZERO,
  [side]: honourPoints(honours?.count ?? 3),
});

/** `NS 9-4`, `EW 7-6 H NS3 R EW1`: tricks as won in play, honours, revokes. */
const notationOf = ({ tricks, revokes, honours, called }: Outcome): string => {
  if (called !== null) return `${called} call H${honours?.count ?? 3}`;
  if (tricks === null) return '-';
  const winner: Side = tricks.NS > tricks.EW ? 'NS' : 'EW';
  const parts = [`${winner} ${tricks[winner]}-${tricks[other(winner)]}`];
  if (honours !== null) parts.push(`H ${honours.side}${honours.count}`);
  for (const side of ['NS', 'EW'] as const) if (revokes[side] > 0) parts.push(`R ${side}${revokes[side]}`);
  return parts.join(' ');
};

/** The tricks that count, and the points that each side enters for them. */
const entered = (setup: WhistSetup, outcome: Outcome): { final: Points | null; points: Points } => {
  if (outcome.called !== null) return { final: null, points: calledPoints(outcome.called, outcome) };
  const final = outcome.tricks === null ? null : settleRevokes(outcome.tricks, outcome.revokes);
  return { final, points: final === null ? ZERO : pointsOf(setup, outcome, final) };
};

/** Points of a coup for each side, what they bring the partie or manche to, and who won it if that ends it. */
export const coupScore = (setup: WhistSetup, outcome: Outcome, nextDealer: string): DealScore => {
  const { final, points } = entered(setup, outcome);
  const after = { NS: setup.before.NS + points.NS, EW: setup.before.EW + points.EW };
  const won = isReached(setup, after.NS) ? 'NS' : isReached(setup, after.EW) ? 'EW' : null;
  return {
    notation: notationOf(outcome),
    result: {
      tricks: final,
      raw: outcome.tricks,
      revokes: outcome.revokes,
      honours: outcome.honours,
      called: outcome.called,
      slam: outcome.slam,
      annulled: outcome.called === null && outcome.tricks !== null && final === null,
      before: setup.before,
      after,
      won,
      nextDealer,
    },
    scores: { NS: points.NS, EW: points.EW },
  };
};
