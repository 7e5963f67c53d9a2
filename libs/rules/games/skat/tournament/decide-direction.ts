import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { byLot, lotProblem } from './decide-lots';
import { event, participantProblem } from './decide';
import { compareResults, type EntryResult, resultsOf, teamResultsOf } from './results';
import { isPending, listOfEntry, runningSeries, type TournamentState } from './state';
import { refuse } from '../refusals';

/** SKWO-4.3.a: who broke the rules deliberately is out from the next deal on, without refund, perhaps for good. */
export const decideExclude: Decide<'exclude'> = (state, { entry, reason, banned }) =>
  participantProblem(state, entry) ?? event('EntryExcluded', { entry, reason, banned });

/** Points that the sanctions of the notice take from a result (SKWO-6.2.b). */
export const decidePenalise: Decide<'penalise'> = (state, { entry, points, article, reason }) =>
  participantProblem(state, entry) ??
  event('PenaltyPointsImposed', {
    number: state.penalties.length + 1,
    entry,
    points,
    article,
    reason,
  });

/** SKWO-7.1-GAP-2: the result of one participant in one series is nothing; the others keep theirs. */
export const decideAnnul: Decide<'annul-series'> = (state, { series, entry, article, reason }) => {
  if (listOfEntry(state, series, entry) === undefined) return refused('SKWO-7.1.5', { entry, series });
  return state.annulled.some((each) => each.series === series && each.entry === entry)
    ? refuse('already-annulled', { entry, series })
    : event('SeriesResultAnnulled', { series, entry, article, reason });
};

/**
 * SKWO-5-GAP-3: the order drawn among entries that nothing else parts. That they are equal is checked on the closed lists;
 * the lot is drawn by the seed that was committed to, or in the hall.
 */
export const decideLot: Decide<'draw-lot'> = (state, { order, seed }) => {
  if (order.length < 2 || new Set(order).size !== order.length)
    return refused('SKWO-5-GAP-3', { names: order.length });
  const running = runningSeries(state);
  if (running !== null) return refuse('series-open', { series: running });
  const among = (all: readonly EntryResult[]) => all.filter(({ entry }) => order.includes(entry));
  const entries = among(resultsOf(state));
  // SKWO-5-GAP-4: teams are parted in the same way, by their own lot.
  const rows = entries.length > 0 || !state.setup.teams ? entries : among(teamResultsOf(state));
  const first = rows[0];
  const stranger = order.find((entry) => !rows.some((row) => row.entry === entry));
  if (first === undefined || stranger !== undefined)
    return refused('SKWO-7.1.5', { entry: stranger ?? null });
  const unequal = rows.find((row) => compareResults(first, row) !== 0);
  if (unequal !== undefined)
    return refused('SKWO-5.1.d', { entry: unequal.entry, result: unequal.result, other: first.result });
  if (seed === undefined) return event('LotDrawn', { order, seed: null });
  return lotProblem(state, seed) ?? event('LotDrawn', { order: byLot(seed, order), seed });
};

/** SKWO-3.4: series that cannot be held; those completed stand, and the organiser says how stakes or prizes follow. */
export const decideStop: Decide<'stop-early'> = (state, { reason, plan }) =>
  state.stopped === null
    ? event('StoppedEarly', { reason, plan })
    : refuse('already-stopped', { reason: state.stopped.reason });

/** Everything that the result waits for: the series, and appeals that are not ruled (SKAT-4.5.10.b). */
export const unfinished = (state: TournamentState) => {
  const running = runningSeries(state);
  const planned = state.stopped === null ? (state.notice?.notice.series ?? 1) : state.series.size;
  if (running !== null || state.series.size < planned)
    return refuse('series-open', { series: running ?? state.series.size + 1 });
  const pending = [...state.cases.values()].find(({ appeal, ruled }) => appeal !== null && ruled === null);
  return pending === undefined ? null : refused('SKAT-4.5.10.b', { case: pending.case, appeal: 'not ruled' });
};

export const decideAnnounce: Decide<'announce-results'> = (state) => {
  if (state.announced) return refuse('already-announced', {});
  return unfinished(state) ?? event('ResultsAnnounced', { series: state.series.size });
};

/** SKWO-7.4-GAP-1: a participant claims a prize once all of his lists were handed in. */
export const isEligible = (state: TournamentState, entry: string): boolean =>
  [...state.lists.values()].every((list) => !list.players.includes(entry) || list.handedIn.length > 0);

/** SKWO-7.4-GAP-3: prizes follow the results, with nothing left to rule upon. */
export const decidePrizes: Decide<'release-prizes'> = (state, act) => {
  const open = [...state.cases.values()].find(isPending);
  if (!state.announced || open !== undefined)
    return refused('SKWO-7.4-GAP-3', { announced: state.announced, case: open?.case ?? null });
  if (state.prizes !== null) return refuse('already-released', {});
  const barred = act.prizes.find(({ entry }) => !isEligible(state, entry));
  if (barred !== undefined) return refused('SKWO-7.4-GAP-1', { entry: barred.entry });
  const prizes = act.prizes.map(({ entry, prize, sent }) => ({
    entry,
    prize,
    sent: sent ?? false,
  }));
  return event('PrizesReleased', { prizes });
};

/** SKWO-3.3.a: organiser and direction render account, in cents. */
export const decideAccount: Decide<'render-account'> = (state, { entries, fees, lostGames, prizes }) => {
  if (!state.announced) return refused('SKWO-7.4-GAP-3', { announced: false });
  return event('AccountRendered', { entries, fees, lostGames, prizes });
};

export const decideArchive: Decide<'archive'> = (state, { by }) =>
  state.account === null
    ? refused('SKWO-3.3.a', { missing: ['account'] })
    : event('TournamentArchived', { by });
