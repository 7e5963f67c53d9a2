import { optional } from '../../declare/compound';
import { integer, oneOf } from '../../declare/values';
import type { Award, RankingMethod, ScoringChoices } from '../contract';
import { USUAL_IMPS } from '../imps';
import { HANDICAP, startingAwards } from './handicaps';
import { leastBoards } from './least-boards';
import { choosing, commonFields, type CommonScoring } from './scoring-fields';
import { impCriteria } from './ties';

/** IMPs of an average plus; an average minus is as much less. */
export type ArtificialImps = number;
export type Datum = 'trimmed' | 'mean';

export const artificialImps = optional(
  integer(0, 12, 'IMPs of an average plus, an average minus as many less; 3 unless given'),
);

const butlerFields = {
  ...commonFields,
  datum: optional(
    oneOf(
      ['trimmed', 'mean'],
      'The mean without the best and the worst result, or of all; trimmed unless given',
    ),
  ),
  artificialImps,
};

/** What every method that adds up has of the choices of a competition. */
export const addedUp = (scoring: CommonScoring): Pick<RankingMethod, 'settled' | 'unranked'> => ({
  settled: (awards: readonly Award[]) => {
    const given = awards.filter(({ deal }) => deal !== HANDICAP);
    return [...given, ...startingAwards(HANDICAP, scoring.handicaps, given)];
  },
  unranked: leastBoards(scoring),
});

/** Butler by what a competition chose (BD-IMPP-1). */
export const butlerChoices = (
  plain: RankingMethod,
  against: (datum: Datum, imps: ArtificialImps) => RankingMethod['awards'],
): ScoringChoices =>
  choosing(butlerFields, (scoring) => ({
    ...plain,
    ...addedUp(scoring),
    ...(scoring.ties === 'break' ? { criteria: impCriteria } : {}),
    awards: against(scoring.datum ?? 'trimmed', scoring.artificialImps ?? USUAL_IMPS),
  }));

const DIVISORS = ['comparisons', 'results', 'none'] as const;
export type Divisor = (typeof DIVISORS)[number];

const crossFields = {
  ...commonFields,
  divisor: optional(
    oneOf(
      DIVISORS,
      'The sum is divided by the results that it was compared with, by all results, or by nothing; comparisons unless given',
    ),
  ),
  artificialImps,
};

/** Cross-IMPs by what a competition chose (BD-IMPP-2). */
export const crossChoices = (
  plain: RankingMethod,
  crossed: (divisor: Divisor, imps: ArtificialImps) => RankingMethod['awards'],
): ScoringChoices =>
  choosing(crossFields, (scoring) => ({
    ...plain,
    ...addedUp(scoring),
    ...(scoring.ties === 'break' ? { criteria: impCriteria } : {}),
    decimals: scoring.divisor === 'none' ? 0 : plain.decimals,
    awards: crossed(scoring.divisor ?? 'comparisons', scoring.artificialImps ?? USUAL_IMPS),
  }));

/** Total points by what a competition chose (BD-L78C). */
export const totalPointsChoices = (plain: RankingMethod): ScoringChoices =>
  choosing(commonFields, (scoring) => ({
    ...plain,
    ...addedUp(scoring),
    ...(scoring.ties === 'break' ? { criteria: impCriteria } : {}),
  }));
