import { circleFault, plausibleWays } from './joker-ways';
import { type Position, type Reading, readingsOf, type Way } from './reading';
import { type Judgement, nullity, paidWhole, type Solution } from './slip';

/** The best place for each position of the jokers. */
const bestByJokers = (ways: readonly Way[]): readonly Way[] => {
  const best = new Map<string, Way>();
  for (const way of ways) if (way.score > (best.get(way.jokers)?.score ?? -1)) best.set(way.jokers, way);
  return [...best.values()];
};

const circledIn = (word: string): string =>
  Array.from(word, (letter, index) => (/[a-z]/.test(letter) ? index : -1))
    .filter((index) => index >= 0)
    .join(' ');

const highestOf = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (high, way) => (high === undefined || way.score > high.score ? way : high),
    undefined,
  );

const lowestBest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (low, way) => (low === undefined || way.score < low.score ? way : low),
    undefined,
  );

/** FISF: the best place over all joker positions, a warning where circle or score differ (SCR-BUL-2). */
const judgeBest = (ways: readonly Way[], circled: string, claim: number | undefined): Judgement | null => {
  const best = highestOf(ways);
  if (best === undefined) return null;
  const faults = [
    ...(claim === best.score ? [] : ['SCR-BUL-1', 'SCR-FADOQ-3']),
    ...(best.jokers === circled ? [] : [circleFault(circled)]),
  ];
  return paidWhole(best, faults);
};

/** FADOQ: the circled position at its best place; unclear, the worst position at its best place (SCR-5A-4). */
const judgeCircled = (ways: readonly Way[], circled: string, claim: number | undefined): Judgement | null => {
  const best = bestByJokers(plausibleWays(ways, circled));
  const own = best.find(({ jokers }) => jokers === circled);
  if (own !== undefined) return paidWhole(own, claim === own.score ? [] : ['SCR-BUL-1', 'SCR-FADOQ-3']);
  const claimed = best.find(({ score }) => score === claim);
  if (claimed !== undefined) return paidWhole(claimed, ['SCR-5A-3', circleFault(circled)]);
  const worst = lowestBest(best);
  return worst === undefined ? null : paidWhole(worst, ['SCR-5A-4', circleFault(circled)]);
};

const whyNot = (readings: readonly Reading[]): Judgement => {
  const bad = readings.find((each) => each.kind === 'not-admitted');
  if (bad !== undefined) return nullity('SCR-BUL-NUL-8', [bad.word]);
  return nullity(readings.length > 0 ? 'SCR-BUL-14' : 'SCR-BUL-13');
};

/** First round: the word counts at its best place whatever reference or direction is written (SCR-BUL-1, SCR-4-GAP-2). */
export const judgeFirstRound = (position: Position, solution: Solution): Judgement => {
  const readings = [...readingsOf(position, solution.word, 'across')].map(({ reading }) => reading);
  const ways = readings.flatMap((reading) => (reading.kind === 'legal' ? reading.ways : []));
  const circled = circledIn(solution.word);
  const judge = position.unclearJoker === 'best' ? judgeBest : judgeCircled;
  return (ways.length === 0 ? null : judge(ways, circled, solution.score)) ?? whyNot(readings);
};
