import type { DomainEvent } from '../kernel/decider';
import type { DealScored } from '../kernel/game';
import type { IrregularityObserved } from '../kernel/irregularities';
import type { DealingEvent } from './events-dealing';
import type { FaultEvent } from './events-faults';
import type { Player, Seat } from './seats';
import type { Level } from './value';

export type { DealScored, IrregularityObserved, Level, Player, Seat };

/** `call`: the game value that is offered. */
export type BidMade = DomainEvent<'BidMade', { readonly seat: Player; readonly call: number }>;
/** The last bid is accepted: the seat has a game of that value too. */
export type BidHeld = DomainEvent<'BidHeld', { readonly seat: Player }>;
export type BidPassed = DomainEvent<'BidPassed', { readonly seat: Player }>;
/** `bid`: the value that the declarer is bound to; 18 for forehand who plays without any bid. */
export type AuctionClosed = DomainEvent<'AuctionClosed', { readonly declarer: Player; readonly bid: number }>;
/** Nobody plays: the deal counts and is worth nothing (SKAT-3.3.7.a). */
export type DealPassedIn = DomainEvent<'DealPassedIn', Readonly<Record<string, never>>>;
/** The declarer takes up the skat; `cards` where the record does not know them yet. */
export type SkatTaken = DomainEvent<
  'SkatTaken',
  { readonly seat: Player; readonly cards?: readonly string[] }
>;
/** The declarer lays cards away as the skat. Other than two is an irregularity of its own. */
export type SkatDiscarded = DomainEvent<
  'SkatDiscarded',
  { readonly seat: Player; readonly cards: readonly string[] }
>;
/** `contract`: `C`, `GHS`, `NO` (contract.ts). */
export type GameAnnounced = DomainEvent<
  'GameAnnounced',
  { readonly seat: Player; readonly contract: string }
>;
/** The declarer's hand lies face up for everybody. */
export type HandLaidOpen = DomainEvent<
  'HandLaidOpen',
  { readonly seat: Player; readonly cards: readonly string[] }
>;
export type CardPlayed = DomainEvent<'CardPlayed', { readonly seat: Player; readonly card: string }>;
/** `number`: 1 to 10; `points`: the card points in the trick. */
export type TrickWon = DomainEvent<
  'TrickWon',
  { readonly seat: Player; readonly number: number; readonly points: number }
>;

/** The declarer lays his game down as lost (SKAT-4.3.1.b), or an opponent gives it up (SKAT-4.3.3). */
export type GameConceded = DomainEvent<'GameConceded', { readonly seat: Seat }>;
/** What the opposing party says to a concession that needs its consent (SKAT-4.3.2). */
export type ConcessionAnswered = DomainEvent<
  'ConcessionAnswered',
  { readonly seat: Seat; readonly consents: boolean }
>;
/** What a claim leaves to the others by what its player said (SKAT-4-GAP-7): tricks, and the card points in them. */
export type Leaves = { readonly tricks: number; readonly points: number };
/** A player shows his cards and claims every remaining trick (in null: none), less what he leaves. */
export type ClaimMade = DomainEvent<'ClaimMade', { readonly seat: Player; readonly leaves?: Leaves }>;
export type ClaimAnswered = DomainEvent<
  'ClaimAnswered',
  { readonly seat: Player; readonly accepts: boolean }
>;
/** What the cards or the arbiter made of a claim. */
export type ClaimDecided = DomainEvent<'ClaimDecided', { readonly article: string; readonly valid: boolean }>;
/** A party throws its cards on the table, face up (SKAT-4.3.6). */
export type CardsThrown = DomainEvent<'CardsThrown', { readonly seat: Player }>;

/**
 * How a game ended: by its cards (card points with the skat and tricks of the declarer), decided for a side at a level,
 * or lost without a game that could be valued (SKAT-3.4-GAP-4).
 */
export type GameOutcome =
  | { readonly kind: 'played'; readonly points: number; readonly tricks: number }
  | { readonly kind: 'decided'; readonly won: boolean; readonly level: Level }
  | { readonly kind: 'no-game'; readonly hand: boolean };
export type GameEnded = DomainEvent<'GameEnded', { readonly article: string; readonly outcome: GameOutcome }>;

/** A line of the game list: what was played, and how it ended; `points` and `tricks` where the sheet shows them. */
export type ListedGame = {
  readonly kind: 'game';
  readonly declarer: Player;
  readonly contract: string;
  /** Positive with, negative without, 0 for null. */
  readonly matadors: number;
  /** 0 where the sheet does not show it: the game then has its own value. */
  readonly bid: number;
  readonly won: boolean;
  readonly level: Level;
  readonly points: number | null;
  readonly tricks: number | null;
  readonly article: string | null;
};
export type ResultRecorded = DomainEvent<'ResultRecorded', ListedGame | { readonly kind: 'passed' }>;

export type SkatEvent =
  | DealingEvent
  | FaultEvent
  | BidMade
  | BidHeld
  | BidPassed
  | AuctionClosed
  | DealPassedIn
  | SkatTaken
  | SkatDiscarded
  | GameAnnounced
  | HandLaidOpen
  | CardPlayed
  | TrickWon
  | GameConceded
  | ConcessionAnswered
  | ClaimMade
  | ClaimAnswered
  | ClaimDecided
  | CardsThrown
  | GameEnded
  | ResultRecorded
  | IrregularityObserved
  | DealScored;
