import type { Seat, Side } from '../kernel/compass';
import type { DomainEvent } from '../kernel/decider';
import type { DealScored } from '../kernel/game';
import type { IrregularityObserved } from '../kernel/irregularities';

export type { IrregularityObserved, Seat, Side };
export type Strain = 'C' | 'D' | 'H' | 'S' | 'NT';
/** Undoubled, doubled, redoubled. */
export type Risk = '' | 'X' | 'XX';

export type Contract = {
  readonly level: number;
  readonly strain: Strain;
  readonly risk: Risk;
  readonly declarer: Seat;
};

/** The four hands in card notation; null where the record does not know a hand. */
export type CardsDealt = DomainEvent<
  'CardsDealt',
  { readonly hands: Readonly<Record<Seat, readonly string[] | null>> }
>;

/** `call`: `Pass`, `X`, `XX`, `1C` to `7NT`. `note`: what an alert explained. */
export type CallMade = DomainEvent<
  'CallMade',
  { readonly seat: Seat; readonly call: string; readonly note?: string }
>;

/** Null: passed out (BD-L22B). */
export type AuctionClosed = DomainEvent<'AuctionClosed', { readonly contract: Contract | null }>;

/** `seat` is the hand that the card comes from: dummy's cards are played from dummy's seat. */
export type CardPlayed = DomainEvent<'CardPlayed', { readonly seat: Seat; readonly card: string }>;

/** A card of the current trick taken back (BD-L47B, BD-L62A). */
export type CardWithdrawn = DomainEvent<'CardWithdrawn', { readonly seat: Seat; readonly card: string }>;

/** After an opening lead out of turn declarer spread his hand: his partner declares (BD-L54A). */
export type DeclarerReplaced = DomainEvent<'DeclarerReplaced', { readonly declarer: Seat }>;

/** `number`: 1 to 13. */
export type TrickWon = DomainEvent<'TrickWon', { readonly seat: Seat; readonly number: number }>;

/** `tricks`: declarer's total for the deal as claimed, conceded or agreed, those already won included. */
export type ClaimMade = DomainEvent<'ClaimMade', { readonly by: Seat; readonly tricks: number }>;

/**
 * What a score sheet shows: the contract without its declarer (`4SX`, `Pass`), and declarer's tricks. Declarer and
 * tricks are null when the deal was passed out. In a deal at full grain it closes a play that stopped without a claim.
 */
export type ResultRecorded = DomainEvent<
  'ResultRecorded',
  {
    readonly contract: string;
    readonly declarer: Seat | null;
    readonly tricks: number | null;
    readonly lead?: string;
  }
>;

export type BridgeEvent =
  | CardsDealt
  | CallMade
  | AuctionClosed
  | CardPlayed
  | CardWithdrawn
  | DeclarerReplaced
  | TrickWon
  | ClaimMade
  | ResultRecorded
  | IrregularityObserved
  | DealScored;
