import type { RankingMethod, TieBreak } from './contract';
import { sum } from './exact';
import { rank } from './ranking';

/** More rounds than any game has; the count `back-1` is the last round of the last game. */
const ROUNDS = 40;

/** Names of the counts that part equal totals, the last game first, then its rounds from the last one backwards. */
export const LAST_GAME = 'last-game';
export const roundFromEnd = (back: number): string => `back-${back}`;

const TIE_BREAKS: readonly TieBreak[] = [
  { count: LAST_GAME, better: 'more' },
  ...Array.from({ length: ROUNDS }, (_, at): TieBreak => ({ count: roundFromEnd(at + 1), better: 'more' })),
];

/**
 * Duplicate Scrabble: the sum of the games (SCR-FADOQ-2, SCR-TOUR-GAP-1). The sessions give the awards, there are no deals;
 * equal totals are parted by the last game and by its rounds backwards where its rules say so (SCR-FADOQ-13), and share
 * their rank otherwise.
 */
export const scrabbleTotal: RankingMethod = {
  id: 'scrabble-total',
  unit: 'point',
  decimals: 0,
  tieBreaks: TIE_BREAKS,
  awards: () => [],
  standings: (entries, awards) => rank(entries, awards, sum),
};
