import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import type { GameCode, Suit } from '../ladder';
import type { MancheClosed, PenaltyGiven, TableDrawHeld } from './events';
import type { Contract, Told, callReason } from './fields';
import type { MancheSetup } from './setup';

export type Points = Readonly<Record<string, number>>;

/** A deal that counts; `cancelled`: by which article nobody scores. */
export type ValidDeal = {
  readonly deal: number;
  readonly contract: Contract | null;
  readonly outcome: Told | null;
  readonly points: Points;
  readonly cancelled: string | null;
  /** Why the line is another than it was when it was validated. */
  readonly changed: string | null;
  /** The article by which the arbiter has decided it: nobody else changes it then (WB-15.d). */
  readonly ruled: string | null;
};

export type Call = {
  readonly call: string;
  readonly deal: number;
  readonly by: string;
  readonly for: ValueOf<typeof callReason>;
  readonly reason: string | null;
  /** What the arbiter was shown. */
  readonly wanted: { readonly game: GameCode; readonly suit: Suit | null } | null;
  /** Null while it waits. */
  readonly arbiter: string | null;
  readonly granted: boolean | null;
  readonly ruling: { readonly article: string; readonly reason: string } | null;
};

/** A table of a manche; replaced, never changed. */
export type Table = {
  readonly manche: number;
  readonly table: string;
  readonly players: readonly string[];
  readonly encoder: string | null;
  readonly firstDealer: number;
  /** Of the deal that is played. */
  readonly contract: Contract | null;
  readonly outcome: Told | null;
  readonly valid: readonly ValidDeal[];
  readonly calls: readonly Call[];
  readonly omitted: readonly { readonly deal: number; readonly entry: string; readonly article: string }[];
  readonly tokens: readonly PenaltyGiven['data'][];
  readonly settled: readonly {
    readonly deal: number;
    readonly by: readonly string[];
    readonly reason: string;
  }[];
  /** Who has confirmed, and whether he asked for the sheet. */
  readonly ticked: ReadonlyMap<string, boolean>;
  readonly begun: string | null;
  /** When its newest deal was validated. */
  readonly ended: string | null;
  readonly closed: MancheClosed['data'] | null;
};

/** A session at one moment, changed in place by `evolve`. */
export type MancheState = {
  readonly setup: MancheSetup;
  commitment: string | null;
  draws: readonly TableDrawHeld['data'][];
  /** By `manche|table`. */
  readonly tables: Map<string, Table>;
  /** The reason of each black token, by entry (WB-19.b). */
  readonly excluded: Map<string, string>;
};

export const newSession = (setup: MancheSetup): MancheState => ({
  setup,
  commitment: null,
  draws: [],
  tables: new Map(),
  excluded: new Map(),
});

/** An independent copy: what the maps hold is never changed. */
export const copySession = (state: MancheState): MancheState => ({
  ...state,
  tables: new Map(state.tables),
  excluded: new Map(state.excluded),
});

export type At = { readonly manche: number; readonly table: string };

export const tableKey = ({ manche, table }: At): string => `${manche}|${table}`;
export const tableAt = (state: MancheState, at: At): Table | undefined => state.tables.get(tableKey(at));
export const tablesIn = (state: MancheState, manche: number): readonly Table[] =>
  [...state.tables.values()].filter((own) => own.manche === manche);

/** The tables that a manche was drawn to; none where nobody drew. */
export const drawnIn = (state: MancheState, manche: number): TableDrawHeld['data']['tables'] =>
  state.draws.find((draw) => draw.manche === manche)?.tables ?? [];
