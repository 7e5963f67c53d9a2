import type { RankingMethod } from '../contract';
import { isPlayed } from '../scored-deal';
import type { CommonScoring } from './scoring-fields';

const HALF = 50;

/** BD-RANK-5: who has played fewer boards than the share of the most that somebody played is listed without a rank. */
export const leastBoards =
  ({
    leastBoards: percent = HALF,
  }: Pick<CommonScoring, 'leastBoards'>): NonNullable<RankingMethod['unranked']> =>
  (awards) => {
    const boards = new Map<string, number>();
    for (const award of awards)
      if (isPlayed(award)) boards.set(award.entry, (boards.get(award.entry) ?? 0) + 1);
    const most = Math.max(0, ...boards.values());
    return new Map(
      [...boards].flatMap(([entry, played]) =>
        100 * played < percent * most
          ? [[entry, { article: 'BD-RANK-5', reason: `${played}/${most}` }] as const]
          : [],
      ),
    );
  };
