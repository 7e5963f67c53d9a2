import type { DomainEvent } from '../kernel/decider';
import type { Player, Seat } from './seats';

/** The cards of each player; null where the record does not know a hand. */
export type HandsBySeat = Readonly<Record<Player, readonly string[] | null>>;

/** `fault`: the cards were marked or leafed through, so that they are shuffled again (SKAT-3.2.3). */
export type DeckShuffled = DomainEvent<
  'DeckShuffled',
  { readonly seat: Seat; readonly fault?: 'marked' | 'leafed' }
>;
/** `lifted`: cards taken off, where somebody counted them; `absent`: for the neighbour who was away (SKAT-3.2.5.a). */
export type DeckCut = DomainEvent<
  'DeckCut',
  { readonly seat: Seat; readonly lifted?: number; readonly absent?: true }
>;
/** The hands and the skat as they were dealt. `by`: who dealt, where it was not his turn (SKAT-3.2.11). */
export type CardsDealt = DomainEvent<
  'CardsDealt',
  { readonly hands: HandsBySeat; readonly skat: readonly string[] | null; readonly by?: Seat }
>;
/** `skat`: the player took the skat up with his cards. */
export type HandPickedUp = DomainEvent<'HandPickedUp', { readonly seat: Player; readonly skat?: boolean }>;
/** Cards that players found in their hands: as they were dealt, or as they hold them now. */
export type HandsCounted = DomainEvent<
  'HandsCounted',
  { readonly counts: Readonly<Partial<Record<Player, number>>>; readonly dealt: boolean }
>;
/** A card came face up while the cards were dealt. */
export type CardExposedInDeal = DomainEvent<
  'CardExposedInDeal',
  { readonly seat: Seat; readonly card?: string }
>;
export type DealingStep = 'shuffle' | 'cut' | 'dealing';
export type DealingContested = DomainEvent<
  'DealingContested',
  { readonly seat: Seat; readonly step: DealingStep; readonly reason: string }
>;
/** The deal is void: `again` says who deals it anew, the same dealer or the one whose turn it was. */
export type DealVoided = DomainEvent<
  'DealVoided',
  { readonly article: string; readonly again: 'same-dealer' | 'proper-dealer' }
>;

/** A player may not bid in this deal (SKAT-3.2.14, SKAT-3.2.15.a, SKAT-3.3.9.a). */
export type PlayerExcluded = DomainEvent<
  'PlayerExcluded',
  { readonly seat: Player; readonly article: string }
>;
/** Every bid is void; the auction starts again among those who may still bid (SKAT-3.3.9.b). */
export type AuctionRestarted = DomainEvent<
  'AuctionRestarted',
  { readonly article: string; readonly eligible: readonly Player[] }
>;
/** The skat was mixed with a hand; the dealer draws two of the twelve cards, face down. `cards` where they are known. */
export type SkatRedrawn = DomainEvent<
  'SkatRedrawn',
  { readonly seat: Player; readonly cards: readonly string[] | null }
>;
/** The two cards that had been the skat are laid back. */
export type SkatRestored = DomainEvent<'SkatRestored', { readonly seat: Player }>;
/** The declarer names his game before he takes up the skat (SKAT-3.3.10.c). */
export type GameChosen = DomainEvent<'GameChosen', { readonly seat: Player; readonly game: string }>;

export type DealingEvent =
  | DeckShuffled
  | DeckCut
  | CardsDealt
  | HandPickedUp
  | HandsCounted
  | CardExposedInDeal
  | DealingContested
  | DealVoided
  | PlayerExcluded
  | AuctionRestarted
  | SkatRedrawn
  | SkatRestored
  | GameChosen;
