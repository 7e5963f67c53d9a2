import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, compare, divide, exact, subtract, ZERO } from '@arbitre/rules/kernel/competition/exact';
import type { FixtureScoring } from '../rules/fixtures';
import type { Criterion } from '../rules/order';
import type { Key, Step } from './chain';
import type { Contributions } from './contributions';
import type { Meeting } from './meetings';
import { byDecision, byLot, byOwn, byPenalties } from './shared-steps';
import { columnsOf, type Team } from './team';

type Columns = Readonly<Record<string, Exact>>;

const valueOf = (columns: Columns, name: string): Exact => columns[name] ?? ZERO;

/** Scored divided by conceded; nothing conceded is best of all, more scored then better. */
const quotient = (scored: Exact, conceded: Exact): Key =>
  conceded.num === 0 ? [exact(1), scored] : [ZERO, divide(scored, conceded)];

const direct = (criterion: Criterion, value: (meeting: Meeting) => Exact): Step<Team> => ({
  criterion,
  keys: (group) => {
    const level = new Set(group.map(({ entry }) => entry));
    return new Map(
      group.map((team) => [
        team,
        [
          team.meetings
            .filter(({ against }) => against.some((other) => level.has(other)))
            .reduce((total, meeting) => add(total, value(meeting)), ZERO),
        ],
      ]),
    );
  },
});

const DIRECT: Readonly<Record<string, (meeting: Meeting) => Exact>> = {
  'direct-points': ({ points }) => points,
  'direct-difference': ({ scored, conceded }) => subtract(scored, conceded),
  'direct-scored': ({ scored }) => scored,
  'direct-wins': ({ verdict }) => exact(verdict === 'won' ? 1 : 0),
};

const best = (values: readonly Exact[]): readonly Exact[] => values.toSorted((a, b) => compare(b, a));

/** Points round by round, backwards from the last. */
const lastKey = ({ meetings }: Team, rounds: readonly number[]): Key => {
  const points = new Map<number, Exact>();
  for (const meeting of meetings)
    points.set(meeting.match.round, add(points.get(meeting.match.round) ?? ZERO, meeting.points));
  return rounds.map((round) => points.get(round) ?? ZERO);
};

/** The chain of a league: what ranks, then the criteria of its rules. */
export const fixtureChain = (
  rules: FixtureScoring,
  contributions: Contributions,
  teams: readonly Team[],
): readonly Step<Team>[] => {
  const columns = new Map(teams.map((team) => [team, columnsOf(team)]));
  const of = (team: Team): Columns => columns.get(team) ?? {};
  const rounds = [...new Set(teams.flatMap(({ meetings }) => meetings.map(({ match }) => match.round)))].sort(
    (a, b) => b - a,
  );
  const column = (criterion: Criterion, name: string): Step<Team> =>
    byOwn(criterion, (team) => [valueOf(of(team), name)]);
  const stepOf = (criterion: Criterion): Step<Team> => {
    const meeting = DIRECT[criterion];
    if (meeting !== undefined) return direct(criterion, meeting);
    switch (criterion) {
      case 'points':
        return byOwn(criterion, ({ points }) => [points]);
      case 'wins':
        return column(criterion, 'won');
      case 'scored':
      case 'difference':
        return column(criterion, criterion);
      case 'average':
        return byOwn(criterion, (team) =>
          quotient(valueOf(of(team), 'scored'), valueOf(of(team), 'conceded')),
        );
      case 'minor-scored':
        return column(criterion, 'minorScored');
      case 'minor-difference':
        return byOwn(criterion, (team) => [
          subtract(valueOf(of(team), 'minorScored'), valueOf(of(team), 'minorConceded')),
        ]);
      case 'minor-average':
        return byOwn(criterion, (team) =>
          quotient(valueOf(of(team), 'minorScored'), valueOf(of(team), 'minorConceded')),
        );
      case 'best-result':
        return byOwn(criterion, ({ meetings }) => best(meetings.map(({ scored }) => scored)).slice(0, 1));
      case 'next-best':
        return byOwn(criterion, ({ meetings }) => best(meetings.map(({ scored }) => scored)));
      case 'last-competition':
        return byOwn(criterion, (team) => lastKey(team, rounds));
      case 'rounded-down':
        return byOwn(criterion, ({ lostByRounding }) => [lostByRounding]);
      case 'fewer-penalties':
        return byPenalties(contributions.adjustments ?? []);
      case 'decided':
        return byDecision(contributions);
      default:
        return byLot(contributions);
    }
  };
  const first: Step<Team> =
    rules.rankBy === 'wins'
      ? column('wins', 'won')
      : byOwn(rules.rankBy === 'points-per-match' ? 'points-per-match' : 'total', ({ total }) => [total]);
  return [first, ...rules.order.map(stepOf)];
};
