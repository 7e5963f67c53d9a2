import type { Exact, MethodId, Scoring } from '@arbitre/rules/kernel/competition/contract';
import type { Adjustment, Place } from '@arbitre/rules/kernel/deal/contract';
import type { Contract, Seat, Side } from '../events';
import type { BridgeSetup } from '../setup';
import type { Optimum } from './optimum';

/** Somebody who plays, as a file of results names him: by a number, and by names where the reader may see them. */
export type FiledEntry = {
  readonly id: string;
  readonly number: number;
  readonly kind: 'player' | 'pair' | 'team' | 'club';
  /** Those of one ranking: a section, a direction; empty where all are in one. */
  readonly field: string;
  readonly names: readonly string[];
};

/** What a ruling gave, by sides, with the article that it rests on. */
export type Awarded = {
  readonly article: string;
  readonly adjustments: Readonly<Record<string, Adjustment>>;
};

/** What a deal is worth to a side: in the unit of the competition, and in matchpoints as they count. */
export type Worth = { readonly value: Exact; readonly points: Exact | null };

/** What explains a call or a card, and what is thought of it by the numbers of the standard (BD-PBN-14). */
type Remark = { readonly note?: string; readonly nags?: readonly number[] };

export type FiledCall = Remark & { readonly seat: Seat; readonly call: string };
export type FiledCard = Remark & { readonly seat: Seat; readonly card: string };

/** Remarks on the calls and cards of a deal, in their order. */
export type Remarks = { readonly calls: readonly Remark[]; readonly cards: readonly Remark[] };

/** The auction and the cards as they were made, without anything that was taken back. */
export type FiledCourse = {
  readonly calls: readonly FiledCall[];
  readonly cards: readonly FiledCard[];
  /** `whole`: the last card was played; `claim`; `stopped`: the table wrote a result. */
  readonly ended: 'whole' | 'claim' | 'stopped';
};

/** One table's result of one board. */
export type FiledResult = {
  readonly deal: string;
  readonly place: Place;
  readonly entries: Readonly<Record<Side, FiledEntry>>;
  readonly setup: BridgeSetup;
  readonly hands: Readonly<Record<Seat, readonly string[] | null>> | null;
  /** Null where there is none, or where something was taken back. */
  readonly course: FiledCourse | null;
  /** `passed-out`, or what was played; null where no result stands. */
  readonly result: 'passed-out' | { readonly contract: Contract; readonly tricks: number } | null;
  readonly lead: string | null;
  /** Declarer and dummy have changed places (BD-PBN-11). */
  readonly swapped: boolean;
  readonly scores: Readonly<Record<string, number>> | null;
  readonly awarded: Awarded | null;
  readonly worth: Readonly<Record<string, Worth>>;
  readonly optimum: Optimum | null;
};

export type FiledRow = {
  readonly entry: FiledEntry;
  readonly rank: number;
  readonly tied: boolean;
  readonly total: Exact;
  /** Matchpoints of all boards; null where the method counts none. */
  readonly points: Exact | null;
  readonly boards: number;
};

/** A competition as a file of results tells it. */
export type FiledEvent = {
  readonly id: string;
  readonly name: string;
  /** ISO date. */
  readonly date: string;
  readonly method: MethodId;
  readonly scoring: Scoring | null;
  readonly unit: 'percent' | 'imp' | 'point';
  readonly decimals: number;
  readonly entries: readonly FiledEntry[];
  readonly results: readonly FiledResult[];
  readonly ranking: readonly FiledRow[];
};

/** A deal that a format has no words for, and why. */
export type LeftOut = { readonly deal: string; readonly code: string };

/** A file's text and what it does not hold. */
export type Written = { readonly text: string; readonly results: number; readonly left: readonly LeftOut[] };
