import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { byLot, lotProblem } from './decide-lots';
import { event, namedList, openList, participantProblem } from './decide';
import { isOfficial } from './setup';
import { type List, listOfEntry, listsOf, playing, runningSeries, type TournamentState } from './state';
import { planTables, seatedInOrder } from './tables';
import { refuse } from '../refusals';

/** SKWO-4.5: somebody who is not playing watches over the event. */
const supervised = ({ setup }: TournamentState, order: readonly string[]): boolean =>
  [...setup.direction, ...setup.referees].some((official) => !order.includes(official));

/** Why the next series cannot be drawn yet, or at all. */
const seriesProblem = (state: TournamentState, series: number) => {
  const running = runningSeries(state);
  if (running !== null) return refused('SKWO-7.1.3', { series, running });
  if (state.stopped !== null) return refused('SKWO-3.4', { series, stopped: state.stopped.reason });
  if (state.notice === null) return refused('SKWO-2.2', { series, published: false });
  const next = state.series.size + 1;
  const { series: most } = state.notice.notice;
  return series === next && series <= most ? null : refuse('unknown-series', { series, next, most });
};

/** The drawn order holds everyone who plays, each once. */
const orderProblem = (state: TournamentState, order: readonly string[]) => {
  const twice = order.find((entry, at) => order.indexOf(entry) !== at);
  if (twice !== undefined) return refused('SKWO-7.1.1.a', { entry: twice, seats: 2 });
  for (const entry of order) {
    const problem = participantProblem(state, entry);
    if (problem !== null) return problem;
    if (state.participants.get(entry)?.left === true) return refuse('already-left', { entry });
  }
  const forgotten = playing(state).filter((entry) => !order.includes(entry));
  return forgotten.length === 0 ? null : refused('SKWO-7.1.1.a', { without: forgotten });
};

/** Whether seats of the series that comes may be drawn now, in whatever order. */
export const mayDraw = (state: TournamentState): boolean => {
  const players = playing(state);
  return (
    seriesProblem(state, state.series.size + 1) === null &&
    planTables(players.length) !== null &&
    supervised(state, players)
  );
};

type Order = { readonly ok: true; readonly order: readonly string[]; readonly seed: string | null } | Refusal;

/** The order of everybody who plays: from the seed that was committed to, or as it was drawn in the hall or set. */
const orderOf = (state: TournamentState, { by, order, seed }: Parameters<typeof decideDraw>[1]): Order => {
  if (by !== 'seed')
    return order === undefined
      ? invalidField('order', order, 'entries in order')
      : { ok: true, order, seed: null };
  if (seed === undefined) return invalidField('seed', seed, 'the seed that was committed to');
  return lotProblem(state, seed) ?? { ok: true, order: byLot(seed, playing(state)), seed };
};

/** SKWO-7.1.1: the seats of a series by lot, or as they were set. Who checks in later plays from the next series on. */
export const decideDraw: Decide<'draw-seats'> = (state, act) => {
  const { series, by } = act;
  const early = seriesProblem(state, series);
  if (early !== null) return early;
  const drawn = orderOf(state, act);
  if (!drawn.ok) return drawn;
  const { order, seed } = drawn;
  const problem = orderProblem(state, order);
  if (problem !== null) return problem;
  const tables = seatedInOrder(order);
  if (tables === null) return refused('SKWO-7.1-GAP-1', { players: order.length });
  if (!supervised(state, order)) return refused('SKWO-4.5', { officials: 'all of them play' });
  const deals = state.notice?.notice.deals ?? { four: 0, three: 0 };
  return event('SeatsDrawn', { series, by, order, seed, tables, deals });
};

/** A participant sits down with the start card of the series (SKWO-7.1.4, SKWO-7.1.5), on his own seat (SKWO-7.1.2.a). */
export const decideTakeSeat: Decide<'take-seat'> = (state, act) => {
  const { series, table, seat, entry, card } = act;
  const problem = participantProblem(state, entry);
  if (problem !== null) return problem;
  if (card !== series) return refused('SKWO-7.1.4', { entry, card, series });
  const named = openList(state, act);
  if (!named.ok) return named;
  const own = listOfEntry(state, series, entry);
  if (own?.table !== table || own.seats[seat - 1] !== entry)
    return refused('SKWO-7.1.2.a', {
      entry,
      table: own?.table ?? null,
      seat: own === undefined ? null : own.seats.indexOf(entry) + 1,
    });
  if (own.present.includes(entry)) return refuse('already-seated', { entry });
  return event('SeatTaken', { series, table, seat, entry });
};

/** SKWO-7.1.2.b: the direction changes seats within a series, and nobody else. */
export const decideChangeSeats: Decide<'change-seats'> = (state, { a, b, reason }) => {
  for (const place of [a, b]) {
    const named = openList(state, place);
    if (!named.ok) return named;
    const { table, seats } = named.list;
    if (seats[place.seat - 1] === undefined)
      return refuse('unknown-seat', {
        table,
        seat: place.seat,
        seats: seats.map((_, index) => String(index + 1)),
      });
  }
  if (a.series !== b.series) return refused('SKWO-7.1.3', { series: a.series, other: b.series });
  return a.table === b.table && a.seat === b.seat
    ? refuse('seat-with-itself', { table: a.table, seat: a.seat })
    : event('SeatsChanged', { a, b, reason });
};

/** SKWO-4.4.c: in an emergency, or when somebody leaves in bad faith, the direction names who takes the place. */
export const decideSubstitute: Decide<'appoint-substitute'> = (
  state,
  { series, entry, substitute, deal, cause },
) => {
  const list = listOfEntry(state, series, entry);
  if (list === undefined) return refused('SKWO-7.1.5', { entry, series });
  if (list.closed !== null) return refuse('list-closed', { series, table: list.table });
  if (deal > list.deals) return refuse('unknown-deal', { deal, deals: list.deals });
  if (listOfEntry(state, series, substitute) !== undefined)
    return refused('SKWO-4.4.b', { substitute, series });
  if (state.excluded.has(substitute)) return refused('SKWO-4.3.a', { entry: substitute });
  return event('SubstituteAppointed', { series, entry, substitute, deal, cause });
};

/** Tables of three that a tournament may have (SKWO-7.1.1.b). */
const MOST_THREES = 3;

const threesIn = (state: TournamentState, series: number): number =>
  listsOf(state, series).filter(({ seats }) => seats.length === 3).length;

/** Whether a table may go on without somebody who does not come. */
export const mayGoMissing = (state: TournamentState, list: List): boolean => {
  const { series, seats, present, confirmed } = list;
  return (
    seats.length === 4 &&
    present.length < 4 &&
    confirmed.length === 0 &&
    threesIn(state, series) < MOST_THREES
  );
};

/**
 * Somebody who was drawn does not come (SKAT-3.2.5.b): before the first line his table of four goes on as one of three, as
 * long as there are no more than three of them; otherwise the direction names a substitute.
 */
export const decideMissing: Decide<'declare-missing'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { entry } = act;
  const { series, table, seats, present, confirmed } = open.list;
  if (!seats.includes(entry)) return refused('SKWO-7.1.5', { entry, table });
  if (present.includes(entry)) return refuse('already-seated', { entry });
  if (confirmed.length > 0) return refused('SKWO-4.4.a', { entry, lines: confirmed.length });
  const threes = threesIn(state, series);
  if (seats.length === 3 || threes >= MOST_THREES)
    return refused('SKWO-7.1.1.b', { table, players: seats.length, threes, use: 'appoint-substitute' });
  return event('ParticipantMissing', { series, table, entry });
};

/** SKWO-7.1.6, SKAT-DEF-6: onlookers leave the table; officials are none, nor is who plays there. */
export const decideSendAway: Decide<'send-away'> = (state, act) => {
  const named = namedList(state, act);
  if (!named.ok) return named;
  const { person } = act;
  if (isOfficial(state.setup, person)) return refused('SKAT-DEF-6', { person });
  const { series, table } = named.list;
  return named.list.seats.includes(person)
    ? refuse('at-own-table', { entry: person, table })
    : event('OnlookerSentAway', { series, table, person });
};
