import { compare } from '@arbitre/rules/kernel/competition/exact';
import { type Amount, exactOf } from './amount';
import type { CircuitScoring } from './circuit';
import { orderProblems } from './check-order';
import { shareProblems } from './check-share';
import { contradiction, type RuleProblem } from './problems';

type Check = (rules: CircuitScoring, path: string) => readonly RuleProblem[];

/** Points by place that rise somewhere: whoever is placed worse would get more. */
export const risingPoints = (path: string, points: readonly Amount[]): readonly RuleProblem[] =>
  points.flatMap((each, at) => {
    const before = points[at - 1];
    if (before === undefined || compare(exactOf(each), exactOf(before)) <= 0) return [];
    return [contradiction(`${path}.${at}`, 'points-rise', { place: at + 1, points: each, before })];
  });

const partsProblems: Check = ({ parts = [], competitions, best }, path) => {
  if (best !== undefined && parts.length > 0) return [contradiction(`${path}parts`, 'best-and-parts')];
  return parts.flatMap(({ from, to, best: own }, at): readonly RuleProblem[] => {
    const here = `${path}parts.${at}`;
    if (to < from) return [contradiction(here, 'part-backwards', { from, to })];
    const before = parts[at - 1];
    const size = to - from + 1;
    return [
      ...(before !== undefined && from <= before.to
        ? [contradiction(here, 'parts-overlap', { number: from })]
        : []),
      ...(competitions !== undefined && to > competitions
        ? [contradiction(here, 'part-beyond-season', { competitions })]
        : []),
      ...(own !== undefined && own > size
        ? [contradiction(`${here}.best`, 'best-above-competitions', { best: own, competitions: size })]
        : []),
    ];
  });
};

const countsProblems: Check = ({ competitions, best, minimum, atMost, parts = [] }, path) => {
  const most = competitions ?? parts.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const known = most > 0;
  const least = minimum?.competitions;
  const counting = best ?? Math.max(0, ...parts.map((each) => each.best ?? 0));
  return [
    ...(known && best !== undefined && best > most
      ? [contradiction(`${path}best`, 'best-above-competitions', { best, competitions: most })]
      : []),
    ...(known && least !== undefined && least > most
      ? [
          contradiction(`${path}minimum.competitions`, 'minimum-above-competitions', {
            least,
            competitions: most,
          }),
        ]
      : []),
    ...(atMost !== undefined && counting > 0 && atMost.most >= counting
      ? [contradiction(`${path}atMost.most`, 'limit-without-effect', { most: atMost.most, best: counting })]
      : []),
  ];
};

const figureProblems: Check = ({ figure }, path) => {
  if (figure.by !== 'places') return [];
  const tables = Object.entries(figure.tables);
  return [
    ...(tables.some(([name]) => name === 'places')
      ? []
      : [contradiction(`${path}figure.tables`, 'no-usual-table')]),
    ...tables.flatMap(([name, points]) => risingPoints(`${path}figure.tables.${name}`, points)),
  ];
};

const bonusProblems: Check = ({ bonuses = [] }, path) =>
  bonuses.flatMap((bonus, at) =>
    bonus.for === 'podium' ? risingPoints(`${path}bonuses.${at}.points`, bonus.points) : [],
  );

const movesProblems: Check = ({ moves }, path) => shareProblems(`${path}moves.kept`, moves?.kept);

/** What contradicts itself in the rules of a circuit; `path` is where they stand, with its dot. */
export const circuitProblems: Check = (rules, path) => [
  ...[partsProblems, countsProblems, figureProblems, bonusProblems, movesProblems].flatMap((check) =>
    check(rules, path),
  ),
  ...orderProblems(`${path}order`, rules.order, 'circuit'),
];
