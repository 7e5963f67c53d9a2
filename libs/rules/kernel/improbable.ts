import type { Facts } from './decider';
import type { Sentence } from './refusals';

/** A result as it lies beside those of the other tables on the same board. */
export type BoardResult = {
  readonly deal: string;
  readonly notation: string;
  /** The game's own account of it. */
  readonly result: Readonly<Record<string, unknown>>;
  /** Points of each side. */
  readonly scores: Readonly<Record<string, number>>;
  /** How the deal was laid; absent where nobody knows. */
  readonly setup?: Readonly<Record<string, unknown>>;
};

/** Cards by seat, as they were dealt and as far as anybody recorded them. */
export type KnownHands = Readonly<Record<string, readonly string[] | null>>;

/** A result beside how its board lay at the table. */
export type LaidBoard = BoardResult & { readonly table: string; readonly hands: KnownHands };

/** What a session has on record of one of its boards, whatever tables played. */
export type BoardOnRecord = {
  readonly hands: KnownHands | null;
  /** Parts copies that differ and tells no card; null where no copy is registered. */
  readonly fingerprint: string | null;
};

/** What is improbable of one of them; `kind` has its sentence in the declaration. */
export type Improbability = { readonly deal: string; readonly kind: string; readonly facts: Facts };

/**
 * What a game holds improbable, by its own declaration: possible under its rules, accepted, and worth a second look. Each becomes a
 * task until a person says, with a reason, that it is valid, or the result is corrected.
 */
export type Improbable = {
  readonly says: Readonly<Record<string, Sentence>>;
  /** Of all results of one board. */
  readonly find: (results: readonly BoardResult[]) => readonly Improbability[];
  /** Boards whose cards are recorded; absent where none is played at several tables. What it finds tells no card. */
  readonly laid?: LaidBoards;
};

export type LaidBoards<State = unknown> = {
  /** The cards of a deal, from the state of its game. */
  handsOf(state: State): KnownHands;
  /** Of the tables of one board. */
  find(tables: readonly LaidBoard[], onRecord: BoardOnRecord): readonly Improbability[];
};

/** A figure on the sheets of a session that is worth a second look, in the round and at the table or of the entry that it stands for. */
export type OddFigure = {
  /** Names the figure as it stands: what is written anew is another one. */
  readonly figure: string;
  readonly kind: string;
  readonly round: number;
  /** Null where it is an entry's own. */
  readonly table: string | null;
  readonly entry: string | null;
  /** What the event that wrote it says: the last one with all of this is when it came. */
  readonly writtenAs: Readonly<Record<string, string | number>>;
  readonly facts: Facts;
};

/** What the order of a game's sessions holds improbable: as `Improbable`, of the sheets of one session. */
export interface ImprobableFigures<State> {
  readonly says: Readonly<Record<string, Sentence>>;
  find(state: State): readonly OddFigure[];
}
