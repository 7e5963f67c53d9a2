import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, exact, multiply, subtract, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { exactOf } from '../rules/amount';
import type { Moves } from '../rules/moves';
import type { Contestant } from './contributions';
import { figureText, type Line } from './line';

const rounded = (value: Exact, rounding: Moves['rounding'] = 'none'): Exact => {
  if (rounding === 'none' || value.den === 1) return value;
  const down = Math.floor(value.num / value.den);
  return exact(rounding === 'down' ? down : down + 1);
};

/** What the rules leave of points when their entry moves; all where they say nothing. */
const keptOf = (points: Exact, rules: Moves | undefined): Exact =>
  rules === undefined ? points : rounded(multiply(points, exactOf(rules.kept)), rules.rounding);

const lineOf = (
  kind: 'moved' | 'brought',
  { id, of }: { readonly id: string; readonly of: string },
  { worth, amount, kept }: Readonly<Record<'worth' | 'amount' | 'kept', Exact>>,
): Line => ({
  ...{ kind, of: id, worth, amount, notCounted: null },
  facts: { of, kept: figureText(kept) },
});

/**
 * A line for each move of an entry, the earliest first: `before` gives what counted for it before that round or competition, of which
 * the share of the rules is kept.
 */
const movedLines = (
  rules: Moves | undefined,
  { moves = [] }: Contestant,
  before: (from: number) => Exact,
): readonly Line[] => {
  let lost = ZERO;
  return moves
    .toSorted((a, b) => a.from - b.from)
    .map(({ id, from, to: of }) => {
      const worth = add(before(from), lost);
      const kept = keptOf(worth, rules);
      const amount = subtract(kept, worth);
      lost = add(lost, amount);
      return lineOf('moved', { id, of }, { worth, amount, kept });
    });
};

/** A line for what an entry brought along from each other division. */
const broughtLines = (rules: Moves | undefined, { brought = [] }: Contestant): readonly Line[] =>
  brought.map(({ id, division: of, total }) => {
    const kept = keptOf(total, rules);
    return lineOf('brought', { id, of }, { worth: total, amount: kept, kept });
  });

/** What the moves of an entry do to its figure, the points that it brought along first. */
export const linesOfMoves = (
  rules: Moves | undefined,
  contestant: Contestant,
  before: (from: number) => Exact,
): readonly Line[] =>
  contestant.moves === undefined && contestant.brought === undefined
    ? []
    : [
        ...broughtLines(rules, contestant),
        // What was brought along was kept once: a later move takes nothing of it.
        ...movedLines(rules, contestant, before),
      ];
