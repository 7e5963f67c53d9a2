import { otherSide, type Side } from '@arbitre/rules/kernel/compass';
import type { Points } from '../setup';
import type { Rules } from './fields';

export type Manche = { readonly winner: Side; readonly points: Points };
/** Two manches in a row: grand; three needed: petit (WHC-PS2-3, WHC-PS2-4). No payment hangs on it (WHC-PS2-GAP-4). */
export type Robre = { readonly winner: Side; readonly kind: 'grand' | 'petit' };

/** A partie under way: points of the manche, manches of the robre, robres. */
export type Scoreboard = {
  readonly points: Points;
  /** Every manche of the partie in order. */
  readonly manches: readonly Manche[];
  readonly robres: readonly Robre[];
  /** Manches of the robre under way. */
  readonly inRobre: readonly Manche[];
  readonly over: boolean;
  /** Null while the partie goes on, and when it ends without a winner. */
  readonly winner: Side | null;
};

const NOTHING: Points = { NS: 0, EW: 0 };

export const newScoreboard = (): Scoreboard => ({
  points: NOTHING,
  manches: [],
  robres: [],
  inRobre: [],
  over: false,
  winner: null,
});

const wonBy = (won: readonly { readonly winner: Side }[], side: Side): number =>
  won.filter(({ winner }) => winner === side).length;

const leader = (won: readonly { readonly winner: Side }[]): Side | null => {
  const difference = wonBy(won, 'NS') - wonBy(won, 'EW');
  return difference === 0 ? null : difference > 0 ? 'NS' : 'EW';
};

/** WHC-PS1-1: two manches, whatever their result; a third only where it was agreed. */
const afterSimple1 = (board: Scoreboard, { ps1Decider }: Rules): Scoreboard => {
  const winner = leader(board.manches);
  const over = board.manches.length >= 2 && (winner !== null || ps1Decider === 'none');
  return { ...board, over, winner: over ? winner : null };
};

const isPartieOver = (robres: readonly Robre[], { ps2Robres }: Rules): boolean => {
  if (ps2Robres === 'bestOf3') return wonBy(robres, 'NS') === 2 || wonBy(robres, 'EW') === 2;
  return robres.length >= (ps2Robres === 'fixed2' ? 2 : 3);
};

/** WHC-PS2-1 to WHC-PS2-4: robres of two manches won, parties of two robres won. */
const afterSimple2 = (board: Scoreboard, rules: Rules, manche: Manche): Scoreboard => {
  const inRobre = [...board.inRobre, manche];
  if (wonBy(inRobre, manche.winner) < 2) return { ...board, inRobre };
  const kind = inRobre.length === 2 ? 'grand' : 'petit';
  const robres: readonly Robre[] = [...board.robres, { winner: manche.winner, kind }];
  const over = isPartieOver(robres, rules);
  return { ...board, inRobre: [], robres, over, winner: over ? leader(robres) : null };
};

const closeManche = (board: Scoreboard, rules: Rules, manche: Manche): Scoreboard => {
  // Every manche starts at nothing; surplus points are not carried over (WHC-PS1-GAP-1, WHC-PARTIE-GAP-1).
  const next = { ...board, points: NOTHING, manches: [...board.manches, manche] };
  if (rules.variant === 'base') return { ...next, over: true, winner: manche.winner };
  return rules.variant === 'partie-simple-1' ? afterSimple1(next, rules) : afterSimple2(next, rules, manche);
};

/** The board after a coup that gave these points. A partie that is over takes no more. */
export const afterCoup = (board: Scoreboard, rules: Rules, scored: Points): Scoreboard => {
  if (board.over) return board;
  const points = { NS: board.points.NS + scored.NS, EW: board.points.EW + scored.EW };
  const reached = (['NS', 'EW'] as const).find((side) => points[side] >= rules.target);
  return reached === undefined
    ? { ...board, points }
    : closeManche({ ...board, points }, rules, { winner: reached, points });
};

/** WHC-PARTIE-2: the winners' points less the losers'; 0 while nobody has won. */
export const valueOfWin = ({ over, manches }: Scoreboard): number => {
  const last = manches.at(-1);
  return over && last !== undefined ? last.points[last.winner] - last.points[otherSide(last.winner)] : 0;
};
