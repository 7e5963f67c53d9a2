import type { Seat, Side } from '../kernel/compass';
import type { DomainEvent } from '../kernel/decider';

/** All four laid down their hands; the tricks still open, as each side claims them (WHC-AB-1). */
export type HandsAbandoned = DomainEvent<
  'HandsAbandoned',
  { readonly tricks: Readonly<Record<Side, number>> }
>;
export type RevokeClaimed = DomainEvent<'RevokeClaimed', { readonly by: Seat; readonly against: Seat }>;
/** `article`: the fault (WHC-REN-1, WHC-SUP-4.A…). `proof`: what it rests on. `trick`: 0 where it is not known. */
export type RevokeEstablished = DomainEvent<
  'RevokeEstablished',
  {
    readonly seat: Seat;
    readonly trick: number;
    readonly article: string;
    readonly proof: 'record' | 'admission' | 'tricks-mixed' | 'arbiter';
  }
>;
export type RevokeDismissed = DomainEvent<
  'RevokeDismissed',
  { readonly against: Seat; readonly article: string }
>;
export type TricksMixed = DomainEvent<'TricksMixed', { readonly seat: Seat }>;
export type ExaminationClosed = DomainEvent<'ExaminationClosed', { readonly by: Seat }>;
/** After the next deal's cut, or the confirmed result of the partie, no revoke can be claimed (WHC-REN-GAP-1). */
export type ClaimWindowClosed = DomainEvent<
  'ClaimWindowClosed',
  { readonly reason: 'next-cut' | 'result-confirmed' }
>;
export type PlayOnRequired = DomainEvent<'PlayOnRequired', { readonly seat: Seat }>;

/**
 * What a score sheet shows of a coup: the tricks of North-South as won in play, honours held, revokes established, and
 * the side that won by calling its honours. `firstTrick`: who won the first trick, where the deal follows it.
 */
export type TricksRecorded = DomainEvent<
  'TricksRecorded',
  {
    readonly tricks: number | null;
    readonly honours?: { readonly side: Side; readonly count: number };
    readonly revokes?: Readonly<Record<Side, number>>;
    readonly called?: Side;
    readonly firstTrick?: Seat;
  }
>;

export type ClaimEvent =
  | HandsAbandoned
  | RevokeClaimed
  | RevokeEstablished
  | RevokeDismissed
  | TricksMixed
  | ExaminationClosed
  | ClaimWindowClosed
  | PlayOnRequired
  | TricksRecorded;
