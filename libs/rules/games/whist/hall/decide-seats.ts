import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { type Seat, SEATS } from '@arbitre/rules/kernel/compass';
import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { entryAt, firstFound, placeOf } from '@arbitre/rules/kernel/session/seats';
import { refuse } from '../refusals';
import type { SessionEvent, SessionEventNamed } from '../session/events';
import type { DecideInHall } from './decider';
import { hasBegun, placesOf, playing, tablesOf, type HallState } from './state';

/** What lots of whist are committed to for, beside those of other games. */
const PURPOSE = 'whist-seats';

/** What is published before seats are drawn by that seed. */
export const whistSeatsCommitment = (seed: string): string => commitmentTo(PURPOSE, seed);

export const event = <Type extends SessionEvent['type']>(
  type: Type,
  data: SessionEventNamed<Type>['data'],
): Decision<SessionEvent> => accepted({ type, data } as SessionEvent);

const lastCalled = ({ round, plan }: HallState): Refusal | null =>
  round < plan.rounds ? null : refuse('last-round', { rounds: plan.rounds });

export const decideCommit: DecideInHall<'commit-lot'> = (state, { commitment }) =>
  lastCalled(state) ?? event('LotCommitted', { commitment });

/** So many may be missing, or still to come: with more of them there are too many tables. */
const MOST_MISSING = 3;

const lotProblem = (
  { commitment, plan }: HallState,
  { seed, entries }: Parameters<typeof decideDraw>[1],
): Refusal | null => {
  const places = placesOf(plan).length;
  const least = Math.max(1, places - MOST_MISSING);
  const twice = entries.find((entry, at) => entries.indexOf(entry) < at);
  if (commitment === null) return refuse('no-lot-committed');
  if (whistSeatsCommitment(seed) !== commitment) return refuse('another-seed');
  if (twice !== undefined) return refuse('named-twice', { entry: twice });
  return entries.length > places || entries.length < least
    ? refuse('seats-and-entries', { entries: entries.length, places, least })
    : null;
};

/** A place for everybody who is there, by a lot whose seed was committed to before; from the next round on. */
export const decideDraw: DecideInHall<'draw-seats'> = (state, act) => {
  const problem = lastCalled(state) ?? lotProblem(state, act);
  if (problem !== null) return problem;
  const { seed, entries } = act;
  // Whoever types the list decides nothing by its order.
  const drawn = inOrderOfLot(seed, [...entries].sort());
  const seats = placesOf(state.plan).flatMap((place, at) => {
    const entry = drawn[at];
    return entry === undefined ? [] : [{ place, entry }];
  });
  return event('SeatsDrawn', { seed, entries, from: state.round + 1, seats });
};

/** The table of the round that is played where one of these sits, if its score has begun. */
const begunTable = (state: HallState, entries: readonly string[]): number | null => {
  const sitsAt = (seats: Readonly<Record<Seat, string | null>>): boolean =>
    SEATS.some((seat) => entries.includes(seats[seat] ?? ''));
  const tables = tablesOf(state, state.round).filter(({ seats }) => sitsAt(seats));
  const begun = playing(state).find(
    ([table, own]) => hasBegun(own) && tables.some((each) => each.table === table),
  );
  return begun?.[0] ?? null;
};

/** A round that is not over, and no table of it whose score has begun. */
const roundProblem = (state: HallState, from: number, entries: readonly string[]): Refusal | null => {
  const [least, most] = [Math.max(1, state.round), state.plan.rounds];
  if (from < least || from > most) return refuse('round-not-ahead', { from, least, most });
  const table = from === state.round ? begunTable(state, entries) : null;
  return table === null ? null : refuse('table-has-begun', { table, round: from });
};

/** A free place for somebody who has none: by hand, or for who comes late. */
export const decideSeat: DecideInHall<'seat-entry'> = (state, { place, entry, from }) => {
  const { seats, plan } = state;
  const places = placesOf(plan);
  const problem = roundProblem(state, from, []);
  if (problem !== null) return problem;
  if (!places.includes(place)) return refuse('unknown-place', { place, places });
  const there = firstFound(from, plan.rounds, (round) => entryAt(seats, place, round));
  if (there !== null) return refuse('place-taken', { place, entry: there });
  const own = firstFound(from, plan.rounds, (round) => placeOf(seats, places, entry, round));
  return own === null
    ? event('EntrySeated', { place, entry, from })
    : refuse('has-place', { entry, place: own });
};

const notSeated = ({ seats, plan }: HallState, entries: readonly string[], round: number): Refusal | null => {
  const missing = entries.find((entry) => placeOf(seats, placesOf(plan), entry, round) === null);
  return missing === undefined ? null : refuse('not-seated', { entry: missing, round });
};

export const decideSwap: DecideInHall<'swap-entries'> = (state, { a, b, from }) => {
  if (a === b) return refuse('swap-with-itself', { entry: a });
  return (
    notSeated(state, [a, b], from) ??
    roundProblem(state, from, [a, b]) ??
    event('EntriesSwapped', { a, b, from })
  );
};

export const decideAbsent: DecideInHall<'mark-absent'> = (state, { entry, from }) =>
  notSeated(state, [entry], from) ??
  roundProblem(state, from, [entry]) ??
  event('EntryAbsent', { entry, from });
