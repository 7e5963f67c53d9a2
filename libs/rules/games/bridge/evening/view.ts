import { type Balance, balanceOf } from '../movement/balance';
import { type Movement, sittingOut, upTo } from '../movement/movement';
import { withoutFree } from './facts';
import { type Consequence, consequencesOf } from './consequences';
import type { EveningData } from './events';
import { isSwiss } from './movements';
import type { EveningSetup } from './setup';
import { entryAt, type EveningState, firstOpenRound } from './state';
import { entriesAt, type EveningTable, isPlayed, tablesOf } from './tables';

/** What a page shows of an evening of bridge. */
export type EveningView = {
  readonly setup: EveningSetup;
  /** The round that is played; 0 before the first. */
  readonly round: number;
  readonly startedAt: string | null;
  readonly minutes: number | null;
  /** Who sits where now, or will in the first round; nobody where null. */
  readonly places: readonly { readonly place: string; readonly entry: string | null }[];
  /** The guide: every round with its tables. */
  readonly rounds: readonly {
    readonly round: number;
    readonly tables: readonly EveningTable[];
    /** Who plays no board of it: no table, or nobody opposite. */
    readonly sitsOut: readonly string[];
  }[];
  /** How evenly those who play are compared; null in a Swiss. */
  readonly balance: Balance | null;
  /** The round of a Swiss that is to be paired next; null where none is. */
  readonly toPair: number | null;
  /** What the Laws make of what went wrong. */
  readonly consequences: readonly Consequence[];
  readonly postponed: EveningState['postponed'];
  readonly substitutes: EveningState['substitutes'];
  /** Who may not sit down, in which rounds, by whose word and why (BD-L91A). */
  readonly suspended: EveningState['suspended'];
  /** What was said of the boards before they are played. */
  readonly prepared: EveningState['prepared'];
  /** Boards whose hand record is known; what is in it is for the staff. */
  readonly handRecords: readonly number[];
  /** Tables that have ended. */
  readonly ended: readonly number[];
  /** A hash that a lot is still to be drawn by. */
  readonly commitment: string | null;
  /** The last lot: with its seed anybody can draw the seats again. */
  readonly lot: EveningData['SeatsDrawn'] | null;
};

/** Figures of a movement, by the places of it that stay free. */
const balances = new WeakMap<Movement, Map<string, Balance | null>>();

/** Figured out once for each movement and those who play it; null in a Swiss, where the ranking decides who meets whom. */
const balanceFor = (state: EveningState): Balance | null => {
  const { movement, setup } = state;
  if (isSwiss(setup)) return null;
  const free = movement.places.filter((place) => entryAt(state, place, firstOpenRound(state)) === null);
  // Before anybody sits it is told of all.
  const away = free.length === movement.places.length ? [] : free;
  const known = balances.get(movement) ?? new Map<string, Balance | null>();
  balances.set(movement, known);
  const key = away.join(' ');
  const balance = known.get(key) ?? balanceOf(withoutFree(movement, new Set(away)));
  known.set(key, balance);
  return balance;
};

/** The entries that play no board of a round. */
const idleIn = (state: EveningState, round: number): readonly string[] => {
  const tables = tablesOf(state, round);
  const meetings = state.movement.rounds[round - 1] ?? [];
  const away = sittingOut(state.movement, meetings).map((place) => entryAt(state, place, round));
  const alone = tables.filter((table) => !isPlayed(table)).flatMap(entriesAt);
  return meetings.length === 0 ? [] : [...away, ...alone].filter((entry) => entry !== null);
};

const nextToPair = ({ setup, movement, round }: EveningState): number | null =>
  isSwiss(setup) && round < setup.rounds && movement.rounds[round]?.length === 0 ? round + 1 : null;

/** Everything of an evening lies open: the movement, the seats, the lot once its seed is told. */
export const eveningView = (state: EveningState): EveningView => ({
  setup: state.setup,
  round: state.round,
  startedAt: state.startedAt,
  minutes: state.minutes,
  places: state.movement.places.map((place) => ({
    place,
    entry: entryAt(state, place, firstOpenRound(state)),
  })),
  rounds: upTo(state.setup.rounds).map((at) => ({
    round: at + 1,
    tables: tablesOf(state, at + 1),
    sitsOut: idleIn(state, at + 1),
  })),
  balance: balanceFor(state),
  toPair: nextToPair(state),
  consequences: consequencesOf(state),
  postponed: state.postponed,
  substitutes: state.substitutes,
  suspended: state.suspended,
  prepared: state.prepared,
  handRecords: [...state.records.keys()].sort((a, b) => a - b),
  ended: state.ended,
  commitment: state.commitment,
  lot: state.lot,
});
