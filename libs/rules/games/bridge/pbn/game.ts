import type { Awarded } from '../event-file/contract';
import type { Optimum } from '../event-file/optimum';
import type { Undertaking } from '@arbitre/rules/kernel/auction/contract';
import type { Seat } from '../events';
import type { Vulnerability } from '../setup';
import type { DealTag } from './deal-tag';

export type PbnTag = { readonly name: string; readonly value: string; readonly line: number };

/** A table's rows by column name, cells as written, without the quotes of a string cell. */
export type PbnTable = {
  readonly line: number;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly line: number;
    readonly cells: Readonly<Record<string, string>>;
    /** The ruling that a comment after the row states. */
    readonly awarded: Awarded | null;
  }[];
};

export type PbnCall = {
  readonly seat: Seat;
  readonly call: string;
  readonly note?: string;
  readonly nags?: readonly number[];
  readonly line: number;
};
export type PbnCard = {
  readonly seat: Seat;
  readonly card: string;
  readonly note?: string;
  readonly nags?: readonly number[];
  readonly line: number;
};

/** `ended`: how the section stops. `open`: without a mark. */
export type PbnAuction = {
  readonly line: number;
  readonly calls: readonly PbnCall[];
  readonly complete: boolean;
  /** An irregularity that stood (BD-PBN-17). */
  readonly irregular: boolean;
};
export type PbnPlay = {
  readonly line: number;
  readonly cards: readonly PbnCard[];
  /** `*`: no further cards (a claim, or the end); `+`: to be continued; `none`: no mark. */
  readonly ended: '*' | '+' | 'none';
  readonly irregular: boolean;
};

export type PbnContract =
  { readonly kind: 'passed-out' } | ({ readonly kind: 'played' } & Undertaking) | null;

/** One game of a file: its tags as they stand, and what they say. */
export type PbnGame = {
  readonly number: number;
  readonly line: number;
  readonly tags: ReadonlyMap<string, PbnTag>;
  readonly tables: ReadonlyMap<string, PbnTable>;
  readonly dealer: Seat | null;
  readonly vulnerable: Vulnerability | null;
  readonly hands: DealTag | null;
  readonly contract: PbnContract;
  /** Who declared in fact; after Law 54A (`^S`) that is not who named the strain first. */
  readonly declarer: Seat | null;
  readonly swapped: boolean;
  /** Declarer's tricks, null where the file does not say. */
  readonly tricks: number | null;
  readonly auction: PbnAuction | null;
  readonly play: PbnPlay | null;
  /** The ruling that a comment states (BD-PBN-GAP-1). */
  readonly awarded: Awarded | null;
  /** What the hands are worth with all cards seen (BD-PBN-24). */
  readonly optimum: Optimum | null;
};
