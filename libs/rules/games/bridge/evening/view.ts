import { upTo } from '../movement/movement';
import type { EveningData } from './events';
import type { EveningSetup } from './setup';
import { entryAt, type EveningState, firstOpenRound } from './state';
import { type EveningTable, tablesOf } from './tables';

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
  readonly rounds: readonly { readonly round: number; readonly tables: readonly EveningTable[] }[];
  /** A hash that a lot is still to be drawn by. */
  readonly commitment: string | null;
  /** The last lot: with its seed anybody can draw the seats again. */
  readonly lot: EveningData['SeatsDrawn'] | null;
};

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
  rounds: upTo(state.setup.rounds).map((at) => ({ round: at + 1, tables: tablesOf(state, at + 1) })),
  commitment: state.commitment,
  lot: state.lot,
});
