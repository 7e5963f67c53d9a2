import type { Act, Facts } from '../kernel/decider';
import type { Seat } from './events';

export type Deal = Act<'deal'> & {
  readonly hands: Readonly<Partial<Record<Seat, readonly string[] | null>>>;
};
export type MakeCall = Act<'call'> & { readonly seat: Seat; readonly call: string; readonly note?: string };
export type PlayCard = Act<'play'> & { readonly seat: Seat; readonly card: string };
export type WithdrawCard = Act<'withdraw'> & { readonly seat: Seat; readonly card: string };
/** Declarer spreads his hand after an opening lead out of turn and becomes dummy (BD-L54A). */
export type SpreadHand = Act<'spread-hand'> & { readonly seat: Seat };
export type Claim = Act<'claim'> & { readonly by: Seat; readonly tricks: number };
export type RecordResult = Act<'record-result'> & {
  readonly contract: string;
  readonly declarer?: Seat | null;
  readonly tricks?: number | null;
  readonly lead?: string;
};
/** What no card shows (a word, a card dropped), reported to the arbiter. */
export type Report = Act<'report'> & {
  readonly article: string;
  readonly seat: Seat;
  readonly facts?: Facts;
};

/** The acts of a bridge table, as records and the API carry them. */
export type BridgeCommand =
  Deal | MakeCall | PlayCard | WithdrawCard | SpreadHand | Claim | RecordResult | Report;
