import { optional } from '../../declare/compound';
import { integer, oneOf } from '../../declare/values';
import type { Award, Exact, RankingMethod, ScoringChoices } from '../contract';
import { exact, multiply, subtract } from '../exact';
import { impsFor, shareInImps, USUAL_IMPS } from '../imps';
import { type BoardScale, teamAwards } from '../team-boards';
import { CARRY_OVER, HANDICAP, isStarting, startingAwards } from './handicaps';
import { artificialImps } from './imp-scoring';
import { leastBoards } from './least-boards';
import { byEntry, choosing, commonFields } from './scoring-fields';
import { meetingCriteria } from './ties';

/** What methods at IMPs have for boards that were not played as they should be. */
export const impBoards = {
  artificialImps,
  oneTable: optional(
    integer(
      0,
      12,
      'IMPs of an average plus where the other table has a result (BD-L86B3); as elsewhere unless given',
    ),
  ),
};

export type ImpBoards = {
  readonly artificialImps?: number;
  readonly oneTable?: number;
};

/** The total of two tables in IMPs, with what a competition has for artificial scores. */
export const impScale = ({
  artificialImps: usual = USUAL_IMPS,
  oneTable = usual,
}: ImpBoards): BoardScale => ({
  ofDifference: (difference) => exact(impsFor(difference)),
  ofPercent: (percent, once) => exact(shareInImps(percent, once ? oneTable : usual)),
});

const matchFields = {
  ...commonFields,
  ...impBoards,
  balance: optional(
    oneOf(
      ['each', 'average'],
      'Scores of a board that do not balance: each team its own, or both the average (BD-L12C4); each unless given',
    ),
  ),
  carryOver: optional(byEntry('IMPs that a team brings along')),
  extraBoards: optional(
    integer(1, 64, 'Boards that a tied match of a knock-out goes on by (BD-KO-1); absent: a tie stands'),
  ),
};

const HALF = exact(1, 2);

/** BD-L12C4: of each side's own score both get the average, as if it balanced. */
const averaged = (awards: readonly Award[]): readonly Award[] =>
  awards.map((award) => {
    const other = awards.find(
      ({ entry, basis }) => entry === award.basis?.against && basis?.against === award.entry,
    );
    if (other === undefined) return award;
    return { ...award, value: multiply(HALF, subtract(award.value, other.value)) };
  });

/** Teams at IMPs by what a competition chose. */
export const teamImpsChoices = (plain: RankingMethod): ScoringChoices =>
  choosing(matchFields, (scoring) => {
    const each = teamAwards(impScale(scoring));
    const { carryOver, handicaps, extraBoards } = scoring;
    return {
      ...plain,
      decimals: scoring.balance === 'average' ? 1 : plain.decimals,
      awards: scoring.balance === 'average' ? (group) => averaged(each(group)) : each,
      settled: (awards) => {
        const given = awards.filter((award) => !isStarting(award));
        return [
          ...given,
          ...startingAwards(HANDICAP, handicaps, given),
          ...startingAwards(CARRY_OVER, carryOver, given),
        ];
      },
      unranked: leastBoards(scoring),
      ...(extraBoards === undefined ? {} : { extraBoards }),
      ...(scoring.ties === 'break' ? { criteria: meetingCriteria } : {}),
    };
  });

const boardFields = {
  ...commonFields,
  unit: optional(integer(1, 2, 'What a board that is won is worth, an equal one half of it; 1 unless given')),
};

/** Board-a-match by what a competition chose (BD-BAM-1). */
export const boardAMatchChoices = (plain: RankingMethod): ScoringChoices =>
  choosing(boardFields, (scoring) => {
    const unit = exact(scoring.unit ?? 1);
    const times = (value: Exact): Exact => multiply(unit, value);
    return {
      ...plain,
      awards: (group) => plain.awards(group).map((award) => ({ ...award, value: times(award.value) })),
      settled: (awards) => {
        const given = awards.filter((award) => !isStarting(award));
        return [...given, ...startingAwards(HANDICAP, scoring.handicaps, given)];
      },
      unranked: leastBoards(scoring),
      ...(scoring.ties === 'break' ? { criteria: meetingCriteria } : {}),
    };
  });
