import { type Check, isRecord, integer, oneOf } from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';
import { type Decide, event, NAME, NAMES, participantProblem, read, REASON, SERIES } from './decide';
import type { StopPlan, TournamentData } from './events';
import { compareResults, resultsOf } from './results';
import { isPending, listOfEntry, runningSeries, type TournamentState } from './state';

const FLAG: Check = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };

/** SKWO-4.3.a: who broke the rules deliberately is out from the next deal on, without refund, perhaps for good. */
export const decideExclude: Decide = (state, command) => {
  const reading = read<TournamentData['EntryExcluded']>(command, {
    entry: NAME,
    reason: REASON,
    banned: FLAG,
  });
  if (!reading.ok) return reading;
  const { entry, reason, banned } = reading.given;
  return participantProblem(state, entry) ?? event('EntryExcluded', { entry, reason, banned });
};

const PENALTY = { entry: NAME, points: integer(1, 10_000), article: NAME, reason: REASON };

/** Points that the sanctions of the notice take from a result (SKWO-6.2.b). */
export const decidePenalise: Decide = (state, command) => {
  const reading = read<Omit<TournamentData['PenaltyPointsImposed'], 'number'>>(command, PENALTY);
  if (!reading.ok) return reading;
  const { entry, points, article, reason } = reading.given;
  return (
    participantProblem(state, entry) ??
    event('PenaltyPointsImposed', {
      number: state.penalties.length + 1,
      entry,
      points,
      article,
      reason,
    })
  );
};

const ANNULMENTS = ['SKWO-7.1-GAP-2', 'SKWO-4.4-GAP-1'] as const;

/** SKWO-7.1-GAP-2: the result of one participant in one series is nothing; the others keep theirs. */
export const decideAnnul: Decide = (state, command) => {
  const reading = read<TournamentData['SeriesResultAnnulled']>(command, {
    series: SERIES,
    entry: NAME,
    article: oneOf(ANNULMENTS),
    reason: REASON,
  });
  if (!reading.ok) return reading;
  const { series, entry, article, reason } = reading.given;
  if (listOfEntry(state, series, entry) === undefined) return refused('SKWO-7.1.5', { entry, series });
  return state.annulled.some((each) => each.series === series && each.entry === entry)
    ? refused('already-annulled', { entry, series })
    : event('SeriesResultAnnulled', { series, entry, article, reason });
};

/**
 * SKWO-5-GAP-3: the order drawn among entries that nothing else parts. That they are equal is checked on the closed lists;
 * the lot itself was drawn in the hall.
 */
export const decideLot: Decide = (state, command) => {
  const reading = read<{ readonly order: readonly string[] }>(command, { order: NAMES });
  if (!reading.ok) return reading;
  const { order } = reading.given;
  if (order.length < 2 || new Set(order).size !== order.length)
    return refused('SKWO-5-GAP-3', { names: order.length });
  const running = runningSeries(state);
  if (running !== null) return refused('series-open', { series: running });
  const rows = resultsOf(state).filter(({ entry }) => order.includes(entry));
  const first = rows[0];
  const stranger = order.find((entry) => !rows.some((row) => row.entry === entry));
  if (first === undefined || stranger !== undefined)
    return refused('SKWO-7.1.5', { entry: stranger ?? null });
  const unequal = rows.find((row) => compareResults(first, row) !== 0);
  return unequal === undefined
    ? event('LotDrawn', { order })
    : refused('SKWO-5.1.d', { entry: unequal.entry, result: unequal.result, other: first.result });
};

/** SKWO-3.4: series that cannot be held; those completed stand, and the organiser says how stakes or prizes follow. */
export const decideStop: Decide = (state, command) => {
  const reading = read<{ readonly reason: string; readonly plan?: unknown }>(command, { reason: REASON });
  if (!reading.ok) return reading;
  const { reason, plan } = reading.given;
  const plans: readonly StopPlan[] = ['refund', 'pro-rata'];
  const chosen = plans.find((each) => each === plan);
  if (chosen === undefined) return refused('SKWO-3.4', { plan: 'refund or pro-rata' });
  return state.stopped === null
    ? event('StoppedEarly', { reason, plan: chosen })
    : refused('already-stopped', { reason: state.stopped.reason });
};

/** Everything that the result waits for: the series, and appeals that are not ruled (SKAT-4.5.10.b). */
const unfinished = (state: TournamentState) => {
  const running = runningSeries(state);
  const planned = state.stopped === null ? (state.notice?.notice.series ?? 1) : state.series.size;
  if (running !== null || state.series.size < planned)
    return refused('series-open', { series: running ?? state.series.size + 1 });
  const pending = [...state.cases.values()].find(({ appeal, ruled }) => appeal !== null && ruled === null);
  return pending === undefined ? null : refused('SKAT-4.5.10.b', { case: pending.case, appeal: 'not ruled' });
};

export const decideAnnounce: Decide = (state) => {
  if (state.announced) return refused('already-announced', {});
  return unfinished(state) ?? event('ResultsAnnounced', { series: state.series.size });
};

type Prize = { readonly entry: string; readonly prize: string; readonly sent?: boolean };

const isPrize = (value: unknown): value is Prize =>
  isRecord(value) &&
  NAME.accepts(value.entry) &&
  NAME.accepts(value.prize) &&
  (value.sent === undefined || typeof value.sent === 'boolean');

const PRIZES: Check = {
  expected: 'a list of entry and prize',
  accepts: (value) => Array.isArray(value) && value.length <= 1000 && value.every(isPrize),
};

/** SKWO-7.4-GAP-1: a participant claims a prize once all of his lists were handed in. */
const isEligible = (state: TournamentState, entry: string): boolean =>
  [...state.lists.values()].every((list) => !list.seats.includes(entry) || list.handedIn.length > 0);

/** SKWO-7.4-GAP-3: prizes follow the results, with nothing left to rule upon. */
export const decidePrizes: Decide = (state, command) => {
  const reading = read<{ readonly prizes: readonly Prize[] }>(command, { prizes: PRIZES });
  if (!reading.ok) return reading;
  const open = [...state.cases.values()].find(isPending);
  if (!state.announced || open !== undefined)
    return refused('SKWO-7.4-GAP-3', { announced: state.announced, case: open?.case ?? null });
  if (state.prizes !== null) return refused('already-released', {});
  const barred = reading.given.prizes.find(({ entry }) => !isEligible(state, entry));
  if (barred !== undefined) return refused('SKWO-7.4-GAP-1', { entry: barred.entry });
  const prizes = reading.given.prizes.map(({ entry, prize, sent }) => ({
    entry,
    prize,
    sent: sent ?? false,
  }));
  return event('PrizesReleased', { prizes });
};

const CENTS = integer(0, 1_000_000_000);

/** SKWO-3.3.a: organiser and direction render account, in cents. */
export const decideAccount: Decide = (state, command) => {
  const shape = { entries: CENTS, fees: CENTS, lostGames: CENTS, prizes: CENTS };
  const reading = read<TournamentData['AccountRendered']>(command, shape);
  if (!reading.ok) return reading;
  const { entries, fees, lostGames, prizes } = reading.given;
  if (!state.announced) return refused('SKWO-7.4-GAP-3', { announced: false });
  return event('AccountRendered', { entries, fees, lostGames, prizes });
};

export const decideArchive: Decide = (state, command) => {
  const reading = read<{ readonly by: string }>(command, { by: NAME });
  if (!reading.ok) return reading;
  if (state.account === null) return refused('SKWO-3.3.a', { missing: ['account'] });
  return state.archived
    ? refused('already-archived', {})
    : event('TournamentArchived', { by: reading.given.by });
};
