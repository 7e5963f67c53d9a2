import type { Seat, Side } from '../kernel/compass';
import type { DomainEvent } from '../kernel/decider';
import type { IrregularityObserved } from '../kernel/irregularities';
import type { DealScored } from '../kernel/game';

export type { IrregularityObserved, Seat, Side };
/** The predetermined trump: one of the four suits, never no trump (WM-3-GAP-1). */
export type TrumpSuit = 'C' | 'D' | 'H' | 'S';
/** The cards of each seat; null where the record does not know a hand. */
export type HandsBySeat = Readonly<Record<Seat, readonly string[] | null>>;

/** How a card came to lie face up without being played. */
export type ExposureCause =
  'dealing' | 'picking-up' | 'sorting' | 'dropped' | 'out-of-turn' | 'two-cards' | 'revoke' | 'ruling';

export type PackDefect = 'none' | 'missing' | 'extra' | 'duplicate';

/** What an arbiter may decide at the table; `point-lost` gives the point of the deal to the other side. */
export type Outcome = 'play-on' | 'redeal' | 'point-lost' | 'visible-card';

export type CutMade = DomainEvent<'CutMade', { readonly seat: Seat }>;
/** The dealer begins to deal; `pack` names the pack of the table. */
export type DealStarted = DomainEvent<'DealStarted', { readonly seat: Seat; readonly pack?: string }>;
export type CardsDealt = DomainEvent<'CardsDealt', { readonly hands: HandsBySeat }>;
export type HandPickedUp = DomainEvent<'HandPickedUp', { readonly seat: Seat }>;
/** Cards that players found in the hands they were dealt. */
export type HandsCounted = DomainEvent<
  'HandsCounted',
  { readonly counts: Readonly<Partial<Record<Seat, number>>> }
>;
export type PackCounted = DomainEvent<'PackCounted', { readonly cards: number; readonly defect: PackDefect }>;
/** `approvedBy`: the person in charge, whom a change after a deal needs (WM-R13.2). */
export type PackChanged = DomainEvent<
  'PackChanged',
  { readonly pack: string; readonly reason: string; readonly approvedBy?: string }
>;
export type CardPlayed = DomainEvent<'CardPlayed', { readonly seat: Seat; readonly card: string }>;
/** A card lies face up without being played: a visible card, save when the dealer turned it over while dealing. */
export type CardExposed = DomainEvent<
  'CardExposed',
  { readonly seat: Seat; readonly card: string; readonly cause: ExposureCause }
>;
/** Two cards put down at once; `choice` decides between equals of rank. What is played and what is visible follows. */
export type TwoCardsPlayed = DomainEvent<
  'TwoCardsPlayed',
  { readonly seat: Seat; readonly cards: readonly string[]; readonly choice?: string }
>;
/** A revoke corrected before its trick was closed: `card` is withdrawn, `with` follows suit instead. */
export type CardReplaced = DomainEvent<
  'CardReplaced',
  { readonly seat: Seat; readonly card: string; readonly with: string }
>;
/** `number`: 1 to 13. Given anew when a correction changed the trick. */
export type TrickWon = DomainEvent<'TrickWon', { readonly seat: Seat; readonly number: number }>;
/** The winning side turned the trick down: it is closed (WM-R9-GAP-1). */
export type TrickGathered = DomainEvent<'TrickGathered', { readonly seat: Seat; readonly number: number }>;
/** The player to play had the cards of the trick put back before their players (WM-R8.2). */
export type TrickCardsAsked = DomainEvent<'TrickCardsAsked', { readonly seat: Seat }>;
export type TrickConsulted = DomainEvent<
  'TrickConsulted',
  { readonly by: Seat | 'arbiter'; readonly trick: number }
>;
/** Hands that became known later, as they were dealt. */
export type HandsRevealed = DomainEvent<'HandsRevealed', { readonly hands: HandsBySeat }>;
/** The deal waits for the arbiter. `accused` and `trick` say which revoke is disputed. */
export type DisputeOpened = DomainEvent<
  'DisputeOpened',
  {
    readonly by: Seat;
    readonly article: string;
    readonly reason: string;
    readonly accused?: Seat;
    readonly trick?: number;
  }
>;
/** The cards that are known settled a disputed revoke without the arbiter. */
export type DisputeSettled = DomainEvent<
  'DisputeSettled',
  { readonly article: string; readonly outcome: 'proven' | 'disproved' }
>;
/** `side`: the side at fault; `seat` and `card`: the card ruled visible. */
export type ArbiterDecided = DomainEvent<
  'ArbiterDecided',
  {
    readonly article: string;
    readonly reason: string;
    readonly outcome: Outcome;
    readonly side?: Side;
    readonly seat?: Seat;
    readonly card?: string;
  }
>;
/** `side` loses the point of the deal; `endsDeal`: the remaining cards are not played. */
export type PenaltyImposed = DomainEvent<
  'PenaltyImposed',
  { readonly side: Side; readonly article: string; readonly endsDeal: boolean }
>;
/** The same dealer deals again and nobody scores; the number of the deal does not change. */
export type DealVoided = DomainEvent<'DealVoided', { readonly article: string; readonly dealer: Seat }>;
/** The cards were mixed for the next deal, or the sheet was signed after the last: revokes can no longer be claimed. */
export type ClaimsClosed = DomainEvent<'ClaimsClosed', { readonly cause: 'mixed' | 'signed' }>;
/** A score sheet's box: who won the deal. `tricks` of the winners, and the article of a penalty, where it shows them. */
export type ResultRecorded = DomainEvent<
  'ResultRecorded',
  {
    readonly winner: Side;
    readonly tricks: number | null;
    readonly article: string | null;
    readonly by?: Seat;
  }
>;

export type WhistMilitaireEvent =
  | CutMade
  | DealStarted
  | CardsDealt
  | HandPickedUp
  | HandsCounted
  | PackCounted
  | PackChanged
  | CardPlayed
  | CardExposed
  | TwoCardsPlayed
  | CardReplaced
  | TrickWon
  | TrickGathered
  | TrickCardsAsked
  | TrickConsulted
  | HandsRevealed
  | IrregularityObserved
  | DisputeOpened
  | DisputeSettled
  | ArbiterDecided
  | PenaltyImposed
  | DealVoided
  | ClaimsClosed
  | ResultRecorded
  | DealScored;
