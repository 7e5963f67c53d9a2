import type { Movement } from '../movement/movement';
import type { EveningData } from './events';
import { type EveningSetup, movementOf } from './setup';

/** Who sits at a place from a round on; nobody where null. */
export type Seated = { readonly from: number; readonly entry: string | null };

export type EveningState = {
  setup: EveningSetup;
  movement: Movement;
  /** Who sits at each place, from which round on, in order; replaced, never changed. */
  readonly seats: Map<string, readonly Seated[]>;
  /** The hash of the seed that the next lot is drawn by; null where none is published. */
  commitment: string | null;
  lot: EveningData['SeatsDrawn'] | null;
  /** The round that is played; 0 before the first. */
  round: number;
  startedAt: string | null;
  /** Minutes of the round that is played; null without a clock. */
  minutes: number | null;
  /** Tables that play a round otherwise than the movement has it, by round and table; the last word counts. */
  readonly otherwise: Map<string, EveningData['PlayedOtherwise']>;
};

export const newEvening = (setup: EveningSetup): EveningState => ({
  setup,
  movement: movementOf(setup),
  seats: new Map(),
  commitment: null,
  lot: null,
  round: 0,
  startedAt: null,
  minutes: null,
  otherwise: new Map(),
});

/** An independent copy: what the maps hold is never changed. */
export const copyEvening = (state: EveningState): EveningState => ({
  ...state,
  seats: new Map(state.seats),
  otherwise: new Map(state.otherwise),
});

/** Who sits at a place in a round, as seats were given. */
export const entryAt = ({ seats }: EveningState, place: string, round: number): string | null =>
  seats.get(place)?.findLast(({ from }) => from <= round)?.entry ?? null;

/** Where somebody sits in a round; null where he does not play it. */
export const placeOf = (state: EveningState, entry: string, round: number): string | null =>
  state.movement.places.find((place) => entryAt(state, place, round) === entry) ?? null;

/** The first round that a change may still be for: the one that is played, or the first. */
export const firstOpenRound = ({ round }: EveningState): number => Math.max(1, round);

export const otherwiseKey = (round: number, table: number): string => `${round}|${table}`;
