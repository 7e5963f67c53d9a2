import type { PlannedTable } from '@arbitre/rules/kernel/session/contract';
import { type Meeting, upTo } from '../movement/movement';
import { entryAt, type EveningState, otherwiseKey } from './state';

/** A table of a round: the places that meet there, who sits at them, and the boards. */
export type EveningTable = {
  readonly table: number;
  readonly places: { readonly NS: string; readonly EW: string; readonly S?: string; readonly W?: string };
  /** Nobody where null: the other pair sits out. */
  readonly NS: string | null;
  readonly EW: string | null;
  /** South and West where everybody plays for himself, when `NS` is North and `EW` East; null for pairs and teams. */
  readonly partners: { readonly S: string | null; readonly W: string | null } | null;
  readonly boards: readonly number[];
  /** Not as the movement has it: the arbiter's reason. */
  readonly otherwise: string | null;
};

/** The boards of a meeting by their numbers. */
const boardsOf = ({ setup, movement }: EveningState, { sets }: Meeting): readonly number[] => {
  const each = setup.boards / movement.setsEach;
  return sets.flatMap((set) => upTo(each).map((at) => setup.firstBoard + set * each + at));
};

/** The tables of a round as the movement and the seats have them; none for a round that there is not. */
export const plannedTables = (state: EveningState, round: number): readonly EveningTable[] =>
  (state.movement.rounds[round - 1] ?? []).map((meeting) => {
    const { table, NS, EW, partners } = meeting;
    const at = (place: string): string | null => entryAt(state, place, round);
    return {
      table,
      places: { NS, EW, ...partners },
      NS: at(NS),
      EW: at(EW),
      partners: partners === undefined ? null : { S: at(partners.S), W: at(partners.W) },
      boards: boardsOf(state, meeting),
      otherwise: null,
    };
  });

/** The tables of a round, as the movement, the seats and the arbiter have them. */
export const tablesOf = (state: EveningState, round: number): readonly EveningTable[] =>
  plannedTables(state, round).map((planned) => {
    const changed = state.otherwise.get(otherwiseKey(round, planned.table));
    const dropped = state.dropped.filter((each) => each.round === round && each.table === planned.table);
    return {
      ...planned,
      NS: changed?.NS ?? planned.NS,
      EW: changed?.EW ?? planned.EW,
      boards: (changed?.boards ?? planned.boards).filter((each) =>
        dropped.every(({ board }) => board !== each),
      ),
      otherwise: changed?.reason ?? null,
    };
  });

/** Whoever is at a table; nobody where null. */
export const entriesAt = ({ NS, EW, partners }: EveningTable): readonly (string | null)[] =>
  partners === null ? [NS, EW] : [NS, EW, partners.S, partners.W];

/** Whether everybody is there who is to play at a table: where somebody is missing the others sit out. */
export const isPlayed = (table: EveningTable): boolean => !entriesAt(table).includes(null);

/** The tables of a round at which all sit (BD-L3-1, BD-L4-1): partners are one entry, in a match of teams the same one at two tables. */
export const playedTables = (state: EveningState, round: number): readonly PlannedTable[] =>
  tablesOf(state, round).flatMap(({ table, NS, EW, partners, boards }) => {
    const S = partners === null ? NS : partners.S;
    const W = partners === null ? EW : partners.W;
    if (NS === null || EW === null || S === null || W === null) return [];
    return [{ round, table: String(table), boards, seating: { N: NS, E: EW, S, W } }];
  });

/** The boards that somebody plays before a round, by number, with the round. */
export const playedBefore = (
  state: EveningState,
  entry: string,
  round: number,
): ReadonlyMap<number, number> =>
  new Map(
    upTo(round - 1).flatMap((at) =>
      tablesOf(state, at + 1)
        .filter((each) => entriesAt(each).includes(entry) && isPlayed(each))
        .flatMap(({ boards }) => boards.map((board) => [board, at + 1] as const)),
    ),
  );
