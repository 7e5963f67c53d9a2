import type { Refusal } from '../act-shape';
import type { Seating } from '../deal/contract';
import { refuse } from '../shared-refusals';
import type { DealPlace, PlannedTable } from './contract';
import type { SessionState } from './state';

const sameSeats = (one: Seating, other: Seating): boolean => {
  const seats = Object.keys(one);
  return seats.length === Object.keys(other).length && seats.every((seat) => one[seat] === other[seat]);
};

const seatsTold = ({ seating }: PlannedTable): readonly string[] =>
  Object.entries(seating).map(([seat, entry]) => `${seat} ${entry}`);

/** Who sits at a deal, and what its session knows of its setup. */
export type PlannedSeating =
  | { readonly ok: true; readonly seating: Seating; readonly setup: Readonly<Record<string, unknown>> }
  | Refusal;

/**
 * Who sits where a deal is to be opened, as the session plans it. Null where it plans nothing: whoever opens the deal says it.
 * `given`: who sits there as somebody typed it, or nobody.
 */
export const plannedSeating = (
  { rules, rulesState }: SessionState,
  place: DealPlace,
  given: Seating,
): PlannedSeating | null => {
  if (rules?.plan === undefined) return null;
  const { round, table, board } = place;
  const plan = rules.plan(rulesState, round);
  if (round > plan.round) return refuse('round-not-called', { round, now: plan.round });
  const planned = plan.tables.find((each) => each.table === table);
  if (planned === undefined) return refuse('table-not-planned', { round, table });
  if (planned.open !== true && !planned.boards.includes(board))
    return refuse('board-not-planned', { round, table, board, boards: planned.boards.map(String) });
  return Object.keys(given).length === 0 || sameSeats(given, planned.seating)
    ? { ok: true, seating: planned.seating, setup: rules.dealSetup?.(rulesState, place) ?? {} }
    : refuse('seated-otherwise', { round, table, seats: seatsTold(planned) });
};
