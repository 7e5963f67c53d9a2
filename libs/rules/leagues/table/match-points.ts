import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { compare, mean, roundToMultiple, subtract, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { exactOf } from '../rules/amount';
import type { FixtureScoring, MatchPoints } from '../rules/fixtures';
import { wbf20 } from '@arbitre/rules/kernel/competition/scales/wbf-20';
import type { MatchSide } from './contributions';

export type Verdict = 'won' | 'drawn' | 'lost';

/** What a match gives its sides, in their order. */
export type SidePoints = readonly { readonly points: Exact; readonly verdict: Verdict }[];

const scoreOf = ({ score }: MatchSide): Exact => score ?? ZERO;

const verdictOf = (side: MatchSide, sides: readonly MatchSide[]): Verdict => {
  const others = sides.filter((each) => each !== side).map((each) => compare(scoreOf(side), scoreOf(each)));
  if (others.some((difference) => difference < 0)) return 'lost';
  return others.every((difference) => difference > 0) ? 'won' : 'drawn';
};

/** The margin of a side, whole: scales count in whole IMPs or points. */
const marginOf = (side: MatchSide, sides: readonly MatchSide[]): number => {
  const other = sides.find((each) => each !== side);
  return other === undefined ? 0 : roundToMultiple(subtract(scoreOf(side), scoreOf(other)), 1);
};

type PointsOf = (side: MatchSide, sides: readonly MatchSide[], verdict: Verdict) => Exact;

const byPlaces = ({ points, tied }: Extract<MatchPoints, { by: 'places' }>): PointsOf => {
  const each = points.map(exactOf);
  return (side, sides) => {
    const better = sides.filter((other) => compare(scoreOf(other), scoreOf(side)) > 0).length;
    const level = sides.filter((other) => compare(scoreOf(other), scoreOf(side)) === 0).length;
    return tied === 'split' ? mean(each.slice(better, better + level)) : (each[better] ?? ZERO);
  };
};

const byScale = ({ steps }: Extract<MatchPoints, { by: 'scale' }>): PointsOf => {
  const each = steps.map(({ from, winner, loser }) => ({
    ...{ from, winner: exactOf(winner), loser: exactOf(loser) },
  }));
  return (side, sides) => {
    const margin = marginOf(side, sides);
    const step = each.findLast(({ from }) => from <= Math.abs(margin));
    return (margin >= 0 ? step?.winner : step?.loser) ?? ZERO;
  };
};

const playedPoints = (match: MatchPoints): PointsOf => {
  switch (match.by) {
    case 'result': {
      const points = {
        won: exactOf(match.win),
        drawn: exactOf(match.draw ?? match.loss),
        lost: exactOf(match.loss),
      };
      return (_side, _sides, verdict) => points[verdict];
    }
    case 'scores': {
      const points = new Map(Object.entries(match.points).map(([score, each]) => [score, exactOf(each)]));
      return (side, sides) => {
        const other = sides.find((each) => each !== side);
        return points.get(`${scoreOf(side).num}-${other === undefined ? 0 : scoreOf(other).num}`) ?? ZERO;
      };
    }
    case 'scale':
      return byScale(match);
    case 'wbf-20':
      return (side, sides) => {
        const margin = marginOf(side, sides);
        const { winner, loser } = wbf20(match.boards, Math.abs(margin));
        return margin >= 0 ? winner : loser;
      };
    case 'places':
      return byPlaces(match);
  }
};

/** The most and the least that a match gives: what a forfeit gives unless the rules say otherwise. */
const extremes = (match: MatchPoints): { readonly most: Exact; readonly least: Exact } => {
  const all: readonly Exact[] = ((): readonly Exact[] => {
    switch (match.by) {
      case 'result':
        return [match.win, match.loss].map(exactOf);
      case 'scores':
        return Object.values(match.points).map(exactOf);
      case 'scale':
        return match.steps.flatMap(({ winner, loser }) => [exactOf(winner), exactOf(loser)]);
      case 'wbf-20':
        return [exactOf(20), ZERO];
      case 'places':
        return match.points.map(exactOf);
    }
  })();
  const ordered = all.toSorted(compare);
  return { most: ordered.at(-1) ?? ZERO, least: ordered[0] ?? ZERO };
};

/** Points and verdict of every side of a match; sides that forfeit lose, whatever the score. */
export const matchPointsBy = ({
  match,
  forfeit,
}: FixtureScoring): ((sides: readonly MatchSide[]) => SidePoints) => {
  const pointsOf = playedPoints(match);
  const { most, least } = extremes(match);
  const came = forfeit?.winner === undefined ? most : exactOf(forfeit.winner);
  const away = forfeit?.forfeiter === undefined ? least : exactOf(forfeit.forfeiter);
  return (sides) => {
    if (!sides.some(({ forfeits }) => forfeits))
      return sides.map((side) => {
        const verdict = verdictOf(side, sides);
        return { points: pointsOf(side, sides, verdict), verdict };
      });
    return sides.map(({ forfeits }) =>
      forfeits ? { points: away, verdict: 'lost' as const } : { points: came, verdict: 'won' as const },
    );
  };
};
