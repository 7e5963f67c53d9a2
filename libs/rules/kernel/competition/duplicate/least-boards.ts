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
    const counters = new Map<string, { boards: number }>();
    for (const award of awards) {
      if (!isPlayed(award)) continue;
      const counter = counters.get(award.entry);
      if (counter === undefined) counters.set(award.entry, { boards: 1 });
      else counter.boards++;
    }
    const all = [...counters];
    const most = all.reduce((high, [, { boards }]) => Math.max(high, boards), 0);
    return new Map(
      all.flatMap(([entry, { boards: played }]) =>
        100 * played < percent * most
          ? [[entry, { article: 'BD-RANK-5', reason: `${played}/${most}` }] as const]
          : [],
      ),
    );
  };
