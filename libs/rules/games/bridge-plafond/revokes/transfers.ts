import type { Side } from '@arbitre/rules/kernel/compass';

/** An established revoke that was claimed and found true. */
export type CountedRevoke = { readonly side: Side; readonly trick: number };

/** The side that won each trick, in order; tricks that a claim gave follow those that were played. */
export type TricksWon = readonly Side[];

type BySide = Readonly<Record<Side, number>>;

const countOf = (won: TricksWon, side: Side): number => won.filter((each) => each === side).length;

/** What a side gives: two tricks for its first revoke and one for each further (BP-55-6-A, BP-55-6-B), of those it won since (BP-55-6-C). */
const given = (won: TricksWon, revokes: readonly CountedRevoke[], side: Side): number => {
  const own = revokes.filter((each) => each.side === side).map(({ trick }) => trick);
  if (own.length === 0) return 0;
  return Math.min(own.length + 1, countOf(won.slice(Math.min(...own) - 1), side));
};

/** What each side gives to the other, both counted from the tricks as they were played (BP-55-6-D, BP-55-6-GAP-1). */
export const transfersOf = (won: TricksWon, revokes: readonly CountedRevoke[]): BySide => ({
  NS: given(won, revokes, 'NS'),
  EW: given(won, revokes, 'EW'),
});
