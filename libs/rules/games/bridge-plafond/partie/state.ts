import { leftOf, rightOf, type Seat, seatIndex, seatName, type Side } from '@arbitre/rules/kernel/compass';
import type { Dealt } from '../dealing/next-deal';
import type { DealResult } from '../score/deal-points';
import { type RubberSheet, rubberSheet } from '../score/rubber';
import type { CardsDrawn, PartieCalled, RubberBrokenOff } from './events';
import { RUBBERS } from './fields';
import type { EveningSetup } from './setup';

export type Seats = Readonly<Record<Seat, string>>;

/** What a line said before it was corrected or struck out. */
export type EarlierLine = {
  readonly line: string | null;
  /** Who wrote something else: the table, or the arbiter. */
  readonly by: 'table' | 'arbiter';
  readonly reason: string | null;
};

/** A line of a sheet; replaced, never changed. */
export type SheetEntry = {
  readonly deal: number;
  /** Null: struck out. */
  readonly line: string | null;
  readonly result: DealResult | null;
  readonly source: 'typed' | 'deal';
  /** Who put it among lines that were written before it, and why; null for a line that was written in its turn. */
  readonly inserted: Omit<EarlierLine, 'line'> | null;
  readonly earlier: readonly EarlierLine[];
};

/** A rubber at a table; replaced, never changed. */
export type Rubber = {
  readonly round: number;
  readonly table: string;
  readonly partie: number;
  readonly rubber: number;
  readonly seats: Seats;
  /** Of the first deal. */
  readonly dealer: Seat;
  readonly packs: Readonly<Record<Side, string>>;
  /** Who exchanged seats before it; nobody before the first. */
  readonly exchanged: readonly string[];
  readonly entries: readonly SheetEntry[];
  /** Who dealt, by line, where it was noted that the deal stood out of turn or with the other pack (BP-9-3, BP-9-4). */
  readonly dealt: Readonly<Record<number, Dealt>>;
  readonly brokenOff: Pick<RubberBrokenOff['data'], 'cause' | 'reason'> | null;
  /** Who accepted the totals for each side. */
  readonly acceptedBy: Readonly<Partial<Record<Side, string>>>;
  /** Why the arbiter declares them accepted. */
  readonly ruled: string | null;
  /** What its lines come to. */
  readonly sheet: RubberSheet;
};

/** A table of a partie; replaced, never changed. A place of `entries` is the same chair throughout, whoever has it. */
export type PartieTable = {
  readonly partie: number;
  readonly table: string;
  readonly entries: readonly string[];
  readonly packs: readonly string[];
  readonly alike: boolean;
  readonly rate: number;
  readonly draws: readonly CardsDrawn['data']['draws'][];
  /** The card that counts, by entry. */
  readonly cards: Readonly<Record<string, string>>;
  readonly order: readonly string[];
  readonly seats: Readonly<Partial<Seats>>;
  /** The pack that the side of the highest card deals with. */
  readonly pack: string | null;
  /** By rubber, the chairs of the side that has the first of them. */
  readonly partners: readonly (readonly [number, number])[];
  readonly ended: string | null;
};

export type Player = {
  readonly entry: string;
  /** Why he plays no more. */
  readonly withdrawn: string | null;
};

/** An evening at one moment, changed in place by `evolve`. */
export type EveningState = {
  readonly setup: EveningSetup;
  players: readonly Player[];
  commitment: string | null;
  parties: readonly PartieCalled['data'][];
  /** By `partie|table`. */
  readonly tables: Map<string, PartieTable>;
  /** By `round|table`. */
  readonly rubbers: Map<string, Rubber>;
};

export const newEvening = (setup: EveningSetup): EveningState => ({
  setup,
  players: [],
  commitment: null,
  parties: [],
  tables: new Map(),
  rubbers: new Map(),
});

/** An independent copy: what the maps hold is never changed. */
export const copyEvening = (state: EveningState): EveningState => ({
  ...state,
  tables: new Map(state.tables),
  rubbers: new Map(state.rubbers),
});

export const placeKey = (number: number, table: string): string => `${number}|${table}`;

export const tableAt = (state: EveningState, partie: number, table: string): PartieTable | undefined =>
  state.tables.get(placeKey(partie, table));

export const rubberAt = (state: EveningState, round: number, table: string): Rubber | undefined =>
  state.rubbers.get(placeKey(round, table));

export const tablesIn = (state: EveningState, partie: number): readonly PartieTable[] =>
  [...state.tables.values()].filter((each) => each.partie === partie);

/** The round of a rubber of a partie. */
export const roundOf = (partie: number, rubber: number): number => (partie - 1) * RUBBERS + rubber;

/** Rubbers of a table that have begun, in order. */
export const rubbersOf = (state: EveningState, { partie, table }: Pick<PartieTable, 'partie' | 'table'>) =>
  Array.from({ length: RUBBERS }, (_, at) => rubberAt(state, roundOf(partie, at + 1), table)).filter(
    (each) => each !== undefined,
  );

const onTheSheet = (entries: readonly SheetEntry[]): readonly DealResult[] =>
  entries.map(({ result }) => result).filter((result) => result !== null);

export const sheetOf = ({ entries, brokenOff }: Pick<Rubber, 'entries' | 'brokenOff'>): RubberSheet =>
  rubberSheet(onTheSheet(entries), brokenOff !== null);

/** Both sides have accepted the totals, or the arbiter has, of a rubber that has ended. */
export const isAccepted = ({ sheet, acceptedBy, ruled }: Rubber): boolean =>
  sheet.state !== 'playing' &&
  (ruled !== null || (acceptedBy.NS !== undefined && acceptedBy.EW !== undefined));

/** The pack is cut by the player on the dealer's right. */
export const cutterOf = (dealer: Seat): Seat => seatName(rightOf(seatIndex(dealer)));
export const leftNeighbour = (seat: Seat): Seat => seatName(leftOf(seatIndex(seat)));

/** No rubber follows at this table in this partie. */
export const isPartieOver = (state: EveningState, own: PartieTable): boolean => {
  if (own.ended !== null) return true;
  const last = rubberAt(state, roundOf(own.partie, RUBBERS), own.table);
  return last !== undefined && isAccepted(last);
};
