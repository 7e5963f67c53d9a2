import { compare } from '@arbitre/rules/kernel/competition/exact';
import { type Amount, exactOf } from './amount';
import { risingPoints } from './check-circuit';
import { orderProblems } from './check-order';
import { shareProblems } from './check-share';
import type { FixtureScoring, MatchPoints } from './fixtures';
import { contradiction, type RuleProblem } from './problems';

type Check = (rules: FixtureScoring) => readonly RuleProblem[];

const below = (a: Amount, b: Amount): boolean => compare(exactOf(a), exactOf(b)) < 0;

const pair = (path: string, better: string, worse: string, a: Amount, b: Amount): readonly RuleProblem[] =>
  below(a, b) ? [contradiction(path, 'result-upside-down', { better, worse })] : [];

const scoresProblems = (points: Readonly<Record<string, Amount>>): readonly RuleProblem[] =>
  Object.keys(points).flatMap((score) => {
    const mirror = score.split('-').reverse().join('-');
    return Object.hasOwn(points, mirror)
      ? []
      : [contradiction(`match.points.${score}`, 'score-without-mirror', { score, mirror })];
  });

const scaleProblems = ({ steps }: Extract<MatchPoints, { by: 'scale' }>): readonly RuleProblem[] =>
  steps.flatMap(({ from, winner, loser }, at): readonly RuleProblem[] => {
    const path = `match.steps.${at}`;
    const before = steps[at - 1];
    return [
      ...(before === undefined && from !== 0 ? [contradiction(path, 'scale-begins-late', { from })] : []),
      ...(before !== undefined && from <= before.from
        ? [contradiction(path, 'scale-out-of-order', { from, before: before.from })]
        : []),
      ...pair(path, 'winner', 'loser', winner, loser),
    ];
  });

const pointsProblems: Check = ({ match, calendar }) => {
  const sides = calendar.sides ?? 2;
  if (match.by === 'places') {
    const expected = match.points.length;
    return [
      ...(expected === sides ? [] : [contradiction('match.points', 'sides-do-not-fit', { sides, expected })]),
      ...risingPoints('match.points', match.points),
    ];
  }
  const many = sides > 2 ? [contradiction('calendar.sides', 'sides-do-not-fit', { sides, expected: 2 })] : [];
  switch (match.by) {
    case 'result': {
      const { win, draw, loss } = match;
      return [
        ...many,
        ...(draw === undefined
          ? pair('match', 'win', 'loss', win, loss)
          : [...pair('match', 'win', 'draw', win, draw), ...pair('match', 'draw', 'loss', draw, loss)]),
      ];
    }
    case 'scores':
      return [...many, ...scoresProblems(match.points)];
    case 'scale':
      return [...many, ...scaleProblems(match)];
    case 'wbf-20':
      return many;
  }
};

const zonesProblems: Check = ({ teams, promoted = 0, relegated = 0 }) =>
  teams !== undefined && promoted + relegated > teams
    ? [contradiction('relegated', 'zones-above-teams', { promoted, relegated, teams })]
    : [];

const phasesProblems: Check = ({ phases = [] }) =>
  phases.flatMap(({ id, carryOver }, at): readonly RuleProblem[] => [
    ...(phases.findIndex((each) => each.id === id) < at
      ? [contradiction(`phases.${at}.id`, 'phase-twice', { phase: id })]
      : []),
    ...(at === 0 && carryOver !== undefined
      ? [contradiction('phases.0.carryOver', 'first-phase-from-nothing', { field: 'carryOver' })]
      : []),
    ...shareProblems(`phases.${at}.carryOver.share`, carryOver?.share),
  ]);

const chainProblems: Check = ({ order, rankBy, phases = [] }) => [
  ...orderProblems('order', order, 'fixtures'),
  ...order.flatMap((criterion, at): readonly RuleProblem[] => {
    const ranks = criterion === (rankBy ?? 'points');
    if (ranks) return [contradiction(`order.${at}`, 'criterion-ranks-already', { criterion })];
    const rounds = phases.some(({ carryOver }) => carryOver?.rounding === 'down');
    return criterion === 'rounded-down' && !rounds
      ? [contradiction(`order.${at}`, 'rounded-without-carry')]
      : [];
  }),
];

const movesProblems: Check = ({ moves }) => shareProblems('moves.kept', moves?.kept);

const calendarProblems: Check = ({ calendar }) =>
  (calendar.sides ?? 2) > 2 && calendar.legs !== undefined
    ? [contradiction('calendar.legs', 'legs-for-many')]
    : [];

/** What contradicts itself in the rules of a league of fixtures. */
export const fixtureProblems: Check = (rules) =>
  [pointsProblems, zonesProblems, phasesProblems, chainProblems, calendarProblems, movesProblems].flatMap(
    (check) => check(rules),
  );
