import type { Award, RankingMethod, ScoredDeal, TieBreak } from '@arbitre/rules/kernel/competition/contract';
import { exact, sum, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { rank } from '@arbitre/rules/kernel/competition/ranking';
import { effectiveScore } from '@arbitre/rules/kernel/competition/scored-deal';
import { SKUNK } from '../score';
import { TARGET } from '../values';

/** What a game is worth to a team with these points against those. */
export type GameCounts = {
  readonly won: number;
  readonly spread: number;
  readonly points: number;
  readonly skunks: number;
};

/** CRIB-GAP-T1: a win, the difference, the points scored. A side that nobody beat has won once it is home. */
export const countsOf = (own: number, other: number): GameCounts => {
  const won = own > other && own >= TARGET ? 1 : 0;
  return { won, spread: own - other, points: own, skunks: won === 1 && own - other >= SKUNK ? 1 : 0 };
};

const awardsOf =
  (worth: (counts: GameCounts) => number) =>
  (deal: ScoredDeal): readonly Award[] =>
    Object.entries(deal.entries).flatMap(([side, entry]) => {
      const other = Object.keys(deal.entries).find((each) => each !== side) ?? side;
      const [own, against] = [effectiveScore(deal, side), effectiveScore(deal, other)];
      if (own === null || against === null) return [];
      // The pegs went back, and the game goes on: nobody has a point for it yet.
      if (own === 0 && against === 0) return [];
      const counts = countsOf(own, against);
      return [{ deal: deal.deal, side, entry, value: exact(worth(counts)), counts }];
    });

const TIES: readonly TieBreak[] = [
  { count: 'spread', better: 'more' },
  { count: 'points', better: 'more' },
];

const methodOf = (
  id: string,
  worth: (counts: GameCounts) => number,
  tieBreaks: readonly TieBreak[],
): RankingMethod => ({
  id,
  unit: 'point',
  decimals: 0,
  tieBreaks,
  awards: (group) => group.flatMap(awardsOf(worth)),
  standings: (entries, awards) =>
    rank(entries, awards, (values) => (values.length === 0 ? ZERO : sum(values))),
});

export const gameWorth = ({ won }: GameCounts): number => won;
export const skunkWorth = ({ won, skunks }: GameCounts): number => 2 * won + skunks;

/** CRIB-GAP-T1, CRIB-GAP-T2: games won, whatever the margin; then the difference, then the points. */
export const gamesWon = methodOf('games-won', gameWorth, TIES);

/** For tournaments that count a skunk: two for a win and three for one by 31 or more; then games won, the difference, the points. */
export const gamePoints = methodOf('game-points', skunkWorth, [{ count: 'won', better: 'more' }, ...TIES]);
