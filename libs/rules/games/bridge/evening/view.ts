import { type Balance, balanceOf } from '../movement/balance';
import { type Movement, sittingOut, upTo } from '../movement/movement';
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
  /** How evenly its places are compared; null before a Swiss is paired. */
  readonly balance: Balance | null;
  /** The round of a Swiss that is to be paired next; null where none is. */
  readonly toPair: number | null;
  /** What the Laws make of what went wrong. */
  readonly consequences: readonly Consequence[];
  readonly postponed: EveningState['postponed'];
  readonly substitutes: EveningState['substitutes'];
  /** Tables that have ended. */
  readonly ended: readonly number[];
  /** A hash that a lot is still to be drawn by. */
  readonly commitment: string | null;
  /** The last lot: with its seed anybody can draw the seats again. */
  readonly lot: EveningData['SeatsDrawn'] | null;
};

const balances = new WeakMap<Movement, Balance | null>();

/** Figured out once for each movement. */
const balanceFor = (movement: Movement): Balance | null => {
  const known = balances.get(movement);
  if (known !== undefined) return known;
  const balance = balanceOf(movement);
  balances.set(movement, balance);
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
  balance: balanceFor(state.movement),
  toPair: nextToPair(state),
  consequences: consequencesOf(state),
  postponed: state.postponed,
  substitutes: state.substitutes,
  ended: state.ended,
  commitment: state.commitment,
  lot: state.lot,
});
