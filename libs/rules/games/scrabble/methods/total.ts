import type {
  Award,
  Entry,
  RankingMethod,
  StandingRow,
  TieBreak,
} from '@arbitre/rules/kernel/competition/contract';
import { sum } from '@arbitre/rules/kernel/competition/exact';
import { rank } from '@arbitre/rules/kernel/competition/ranking';

/** More rounds than any game has; the count `back-1` is the last round of the last game. */
const ROUNDS = 40;

/** Names of the counts that part equal totals, the last game first, then its rounds from the last one backwards. */
export const LAST_GAME = 'last-game';
export const roundFromEnd = (back: number): string => `back-${back}`;

const TIE_BREAKS: readonly TieBreak[] = [
  { count: LAST_GAME, better: 'more' },
  ...Array.from({ length: ROUNDS }, (_, at): TieBreak => ({ count: roundFromEnd(at + 1), better: 'more' })),
];

/** The general ranking, and one of each category, which is the entry's field (SCR-TOUR-GAP-9). */
const generalAndByCategory = (
  entries: readonly Entry[],
  awards: readonly Award[],
): readonly StandingRow[] => [
  ...rank(
    entries.map((entry) => ({ ...entry, field: '' })),
    awards,
    sum,
  ),
  ...rank(
    entries.filter(({ field = '' }) => field !== ''),
    awards,
    sum,
  ),
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
  general: true,
  tieBreaks: TIE_BREAKS,
  awards: () => [],
  standings: generalAndByCategory,
};
