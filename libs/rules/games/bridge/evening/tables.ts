import type { PlannedTable } from '@arbitre/rules/kernel/session/contract';
import { type Meeting, upTo } from '../movement/movement';
import { entryAt, type EveningState, otherwiseKey } from './state';

/** A table of a round: the places that meet there, who sits at them, and the boards. */
export type EveningTable = {
  readonly table: number;
  readonly places: { readonly NS: string; readonly EW: string };
  /** Nobody where null: the other pair sits out. */
  readonly NS: string | null;
  readonly EW: string | null;
  readonly boards: readonly number[];
  /** Not as the movement has it: the arbiter's reason. */
  readonly otherwise: string | null;
};

/** The boards of a meeting by their numbers. */
const boardsOf = ({ setup, movement }: EveningState, { sets }: Meeting): readonly number[] => {
  const each = setup.boards / movement.setsEach;
  return sets.flatMap((set) => upTo(each).map((at) => setup.firstBoard + set * each + at));
};

/** The tables of a round, as the movement, the seats and the arbiter have them; none for a round that there is not. */
export const tablesOf = (state: EveningState, round: number): readonly EveningTable[] =>
  (state.movement.rounds[round - 1] ?? []).map((meeting) => {
    const { table, NS, EW } = meeting;
    const changed = state.otherwise.get(otherwiseKey(round, table));
    return {
      table,
      places: { NS, EW },
      NS: changed?.NS ?? entryAt(state, NS, round),
      EW: changed?.EW ?? entryAt(state, EW, round),
      boards: changed?.boards ?? boardsOf(state, meeting),
      otherwise: changed?.reason ?? null,
    };
  });

/** The tables of a round at which two sit (BD-L3-1, BD-L4-1): partners are one entry, in a match of teams the same one at two tables. */
export const playedTables = (state: EveningState, round: number): readonly PlannedTable[] =>
  tablesOf(state, round).flatMap(({ table, NS, EW, boards }) =>
    NS === null || EW === null
      ? []
      : [{ round, table: String(table), boards, seating: { N: NS, E: EW, S: NS, W: EW } }],
  );

/** The boards that somebody plays before a round, by number, with the round. */
export const playedBefore = (
  state: EveningState,
  entry: string,
  round: number,
): ReadonlyMap<number, number> =>
  new Map(
    upTo(round - 1).flatMap((at) =>
      tablesOf(state, at + 1)
        .filter(({ NS, EW }) => (NS === entry || EW === entry) && NS !== null && EW !== null)
        .flatMap(({ boards }) => boards.map((board) => [board, at + 1] as const)),
    ),
  );
