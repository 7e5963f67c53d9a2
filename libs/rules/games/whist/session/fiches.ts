import { otherSide, type Side } from '@arbitre/rules/kernel/compass';
import type { Points } from '../setup';
import type { Rules } from './fields';
import type { Manche, Scoreboard } from './scoreboard';

/** WHC-FICHES-2 to WHC-FICHES-4, WHC-FICHES-GAP-2: what each winner of a manche collects, by the losers' points. */
export const mancheFiches = (
  losers: number,
  { target, ficheScale }: Pick<Rules, 'target' | 'ficheScale'>,
): number => {
  if (losers === 0) return 3;
  const single = target === 5 && ficheScale === 'half' ? 3 : 5;
  return losers >= single ? 1 : 2;
};

/** WHC-FICHES-5, WHC-FICHES-6: what each winner of a partie simple collects on top, once (WHC-FICHES-GAP-3). */
export const partieFiches = ({ target }: Pick<Rules, 'target'>): number => (target === 5 ? 2 : 4);

const paid = (winner: Side, fiches: number): Points =>
  winner === 'NS' ? { NS: fiches, EW: -fiches } : { NS: -fiches, EW: fiches };

const add = (a: Points, b: Points): Points => ({ NS: a.NS + b.NS, EW: a.EW + b.EW });

const ofManche = ({ winner, points }: Manche, rules: Rules): Points =>
  paid(winner, mancheFiches(points[otherSide(winner)], rules));

/**
 * The fiches of each player of a side so far: winners collect what the losers pay (WHC-FICHES-GAP-1). The basic game has
 * none.
 */
export const fichesOf = (board: Scoreboard, rules: Rules): Points => {
  if (rules.variant === 'base') return { NS: 0, EW: 0 };
  const manches = board.manches.reduce((total, manche) => add(total, ofManche(manche, rules)), {
    NS: 0,
    EW: 0,
  });
  return board.winner === null ? manches : add(manches, paid(board.winner, partieFiches(rules)));
};
