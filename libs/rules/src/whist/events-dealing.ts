import type { Seat } from '../kernel/compass';
import type { DomainEvent } from '../kernel/decider';

export type PackShuffled = DomainEvent<'PackShuffled', { readonly seat: Seat }>;
/** The dealer's partner shuffled the other pack; it lies at his right, beside `beside` (WHC-CARTES-3). */
export type PackPrepared = DomainEvent<
  'PackPrepared',
  { readonly seat: Seat; readonly pack: string; readonly beside: Seat }
>;
export type PackPresented = DomainEvent<'PackPresented', { readonly seat: Seat; readonly to: Seat }>;
/** `lifted`: cards in the upper packet, which lies beside `beside`, the dealer (WHC-COUPE-2). */
export type PackCut = DomainEvent<
  'PackCut',
  { readonly seat: Seat; readonly lifted: number; readonly beside: Seat }
>;
/** A cut with fewer than four cards in a packet: cut again (WHC-COUPE-GAP-1). */
export type CutVoided = DomainEvent<'CutVoided', { readonly seat: Seat; readonly lifted: number }>;
export type DealBegun = DomainEvent<'DealBegun', { readonly seat: Seat; readonly pack: string | null }>;
export type DealStopped = DomainEvent<'DealStopped', { readonly seat: Seat }>;
export type HandLookedAt = DomainEvent<'HandLookedAt', { readonly seat: Seat }>;

/** The four hands, the turned-up card among the dealer's; null where the record does not know a hand. */
export type HandsDealt = DomainEvent<
  'HandsDealt',
  { readonly hands: Readonly<Record<Seat, readonly string[] | null>> }
>;
/** Hands that became known after play began, as they were dealt. */
export type HandsRevealed = DomainEvent<
  'HandsRevealed',
  { readonly hands: Readonly<Record<Seat, readonly string[] | null>> }
>;
/** The last card of the pack, faced before the dealer: its suit is trump (WHC-DONNE-2, WHC-DONNE-3). */
export type TrumpCardTurned = DomainEvent<'TrumpCardTurned', { readonly seat: Seat; readonly card: string }>;
/** A deal with the other side's pack stood: the packs stay exchanged for the rest of the partie (WHC-ND-C.4). */
export type PacksExchanged = DomainEvent<'PacksExchanged', { readonly article: string }>;
/** `answer`: the turned-up card, or its suit once the dealer has taken it (WHC-DONNE-5). */
export type TrumpAsked = DomainEvent<
  'TrumpAsked',
  { readonly seat: Seat; readonly what: 'card' | 'suit'; readonly answer: string }
>;
/** "Je chante" (WHC-CHANT-2). */
export type HonoursCalled = DomainEvent<'HonoursCalled', { readonly seat: Seat }>;
/** The partner's answer: honours that the side holds together, 0 when he cannot answer (WHC-CHANT-3). */
export type HonoursAnswered = DomainEvent<
  'HonoursAnswered',
  { readonly seat: Seat; readonly honours: number }
>;

export type DealingEvent =
  | PackShuffled
  | PackPrepared
  | PackPresented
  | PackCut
  | CutVoided
  | DealBegun
  | DealStopped
  | HandLookedAt
  | HandsDealt
  | HandsRevealed
  | TrumpCardTurned
  | PacksExchanged
  | TrumpAsked
  | HonoursCalled
  | HonoursAnswered;
