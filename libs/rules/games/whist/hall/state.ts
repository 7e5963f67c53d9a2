import { type Seat, SEATS } from '@arbitre/rules/kernel/compass';
import { entryAt, type Seats } from '@arbitre/rules/kernel/session/seats';
import { newSession, type SessionState } from '../session/state';
import type { Settings } from '../session/fields';
import type { SessionEventNamed } from '../session/events';
import type { HallPlan } from './fields';
import type { HallSetup } from './setup';

/** A table of a round: its evening is one partie. */
export type HallTable = {
  readonly session: SessionState;
  /** Why the arbiter ended it before its end; null where he did not. */
  readonly stopped: string | null;
};

export type HallState = {
  readonly plan: HallPlan;
  settings: Settings;
  readonly seats: Seats;
  /** The hash of the seed that the next lot is drawn by; null where none is published. */
  commitment: string | null;
  lot: SessionEventNamed<'SeatsDrawn'>['data'] | null;
  /** The first rounds of the lots: the hall moves on from there. */
  lotsFrom: readonly number[];
  /** The round that is played; 0 before the first. */
  round: number;
  /** The tables that were called, by round and table. */
  readonly tables: Map<string, HallTable>;
};

export const newHall = ({ settings, ...plan }: HallSetup): HallState => ({
  ...{ plan, settings, seats: new Map(), commitment: null, lot: null, lotsFrom: [], round: 0 },
  tables: new Map(),
});

/** An independent copy: tables are replaced, but what their parties make of them is changed in place. */
export const copyHall = (state: HallState): HallState => ({
  ...state,
  seats: new Map(state.seats),
  tables: new Map(
    [...state.tables].map(([key, { session, stopped }]) => [key, { session: { ...session }, stopped }]),
  ),
});

export const tableKey = (round: number, table: number): string => `${round}|${table}`;

const FIELDS = { players: ['N', 'E', 'S', 'W'], pairs: ['NS', 'EW'] } as const;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Every place of the hall, table by table: `N1`, `E1`, …, or `NS1`, `EW1`, …. */
export const placesOf = ({ tables, of }: HallPlan): readonly string[] =>
  upTo(tables).flatMap((table) => FIELDS[of].map((field) => `${field}${table}`));

/** The table that a field of places from `home` is at in a round. */
const tableOf = ({ plan, lotsFrom }: HallState, field: string, home: number, round: number): number => {
  if (plan.moves === 'stay' || !/[EW]/u.test(field)) return home;
  const since = lotsFrom.findLast((first) => first <= round) ?? 1;
  return ((home - 1 + round - since) % plan.tables) + 1;
};

/** Who sits at a table in a round, by seat; nobody where null. */
export type SeatedTable = { readonly table: number; readonly seats: Readonly<Record<Seat, string | null>> };

/** The tables of a round as the seats and the movement have them. */
export const tablesOf = (state: HallState, round: number): readonly SeatedTable[] => {
  const { plan, seats } = state;
  const at = new Map<string, string | null>();
  for (const home of upTo(plan.tables))
    for (const field of FIELDS[plan.of]) {
      const table = tableOf(state, field, home, round);
      const entry = entryAt(seats, `${field}${home}`, round);
      for (const seat of field) at.set(`${seat}${table}`, entry);
    }
  return upTo(plan.tables).map((table) => ({
    table,
    seats: Object.fromEntries(
      SEATS.map((seat) => [seat, at.get(`${seat}${table}`) ?? null]),
    ) as SeatedTable['seats'],
  }));
};

/** Everybody of a table in the order of its seats; null where somebody is missing: the others sit out. */
const complete = ({ seats }: SeatedTable): Readonly<Record<Seat, string>> | null =>
  SEATS.every((seat) => seats[seat] !== null) ? (seats as Readonly<Record<Seat, string>>) : null;

export const isComplete = (table: SeatedTable): boolean => complete(table) !== null;

/** The evening of a table that begins; both players of a pair have its entry. */
const beginning = ({ plan, settings }: HallState, entries: Readonly<Record<Seat, string>>): SessionState => {
  const player = (seat: Seat): string =>
    plan.of === 'players' ? entries[seat] : `${entries[seat]}.${'NE'.includes(seat) ? 1 : 2}`;
  const seats = { N: player('N'), E: player('E'), S: player('S'), W: player('W') };
  return newSession({
    ...{
      players: SEATS.map((seat) => seats[seat]),
      method: 'cut',
      packs: ['1'],
      settings,
      seats,
      dealer: 'N',
    },
    entries: Object.fromEntries(SEATS.map((seat) => [seats[seat], entries[seat]])),
  });
};

/** Something was written there that a change of its seats would falsify. */
export const hasBegun = ({ session, stopped }: HallTable): boolean =>
  session.deals.length > 0 || stopped !== null;

/** It waits for nothing any more. */
export const isDone = ({ session, stopped }: HallTable): boolean =>
  session.finished.length > 0 || stopped !== null;

/** The tables of the round that is played, with their numbers. */
export const playing = ({ plan, tables, round }: HallState): readonly (readonly [number, HallTable])[] =>
  upTo(plan.tables).flatMap((table) => {
    const own = tables.get(tableKey(round, table));
    return own === undefined ? [] : [[table, own] as const];
  });

/** Seats the round that is played, as far as nothing was written at a table. */
export const seatRound = (state: HallState): void => {
  for (const one of tablesOf(state, state.round)) {
    const key = tableKey(state.round, one.table);
    const own = state.tables.get(key);
    if (own !== undefined && hasBegun(own)) continue;
    const entries = complete(one);
    if (entries === null) state.tables.delete(key);
    else state.tables.set(key, { session: beginning(state, entries), stopped: null });
  }
};

/** The tables whose partie was confirmed, round by round. */
export const confirmedIn = ({
  tables,
}: HallState): readonly { readonly round: number; readonly session: SessionState }[] =>
  [...tables].flatMap(([key, { session }]) =>
    session.finished.length > 0 ? [{ round: Number.parseInt(key, 10), session }] : [],
  );
