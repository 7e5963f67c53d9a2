import type { Seat } from '@arbitre/rules/kernel/compass';
import { entryAt } from '@arbitre/rules/kernel/session/seats';
import type { Settings } from '../session/fields';
import type { SessionEventNamed } from '../session/events';
import { type EveningView, sessionView } from '../session/view';
import type { HallPlan } from './fields';
import { type HallState, placesOf, tableKey, tablesOf } from './state';

/** A table of a round: who sits there, and how far its partie is. */
export type HallTableView = {
  readonly table: number;
  /** Nobody where null: the others of the table sit out. */
  readonly seats: Readonly<Record<Seat, string | null>>;
  /** Not called yet, or nobody to play; played; over and waiting to be confirmed; done; ended by the arbiter. */
  readonly state: 'planned' | 'free' | 'playing' | 'over' | 'done' | 'stopped';
  readonly stopped: string | null;
  /** Coups on its score. */
  readonly coups: number;
  /** Null where no partie was begun. */
  readonly evening: EveningView | null;
};

/** What a page shows of an evening of several tables. */
export type HallView = {
  readonly phase: 'hall';
  readonly plan: HallPlan;
  readonly settings: Settings;
  /** The round that is played; 0 before the first. */
  readonly round: number;
  /** Who sits where now, or will in the first round. */
  readonly places: readonly { readonly place: string; readonly entry: string | null }[];
  /** Every round with its tables. */
  readonly rounds: readonly { readonly round: number; readonly tables: readonly HallTableView[] }[];
  readonly commitment: string | null;
  readonly lot: SessionEventNamed<'SeatsDrawn'>['data'] | null;
};

const tableViews = (state: HallState, round: number): readonly HallTableView[] =>
  tablesOf(state, round).map(({ table, seats }) => {
    const own = state.tables.get(tableKey(round, table));
    if (own === undefined) {
      const none = { stopped: null, coups: 0, evening: null };
      return { table, seats, state: round > state.round ? 'planned' : 'free', ...none };
    }
    const { session, stopped } = own;
    const over = session.board.over ? 'over' : 'playing';
    return {
      ...{ table, seats, stopped, coups: session.deals.length, evening: sessionView(session) },
      state: stopped !== null ? 'stopped' : session.finished.length > 0 ? 'done' : over,
    };
  });

/** Everything of a hall lies open: the seats, the lot once its seed is told, the scores. */
export const hallView = (state: HallState): HallView => ({
  phase: 'hall',
  plan: state.plan,
  settings: state.settings,
  round: state.round,
  places: placesOf(state.plan).map((place) => ({
    place,
    entry: entryAt(state.seats, place, Math.max(1, state.round)),
  })),
  rounds: Array.from({ length: state.plan.rounds }, (_, at) => ({
    round: at + 1,
    tables: tableViews(state, at + 1),
  })),
  commitment: state.commitment,
  lot: state.lot,
});
