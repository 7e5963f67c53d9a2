import type { Seat, Side } from '../kernel/compass';
import type { DomainEvent } from '../kernel/decider';
import type { DealScored } from '../kernel/game';
import type { IrregularityObserved } from '../kernel/irregularities';
import type { ObligationEvent, ObligationImposed } from '../kernel/obligations';
import type { ClaimEvent } from './events-claims';
import type { DealingEvent } from './events-dealing';

export type { ObligationImposed, Seat, Side };

export type CardPlayed = DomainEvent<'CardPlayed', { readonly seat: Seat; readonly card: string }>;

/** A card put on the table that does not count as played (WHC-CP-4, WHC-CP-8, WHC-CP-GAP-6, WHC-EP-GAP-4). */
export type CardExposed = DomainEvent<'CardExposed', { readonly seat: Seat; readonly card: string }>;

/** Two cards or more fell together; the player named `card` as the one he meant (WHC-CP-B). */
export type CardsPlayedTogether = DomainEvent<
  'CardsPlayedTogether',
  { readonly seat: Seat; readonly card: string; readonly others: readonly string[] }
>;

/** A lead out of turn was objected to before all had played to it (WHC-EP-5). */
export type LeadContested = DomainEvent<'LeadContested', { readonly by: Seat }>;

/** Cards that went back to the hands without penalty, in the notation `N:SA`. */
export type CardsReturned = DomainEvent<'CardsReturned', { readonly cards: readonly string[] }>;

/** `number`: 1 to 13. */
export type TrickWon = DomainEvent<'TrickWon', { readonly seat: Seat; readonly number: number }>;

/** The keeper of the side gathered a trick: corrections end (WHC-JEU-GAP-1). */
export type TrickGathered = DomainEvent<'TrickGathered', { readonly seat: Seat; readonly number: number }>;
export type TrickViewed = DomainEvent<'TrickViewed', { readonly seat: Seat; readonly number: number }>;

/** A player did not play to the trick; it counts with the cards that lie there (WHC-MI-5, WHC-MI-GAP-5). */
export type PlayOmitted = DomainEvent<'PlayOmitted', { readonly seat: Seat; readonly number: number }>;
export type CardSupplied = DomainEvent<'CardSupplied', { readonly seat: Seat; readonly card: string }>;

export type SuitQuestionAsked = DomainEvent<'SuitQuestionAsked', { readonly seat: Seat }>;
/** `card` replaces the card that did not follow, `wrong`, in trick `number` (WHC-REN-2). */
export type RevokeCorrected = DomainEvent<
  'RevokeCorrected',
  { readonly seat: Seat; readonly card: string; readonly wrong: string; readonly number: number }
>;

/** `demand`: a card, a suit letter, or `highest`, `lowest`, `trump`, `discard`. */
export type PenaltyDemanded = DomainEvent<
  'PenaltyDemanded',
  { readonly by: Seat; readonly seat: Seat; readonly demand: string }
>;
export type PenaltyWaived = DomainEvent<'PenaltyWaived', { readonly by: Seat; readonly seat: Seat }>;

/** A choice that the rules give to a side or leave to the arbiter. */
export type ChoiceOffered = DomainEvent<
  'ChoiceOffered',
  { readonly article: string; readonly to: Side | 'arbiter'; readonly options: readonly string[] }
>;
export type ConsultationHeld = DomainEvent<'ConsultationHeld', { readonly seat: Seat }>;
export type ChoiceMade = DomainEvent<'ChoiceMade', { readonly by: Seat; readonly choice: string }>;

/** The hands are void and dealt anew by `dealer`; the coup goes on in the same stream. */
export type DealVoided = DomainEvent<
  'DealVoided',
  { readonly kind: 'new-deal' | 'misdeal'; readonly article: string; readonly dealer: Seat }
>;

/** What the arbiter decides about one thing; absent fields do not concern it. */
export type ArbiterDecided = DomainEvent<
  'ArbiterDecided',
  {
    readonly decision: string;
    readonly reason: string;
    readonly seat?: Seat;
    readonly card?: string;
    readonly trick?: number;
    readonly tricks?: Readonly<Record<Side, number>>;
  }
>;

export type SlamMade = DomainEvent<'SlamMade', { readonly side: Side }>;

export type WhistEvent =
  | CardPlayed
  | CardExposed
  | CardsPlayedTogether
  | LeadContested
  | CardsReturned
  | TrickWon
  | TrickGathered
  | TrickViewed
  | PlayOmitted
  | CardSupplied
  | SuitQuestionAsked
  | RevokeCorrected
  | PenaltyDemanded
  | PenaltyWaived
  | ChoiceOffered
  | ConsultationHeld
  | ChoiceMade
  | DealVoided
  | ArbiterDecided
  | SlamMade
  | DealingEvent
  | ClaimEvent
  | IrregularityObserved
  | ObligationEvent
  | DealScored;
