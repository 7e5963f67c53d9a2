import { type Check, isRecord, oneOf } from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';
import {
  DEAL,
  type Decide,
  event,
  namedList,
  NAME,
  NAMES,
  openList,
  participantProblem,
  read,
  REASON,
  SEAT,
  SERIES,
} from './decide';
import type { LeavingCause, SeatPlace } from './events';
import { isOfficial } from './setup';
import { listOfEntry, listsOf, playing, runningSeries, type TournamentState } from './state';
import { seatedInOrder } from './tables';

type Draw = { readonly series: number; readonly by: 'lot' | 'direction'; readonly order: readonly string[] };

const DRAW = { series: SERIES, by: oneOf(['lot', 'direction']), order: NAMES };

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
  return series === next && series <= most ? null : refused('unknown-series', { series, next, most });
};

/** The drawn order holds everyone who plays, each once. */
const orderProblem = (state: TournamentState, order: readonly string[]) => {
  const twice = order.find((entry, at) => order.indexOf(entry) !== at);
  if (twice !== undefined) return refused('SKWO-7.1.1.a', { entry: twice, seats: 2 });
  for (const entry of order) {
    const problem = participantProblem(state, entry);
    if (problem !== null) return problem;
    if (state.participants.get(entry)?.left === true) return refused('already-left', { entry });
  }
  const forgotten = playing(state).filter((entry) => !order.includes(entry));
  return forgotten.length === 0 ? null : refused('SKWO-7.1.1.a', { without: forgotten });
};

/**
 * SKWO-7.1.1: the seats of a series in the order that was drawn or set; the draw comes in as the drawn order, for the
 * rules know no chance. Who checks in later plays from the next series on.
 */
export const decideDraw: Decide = (state, command) => {
  const reading = read<Draw>(command, DRAW);
  if (!reading.ok) return reading;
  const { series, by, order } = reading.given;
  const problem = seriesProblem(state, series) ?? orderProblem(state, order);
  if (problem !== null) return problem;
  const tables = seatedInOrder(order);
  if (tables === null) return refused('SKWO-7.1-GAP-1', { players: order.length });
  if (!supervised(state, order)) return refused('SKWO-4.5', { officials: 'all of them play' });
  const deals = state.notice?.notice.deals ?? { four: 0, three: 0 };
  return event('SeatsDrawn', { series, by, order, tables, deals });
};

const TAKE = { series: SERIES, table: NAME, seat: SEAT, entry: NAME, card: SERIES };

/** A participant sits down with the start card of the series (SKWO-7.1.4, SKWO-7.1.5), on his own seat (SKWO-7.1.2.a). */
export const decideTakeSeat: Decide = (state, command) => {
  const reading = read<SeatPlace & { readonly entry: string; readonly card: number }>(command, TAKE);
  if (!reading.ok) return reading;
  const { series, table, seat, entry, card } = reading.given;
  const problem = participantProblem(state, entry);
  if (problem !== null) return problem;
  if (card !== series) return refused('SKWO-7.1.4', { entry, card, series });
  const named = openList(state, command);
  if (!named.ok) return named;
  const own = listOfEntry(state, series, entry);
  if (own?.table !== table || own.seats[seat - 1] !== entry)
    return refused('SKWO-7.1.2.a', {
      entry,
      table: own?.table ?? null,
      seat: own === undefined ? null : own.seats.indexOf(entry) + 1,
    });
  if (own.present.includes(entry)) return refused('already-seated', { entry });
  return event('SeatTaken', { series, table, seat, entry });
};

const isSeatPlace = (value: unknown): value is SeatPlace =>
  isRecord(value) && SERIES.accepts(value.series) && NAME.accepts(value.table) && SEAT.accepts(value.seat);
const PLACE: Check = { expected: '{"series":1,"table":"2","seat":3}', accepts: isSeatPlace };

/** SKWO-7.1.2.b: the direction changes seats within a series, and nobody else. */
export const decideChangeSeats: Decide = (state, command) => {
  const reading = read<{ readonly a: SeatPlace; readonly b: SeatPlace; readonly reason: string }>(command, {
    a: PLACE,
    b: PLACE,
    reason: REASON,
  });
  if (!reading.ok) return reading;
  const { a, b, reason } = reading.given;
  for (const place of [a, b]) {
    const named = openList(state, place);
    if (!named.ok) return named;
    if (named.list.seats[place.seat - 1] === undefined)
      return refused('unknown-seat', { table: place.table, seat: place.seat });
  }
  if (a.series !== b.series) return refused('SKWO-7.1.3', { series: a.series, other: b.series });
  const plain = ({ series, table, seat }: SeatPlace): SeatPlace => ({ series, table, seat });
  return event('SeatsChanged', { a: plain(a), b: plain(b), reason });
};

type Substitute = {
  readonly series: number;
  readonly entry: string;
  readonly substitute: string;
  readonly deal: number;
  readonly cause: LeavingCause;
};
const SUBSTITUTE = {
  series: SERIES,
  entry: NAME,
  substitute: NAME,
  deal: DEAL,
  cause: oneOf(['emergency', 'bad-faith']),
};

/** SKWO-4.4.c: in an emergency, or when somebody leaves in bad faith, the direction names who takes the place. */
export const decideSubstitute: Decide = (state, command) => {
  const reading = read<Substitute>(command, SUBSTITUTE);
  if (!reading.ok) return reading;
  const { series, entry, substitute, deal, cause } = reading.given;
  const list = listOfEntry(state, series, entry);
  if (list === undefined) return refused('SKWO-7.1.5', { entry, series });
  if (list.closed !== null) return refused('list-closed', { series, table: list.table });
  if (deal > list.deals) return refused('unknown-deal', { deal, deals: list.deals });
  if (listOfEntry(state, series, substitute) !== undefined)
    return refused('SKWO-4.4.b', { substitute, series });
  if (state.excluded.has(substitute)) return refused('SKWO-4.3.a', { entry: substitute });
  return event('SubstituteAppointed', { series, entry, substitute, deal, cause });
};

/** Tables of three that a tournament may have (SKWO-7.1.1.b). */
const MOST_THREES = 3;

/**
 * Somebody who was drawn does not come (SKAT-3.2.5.b): before the first line his table of four goes on as one of three, as
 * long as there are no more than three of them; otherwise the direction names a substitute.
 */
export const decideMissing: Decide = (state, command) => {
  const reading = read<{ readonly entry: string }>(command, { entry: NAME });
  if (!reading.ok) return reading;
  const open = openList(state, command);
  if (!open.ok) return open;
  const { entry } = reading.given;
  const { series, table, seats, present, confirmed } = open.list;
  if (!seats.includes(entry)) return refused('SKWO-7.1.5', { entry, table });
  if (present.includes(entry)) return refused('already-seated', { entry });
  if (confirmed.length > 0) return refused('SKWO-4.4.a', { entry, lines: confirmed.length });
  const threes = listsOf(state, series).filter((list) => list.seats.length === 3).length;
  if (seats.length === 3 || threes >= MOST_THREES)
    return refused('SKWO-7.1.1.b', { table, players: seats.length, threes, use: 'appoint-substitute' });
  return event('ParticipantMissing', { series, table, entry });
};

/** SKWO-7.1.6, SKAT-DEF-6: onlookers leave the table; officials are none, nor is who plays there. */
export const decideSendAway: Decide = (state, command) => {
  const reading = read<{ readonly person: string }>(command, { person: NAME });
  if (!reading.ok) return reading;
  const named = namedList(state, command);
  if (!named.ok) return named;
  const { person } = reading.given;
  if (isOfficial(state.setup, person)) return refused('SKAT-DEF-6', { person });
  const { series, table } = named.list;
  return named.list.seats.includes(person)
    ? refused('at-own-table', { entry: person, table })
    : event('OnlookerSentAway', { series, table, person });
};
