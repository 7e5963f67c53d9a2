import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { firstFound } from '@arbitre/rules/kernel/session/seats';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import type { EveningData, EveningEvent } from './events';
import { placesToFill } from './places';
import { readSetup } from './setup';
import { suspendedEntry, suspendedPlayer } from './suspensions';
import { entryAt, type EveningState, firstOpenRound, placeOf } from './state';

export const event = <Type extends keyof EveningData>(
  type: Type,
  data: EveningData[Type],
): Decision<EveningEvent> => accepted<EveningEvent>({ type, data } as EveningEvent);

/** What lots of bridge are committed to for, beside those of other games. */
const PURPOSE = 'bridge-seats';

/** What is published before seats are drawn by that seed. */
export const seatsCommitment = (seed: string): string => commitmentTo(PURPOSE, seed);

const begun = ({ round }: EveningState): Refusal | null =>
  round === 0 ? null : refuse('evening-begun', { round });

export const decideMovement: Decide<'set-movement'> = (state, { movement }) => {
  const problem = begun(state);
  if (problem !== null) return problem;
  const reading = readSetup(movement);
  return reading.ok ? event('MovementSet', { movement: reading.setup }) : reading;
};

export const decideCommit: Decide<'commit-lot'> = (state, { commitment }) =>
  begun(state) ?? event('LotCommitted', { commitment });

/** A pair may be missing, and one that is late: with more of them there are too many tables. A table of players has four. */
const mostMissing = ({ setup }: EveningState): number => (setup.movement === 'individual' ? 3 : 2);

const firstOf = <Item>(items: readonly Item[], problem: (item: Item) => Refusal | null): Refusal | null => {
  for (const item of items) {
    const found = problem(item);
    if (found !== null) return found;
  }
  return null;
};

const lotProblem = (
  state: EveningState,
  { seed, entries }: Parameters<typeof decideDraw>[1],
): Refusal | null => {
  const { commitment, movement } = state;
  const places = movement.places.length;
  const least = places - mostMissing(state);
  const twice = entries.find((entry, at) => entries.indexOf(entry) < at);
  if (commitment === null) return refuse('no-lot-committed');
  if (seatsCommitment(seed) !== commitment) return refuse('another-seed');
  if (twice !== undefined) return refused('BD-L5A-1', { entry: twice, places: 2 });
  const suspended = firstOf(entries, (entry) => suspendedEntry(state, entry, 1));
  if (suspended !== null) return suspended;
  if (entries.length > places || entries.length < least)
    return refuse('seats-and-entries', { entries: entries.length, places, least });
  return null;
};

/** BD-L5A-1: a starting place for everybody who is there, by a lot whose seed was committed to before. */
export const decideDraw: Decide<'draw-seats'> = (state, act) => {
  const problem = begun(state) ?? lotProblem(state, act);
  if (problem !== null) return problem;
  const { seed, entries } = act;
  // Whoever types the list decides nothing by its order.
  const drawn = inOrderOfLot(seed, [...entries].sort());
  const seats = placesToFill(state).flatMap((place, at) => {
    const entry = drawn[at];
    return entry === undefined ? [] : [{ place, entry }];
  });
  return event('SeatsDrawn', { seed, entries, seats });
};

const roundProblem = (state: EveningState, from: number): Refusal | null => {
  const [least, most] = [firstOpenRound(state), state.setup.rounds];
  return from >= least && from <= most ? null : refuse('round-not-ahead', { from, least, most });
};

/** BD-L5A-1: a free place for somebody who has none: by hand, or for a pair that comes late. */
export const decideSeat: Decide<'seat-entry'> = (state, { place, entry, from }) => {
  const problem = roundProblem(state, from) ?? suspendedEntry(state, entry, from);
  if (problem !== null) return problem;
  if (!state.movement.places.includes(place))
    return refuse('unknown-place', { place, places: state.movement.places });
  const there = firstFound(from, state.setup.rounds, (round) => entryAt(state, place, round));
  if (there !== null) return refused('BD-L5A-1', { place, taken: there });
  const own = firstFound(from, state.setup.rounds, (round) => placeOf(state, entry, round));
  return own === null
    ? event('EntrySeated', { place, entry, from })
    : refused('BD-L5A-1', { entry, place: own });
};

/** BD-L5A-2: places change on the director's word alone, from a round on and not for what was played. */
export const decideSwap: Decide<'swap-entries'> = (state, { a, b, from }) => {
  const problem = roundProblem(state, from);
  if (problem !== null) return problem;
  if (a === b) return refuse('swap-with-itself', { entry: a });
  const missing = [a, b].find((entry) => placeOf(state, entry, from) === null);
  return missing === undefined
    ? event('EntriesSwapped', { a, b, from })
    : refuse('not-seated', { entry: missing, round: from });
};

/** BD-MOVE-GAP-1: whoever leaves without notice; what it means for the others is proposed and decided by the arbiter. */
export const decideLeave: Decide<'leave-session'> = (state, { entry, from, reason }) =>
  roundProblem(state, from) ??
  (placeOf(state, entry, from) === null
    ? refuse('not-seated', { entry, round: from })
    : event('EntryLeft', { entry, from, reason }));

/** BD-L4-1: a pair stays the same for the session unless the director lets another player sit down. */
export const decideSubstitute: Decide<'substitute-player'> = (state, act) => {
  const { entry, leaves, comes, from, reason } = act;
  const problem = roundProblem(state, from) ?? suspendedPlayer(state, comes, from);
  if (problem !== null) return problem;
  if (placeOf(state, entry, from) === null) return refuse('not-seated', { entry, round: from });
  return leaves === comes
    ? refuse('swap-with-itself', { entry: comes })
    : event('PlayerSubstituted', { entry, leaves, comes, from, reason });
};

export const decideAbsent: Decide<'mark-absent'> = (state, { entry, from }) =>
  roundProblem(state, from) ??
  (placeOf(state, entry, from) === null
    ? refuse('not-seated', { entry, round: from })
    : event('EntryAbsent', { entry, from }));

/** BD-L91A: for the session or a part of it; of a pair that plays on somebody sits down for the player. */
export const decideSuspend: Decide<'suspend-entry'> = (state, { do: _, ...suspension }) => {
  const { entry, player, comes, from, until } = suspension;
  const problem = roundProblem(state, from);
  if (problem !== null) return problem;
  if (until !== undefined && (until < from || until > state.setup.rounds))
    return refuse('suspended-until', { from, until, rounds: state.setup.rounds });
  if (comes !== undefined && player === undefined) return refuse('whom-for', { comes });
  if (comes !== undefined && comes === player) return refuse('swap-with-itself', { entry: comes });
  const twice = suspendedEntry(state, entry, from);
  if (twice !== null) return twice;
  return event('EntrySuspended', suspension);
};
