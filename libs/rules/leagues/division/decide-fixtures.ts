import { compare, equals } from '@arbitre/rules/kernel/competition/exact';
import type { Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { type Amount, exactOf } from '../rules/amount';
import { roundRobin } from '../schedule/round-robin';
import type { divisionActs } from './acts';
import { isRefusal } from './decide-entries';
import { drawnOrder } from './decide-lots';
import type { DivisionContext } from './context';
import { lineupProblem } from './eligibility';
import type { DivisionEvent, EventData } from './events';
import { type DivisionState, type Fixture, rulesInForce, type Scores } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

const SETTLED: readonly Fixture['stage'][] = ['settled', 'forfeited'];

/** Fixtures of a round robin, in the order in which the teams were drawn. */
const drawnFixtures = (
  order: readonly string[],
  days: readonly string[],
  legs: number,
  system: 'berger' | 'circle',
): EventData<'FixturesDrawn'> => {
  const team = (number: number): string => order[number - 1] ?? '';
  const rounds = roundRobin(order.length, legs, system);
  return {
    fixtures: rounds.flatMap(({ pairings }, round) =>
      pairings.map(({ home, away }, at) => ({
        ...{ fixture: `r${round + 1}-m${at + 1}`, round: round + 1 },
        ...{ sides: [team(home), team(away)], day: days[round] ?? null },
      })),
    ),
    byes: rounds.flatMap(({ bye }, round) => (bye === null ? [] : [{ round: round + 1, entry: team(bye) }])),
  };
};

export const drawFixtures = (
  state: DivisionState,
  { days, ...given }: Given<Acts, 'draw-fixtures'>,
): Answer => {
  const rules = rulesInForce(state);
  if (rules?.format !== 'fixtures') return refuse('no-fixtures-here', { format: rules?.format ?? '' });
  if ([...state.fixtures.values()].some(({ stage }) => stage !== 'due')) return refuse('fixtures-drawn');
  const order = drawnOrder(state, given);
  if ('violation' in order) return order;
  const playing = [...state.entries.values()]
    .filter(({ place }) => place === 'playing')
    .map(({ entry }) => entry);
  const named = new Set(order);
  if (
    named.size !== order.length ||
    named.size !== playing.length ||
    !playing.every((entry) => named.has(entry))
  )
    return refuse('draw-does-not-fit', { entries: playing });
  const { legs = 1, system = 'berger' } = rules.calendar;
  const { seed } = given;
  const data = { ...drawnFixtures(order, days, legs, system), ...(seed === undefined ? {} : { seed }) };
  return accepted({ type: 'FixturesDrawn', data });
};

const fixtureOf = ({ fixtures }: DivisionState, id: string): Fixture | Refusal =>
  fixtures.get(id) ?? refuse('no-such-fixture', { fixture: id });

/** A fixture without a settled result. */
const unsettled = (state: DivisionState, id: string): Fixture | Refusal => {
  const fixture = fixtureOf(state, id);
  if (isRefusal(fixture)) return fixture;
  return SETTLED.includes(fixture.stage) ? refuse('fixture-settled', { fixture: id }) : fixture;
};

const sideProblem = ({ fixture, sides }: Fixture, ...entries: readonly string[]): Refusal | null => {
  const stranger = entries.find((entry) => !sides.includes(entry));
  return stranger === undefined ? null : refuse('not-in-fixture', { entry: stranger, fixture });
};

const scoresProblem = ({ sides }: Fixture, scores: Scores): Refusal | null => {
  const named = new Set(scores.map(({ entry }) => entry));
  const fit =
    named.size === scores.length && named.size === sides.length && sides.every((side) => named.has(side));
  return fit ? null : refuse('scores-do-not-fit', { sides: sides.length });
};

/** Whether two reports say the same, however they are written. */
const sameScores = (a: Scores, b: Scores): boolean =>
  a.length === b.length &&
  a.every(({ entry, score, minor }) => {
    const other = b.find((each) => each.entry === entry);
    if (other === undefined || compare(exactOf(score), exactOf(other.score)) !== 0) return false;
    return compare(exactOf(minor ?? 0), exactOf(other.minor ?? 0)) === 0;
  });

const confirmed = ({ fixture, reports: [first] }: Fixture, by: string, scores: Scores): Answer =>
  accepted({
    type: 'MatchConfirmed',
    data: { fixture, by, scores, ...(first?.lineups === undefined ? {} : { lineups: first.lineups }) },
  });

export const reportMatch = (
  state: DivisionState,
  { fixture: id, by, scores, lineups }: Given<Acts, 'report-match'>,
  context: DivisionContext,
): Answer => {
  const fixture = unsettled(state, id);
  if (isRefusal(fixture)) return fixture;
  if (fixture.stage === 'disputed') return refuse('in-dispute');
  const report = { by, scores, ...(lineups === undefined ? {} : { lineups }) };
  const problem =
    sideProblem(fixture, by, ...(lineups ?? []).map(({ entry }) => entry)) ??
    scoresProblem(fixture, scores) ??
    lineupProblem(state, rulesInForce(state)?.entries, report, context);
  if (problem !== null) return problem;
  const [first] = fixture.reports;
  if (first === undefined) return accepted({ type: 'MatchReported', data: { fixture: id, ...report } });
  if (first.by === by) return refuse('own-report', { entry: by });
  return sameScores(first.scores, scores)
    ? confirmed(fixture, by, first.scores)
    : accepted({ type: 'MatchDisputed', data: { fixture: id, ...report } });
};

export const confirmMatch = (
  state: DivisionState,
  { fixture: id, by }: Given<Acts, 'confirm-match'>,
): Answer => {
  const fixture = unsettled(state, id);
  if (isRefusal(fixture)) return fixture;
  const problem = sideProblem(fixture, by);
  if (problem !== null) return problem;
  const [first] = fixture.reports;
  if (first === undefined) return refuse('nothing-reported', { fixture: id });
  if (fixture.stage === 'disputed') return refuse('in-dispute');
  return first.by === by ? refuse('own-report', { entry: by }) : confirmed(fixture, by, first.scores);
};

export const settleMatch = (
  state: DivisionState,
  { fixture: id, scores, reason }: Given<Acts, 'settle-match'>,
): Answer => {
  const fixture = unsettled(state, id);
  if (isRefusal(fixture)) return fixture;
  return (
    scoresProblem(fixture, scores) ??
    accepted({ type: 'MatchSettled', data: { fixture: id, scores, reason } })
  );
};

export const forfeitMatch = (
  state: DivisionState,
  { fixture: id, by, reason }: Given<Acts, 'forfeit-match'>,
): Answer => {
  const fixture = unsettled(state, id);
  if (isRefusal(fixture)) return fixture;
  return (
    sideProblem(fixture, ...by) ?? accepted({ type: 'MatchForfeited', data: { fixture: id, by, reason } })
  );
};

export const postponeFixture = (
  state: DivisionState,
  { fixture: id, to, reason }: Given<Acts, 'postpone-fixture'>,
): Answer => {
  const fixture = unsettled(state, id);
  if (isRefusal(fixture)) return fixture;
  return accepted({ type: 'FixturePostponed', data: { fixture: id, to: to ?? null, reason } });
};

/** Whether a fixture still has the scores that somebody saw; one that was forfeited has none. */
const standStill = (
  { scores }: Fixture,
  seen: readonly { readonly entry: string; readonly score: Amount }[],
): boolean =>
  scores !== null &&
  seen.every(({ entry, score }) => {
    const own = scores.find((each) => each.entry === entry);
    return own !== undefined && equals(exactOf(own.score), exactOf(score));
  });

export const correctMatch = (
  state: DivisionState,
  { fixture: id, scores, instead, reason, decidedBy }: Given<Acts, 'correct-match'>,
): Answer => {
  const fixture = fixtureOf(state, id);
  if (isRefusal(fixture)) return fixture;
  if (!SETTLED.includes(fixture.stage)) return refuse('fixture-unsettled', { fixture: id });
  if (instead !== undefined && !standStill(fixture, instead))
    return refuse('corrected-meanwhile', {
      fixture: id,
      scores: (fixture.scores ?? []).map(({ entry, score }) => `${entry} ${score}`),
    });
  return (
    scoresProblem(fixture, scores) ??
    accepted({ type: 'MatchCorrected', data: { fixture: id, scores, reason, decidedBy } })
  );
};
