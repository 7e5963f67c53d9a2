import { entryAt as seatedAt, placeOf as placeAmong, type Seats } from '@arbitre/rules/kernel/session/seats';
import type { Movement } from '../movement/movement';
import type { EveningData } from './events';
import { movementOf } from './movements';
import { NOTHING_PREPARED, type Prepared } from './prepared/state';
import type { EveningSetup } from './setup';

export type EveningState = {
  setup: EveningSetup;
  movement: Movement;
  /** Who sits at each place, from which round on, in order; replaced, never changed. */
  readonly seats: Seats;
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
  /** What follows is in the order in which it was recorded; lists are replaced, never changed. */
  cancelled: readonly EveningData['BoardCancelled'][];
  left: readonly Left[];
  substitutes: readonly EveningData['PlayerSubstituted'][];
  /** Who may not sit down in these rounds (BD-L91A). */
  suspended: readonly EveningData['EntrySuspended'][];
  moved: readonly EveningData['BoardsMoved'][];
  /** Boards that were put off and are not settled yet (BD-L8B2). */
  postponed: readonly EveningData['BoardPostponed'][];
  /** What was said of the boards before they are played (Laws 1 and 6). */
  prepared: Prepared;
  /** Boards that were put off and are not played at that table after all (BD-L82B). */
  dropped: readonly EveningData['BoardSettled'][];
  /** The hand records of boards; replaced, never changed. */
  readonly records: Map<number, EveningData['HandsRecorded']['hands']>;
  /** Tables that have ended (BD-L8C). */
  ended: readonly number[];
};

/** Somebody who left without notice, and the place that he had. */
export type Left = EveningData['EntryLeft'] & { readonly place: string };

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
  prepared: NOTHING_PREPARED,
  ...{
    cancelled: [],
    left: [],
    suspended: [],
    substitutes: [],
    moved: [],
    postponed: [],
    dropped: [],
    ended: [],
  },
  records: new Map(),
});

/** An independent copy: what the maps hold is never changed. */
export const copyEvening = (state: EveningState): EveningState => ({
  ...state,
  seats: new Map(state.seats),
  otherwise: new Map(state.otherwise),
  records: new Map(state.records),
});

/** Who sits at a place in a round, as seats were given. */
export const entryAt = ({ seats }: EveningState, place: string, round: number): string | null =>
  seatedAt(seats, place, round);

/** Where somebody sits in a round; null where he does not play it. */
export const placeOf = ({ seats, movement }: EveningState, entry: string, round: number): string | null =>
  placeAmong(seats, movement.places, entry, round);

/** The first round that a change may still be for: the one that is played, or the first. */
export const firstOpenRound = ({ round }: EveningState): number => Math.max(1, round);

export const otherwiseKey = (round: number, table: number): string => `${round}|${table}`;
