import { optional } from '../declare/compound';
import type { DataOf } from '../declare/field';
import { integer, number, oneOf } from '../declare/values';
import type { Award, Criterion, Exact, Part, RankingMethod } from './contract';
import { HANDICAP, startingAwards } from './duplicate/handicaps';
import { leastBoards } from './duplicate/least-boards';
import { byesOf, type Match, matchesOf, pointsOfMatch } from './duplicate/matches';
import { choosing, commonFields } from './duplicate/scoring-fields';
import { impBoards, impScale } from './duplicate/team-scoring';
import { add, exact, fromPercent, multiply, sum, ZERO } from './exact';
import { wholeOf } from './parts';
import { rankAwards } from './ranking';
import { SCALE, type ScaleName, SCALES } from './scales/victory-scale';
import { isPlayed } from './scored-deal';
import { teamAwards } from './team-boards';

const fields = {
  ...commonFields,
  ...impBoards,
  scale: optional(
    oneOf(
      SCALES,
      'What a match is worth: the continuous 20 of the WBF, which is usual, the same in whole points, 20 or 30 of the ACBL, or 1 for a win',
    ),
  ),
  boards: optional(integer(1, 128, 'Boards of a match; as many as have a result unless given')),
  bye: optional(
    number('Victory points of a team that meets nobody in a round; 60 % of a match unless given', 0, 30),
  ),
};

type VictoryScoring = Pick<DataOf<typeof fields>, 'boards' | 'bye' | 'handicaps'> & {
  readonly scale: ScaleName;
};

/** BD-SWISS-3: 12 of 20. */
const BYE = 60;

/** `c.s1-round-2` for the round of `c.s1-r2-t3-b4`. */
const byeKey = (round: string): string => round.replace(/-r(?=\d+$)/, '-round-');
const isBye = ({ deal, played }: Award): boolean => played === false && /-round-\d+$/.test(deal);

const byeAwards = (awards: readonly Award[], { scale, bye }: VictoryScoring): readonly Award[] => {
  const value = bye === undefined ? multiply(SCALE[scale].both, exact(BYE, 100)) : fromPercent(bye);
  return [...byesOf(matchesOf(awards))].map(([round, entry]) => ({
    ...{ deal: byeKey(round), side: entry, entry, value, played: false },
    basis: { kind: 'bonus' },
  }));
};

/** What a match is worth to a team, made of its boards. */
const partOf = (match: Match, { scale, boards }: VictoryScoring): Part => {
  const points = pointsOfMatch(match, scale, boards);
  return {
    ...{ entry: match.entry, side: match.awards[0]?.side ?? '', deal: match.round },
    deals: match.awards.map(({ deal }) => deal),
    value: points,
    amount: points,
  };
};

const partsWith =
  (scoring: VictoryScoring) =>
  (awards: readonly Award[]): readonly Part[] => [
    ...matchesOf(awards).map((match) => partOf(match, scoring)),
    ...awards.filter((award) => !isPlayed(award)).map(wholeOf),
  ];

const totalWith =
  (scoring: VictoryScoring) =>
  (own: readonly Award[]): Exact =>
    sum(partsWith(scoring)(own).map(({ amount }) => amount));

/** BD-SWISS-4: what the tied teams won from each other, the IMPs of all matches, what their opponents have. */
const criteriaWith =
  (scoring: VictoryScoring) =>
  (tied: readonly string[], awards: readonly Award[]): readonly Criterion[] => {
    const matches = matchesOf(awards);
    const byTeam = Map.groupBy(matches, ({ entry }) => entry);
    const totals = new Map(
      [...Map.groupBy(awards, ({ entry }) => entry)].map(([entry, own]) => [entry, totalWith(scoring)(own)]),
    );
    const of = (name: string, valueOf: (own: readonly Match[]) => Exact): Criterion => ({
      name,
      values: new Map(tied.map((entry) => [entry, valueOf(byTeam.get(entry) ?? [])])),
    });
    return [
      of('among', (own) =>
        sum(
          own
            .filter(({ against }) => tied.includes(against))
            .map((match) => pointsOfMatch(match, scoring.scale, scoring.boards)),
        ),
      ),
      of('imps', (own) => sum(own.map(({ imps }) => imps))),
      of('opponents', (own) => own.reduce((all, { against }) => add(all, totals.get(against) ?? ZERO), ZERO)),
    ];
  };

const methodOf = (
  scoring: VictoryScoring,
): Pick<RankingMethod, 'decimals' | 'settled' | 'parts' | 'standings'> => ({
  decimals: SCALE[scoring.scale].decimals,
  settled: (awards) => {
    const given = awards.filter((award) => !isBye(award) && award.deal !== HANDICAP);
    return [...given, ...byeAwards(given, scoring), ...startingAwards(HANDICAP, scoring.handicaps, given)];
  },
  parts: partsWith(scoring),
  standings: (entries, awards) => rankAwards(entries, awards, totalWith(scoring)),
});

/** Teams of four: each match of a round turned into victory points by a scale (BD-TEAM-2, BD-VP-WBF-1). */
export const victoryPointsOfTeams: RankingMethod = {
  id: 'victory-points',
  unit: 'point',
  matches: true,
  awards: teamAwards(impScale({})),
  ...methodOf({ scale: 'wbf-20' }),
  choices: choosing(fields, ({ scale = 'wbf-20', ...chosen }) => {
    const scoring = { scale, ...chosen };
    return {
      ...victoryPointsOfTeams,
      ...methodOf(scoring),
      awards: teamAwards(impScale(scoring)),
      unranked: leastBoards(scoring),
      ...(scoring.ties === 'break' ? { criteria: criteriaWith(scoring) } : {}),
    };
  }),
};
