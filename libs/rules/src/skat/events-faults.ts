import type { DomainEvent } from '../kernel/decider';
import type { HandsBySeat } from './events-dealing';
import type { Player, Seat } from './seats';
import type { Level } from './value';

/** Somebody looked at the skat, or into another's cards. */
export type LookedAt = DomainEvent<'LookedAt', { readonly seat: Seat; readonly at: 'skat' | Player }>;
/** Cards of a player lay face up before he played them. */
export type CardsShown = DomainEvent<
  'CardsShown',
  { readonly seat: Player; readonly cards: readonly string[] }
>;
/** A game that cannot be announced any more was named; it is put right within its kind (SKAT-3.4.5). */
export type AnnouncementVoid = DomainEvent<
  'AnnouncementVoid',
  { readonly seat: Player; readonly said: string; readonly article: string }
>;
/** An opponent asks for the cards of an ouvert game (SKAT-2.2.5.b). */
export type OpenHandDemanded = DomainEvent<'OpenHandDemanded', { readonly seat: Seat }>;
/** A card lay on the table before any game was announced (SKAT-4.1.1.d). */
export type CardLedEarly = DomainEvent<'CardLedEarly', { readonly seat: Player; readonly card: string }>;
/** A card goes back to the hand that it came from, with those that were played on it. */
export type CardsReturned = DomainEvent<
  'CardsReturned',
  { readonly cards: readonly { readonly seat: Player; readonly card: string }[] }
>;
/** The party that suffered an irregularity wants to play on: it counts as not committed (SKAT-4.1.6). */
export type ContinuationDemanded = DomainEvent<
  'ContinuationDemanded',
  { readonly seat: Seat; readonly breach: number }
>;
/** Somebody at the table holds an irregularity against its party: it ends the game where it happened. */
export type BreachClaimed = DomainEvent<'BreachClaimed', { readonly seat: Seat; readonly breach: number }>;
export type TrickGathered = DomainEvent<'TrickGathered', { readonly seat: Player; readonly number: number }>;
/** The last trick is shown once more (SKAT-4.4.3). */
export type TrickShown = DomainEvent<'TrickShown', { readonly seat: Player; readonly number: number }>;
/** Hands and skat that became known later, as they were dealt. */
export type HandsRevealed = DomainEvent<
  'HandsRevealed',
  { readonly hands: HandsBySeat; readonly skat: readonly string[] | null }
>;

/** The deal waits for the arbiter. */
export type DisputeOpened = DomainEvent<
  'DisputeOpened',
  {
    readonly by: Seat;
    readonly article: string;
    readonly reason: string;
    /** The irregularity that is disputed, by its number in the deal. */
    readonly breach?: number;
  }
>;
/** `won` and `level`: how a game that is decided ends; `proven`: whether what was disputed stands. */
export type ArbiterDecided = DomainEvent<
  'ArbiterDecided',
  {
    readonly article: string;
    readonly reason: string;
    readonly outcome: ArbiterOutcome;
    readonly won?: boolean;
    readonly level?: Level;
  }
>;
export type ArbiterOutcome = 'play-on' | 'redeal' | 'proven' | 'game-decided';
/** Both parties threw their cards together: nothing can be claimed any more (SKAT-4.2.5). */
export type ClaimsClosed = DomainEvent<'ClaimsClosed', { readonly cause: 'mixed' | 'signed' }>;

export type FaultEvent =
  | LookedAt
  | CardsShown
  | AnnouncementVoid
  | OpenHandDemanded
  | CardLedEarly
  | CardsReturned
  | ContinuationDemanded
  | BreachClaimed
  | TrickGathered
  | TrickShown
  | HandsRevealed
  | DisputeOpened
  | ArbiterDecided
  | ClaimsClosed;
