import type { Exact } from '../competition/contract';
import type { Act, Decider, DomainEvent } from '../kernel/decider';
import type { DealScore, GameId, RulesetId, SetupReading } from '../kernel/game';
import type { Adjustment, Place, Seating } from '../deal/contract';

/**
 * A session is one sitting of a competition under its game's own order: the tournament of whist militaire with its sheets
 * and signatures, a series of skat, a game of duplicate Scrabble. It has a stream of its own beside those of its deals.
 */
export type SessionOpened = DomainEvent<
  'SessionOpened',
  {
    readonly competition: string;
    /** Its number in the competition, from 1: the `session` of its deals' places. */
    readonly number: number;
    readonly game: GameId;
    readonly ruleset: RulesetId;
    readonly setup: Readonly<Record<string, unknown>>;
  }
>;

export type SessionClosed = DomainEvent<'SessionClosed', { readonly reason: string }>;

/** What a session gives an entry beside what its deals are worth. */
export type SessionAward = {
  /**
   * What it is for, unique with its entry within the session (`round-3`, `penalty-2`). A key that is a deal's place
   * (`r1-tA-b2`) stands in for that deal and gives way to it once the deal has a result of its own. Places of deals and
   * `round-<n>` count as played; whatever else an award is for does not.
   */
  readonly key: string;
  readonly entry: string;
  readonly value: Exact;
  /** Whole numbers that break ties and fill columns, by the name that the ranking method gives them (`won`, `solos`). */
  readonly counts?: Readonly<Record<string, number>>;
};

/** An entry that a session takes out of the ranking. */
export type Exclusion = { readonly entry: string; readonly article: string; readonly reason: string };

/** What a session says of the ranking at one moment. */
export type SessionStanding = {
  readonly awards: readonly SessionAward[];
  readonly excluded: readonly Exclusion[];
  /** Order drawn by lot among entries that nothing else parts: the smaller number stands before the larger. */
  readonly lots: Readonly<Record<string, number>>;
};

/**
 * The milestone that carries a session's part of the ranking, written after the acts that changed it. `awards` holds what
 * is new or different, `withdrawn` what counts no more; `excluded` and `lots` are whole and absent when unchanged.
 */
export type SessionScored = DomainEvent<
  'SessionScored',
  {
    readonly awards: readonly SessionAward[];
    readonly withdrawn?: readonly Pick<SessionAward, 'key' | 'entry'>[];
    readonly excluded?: readonly Exclusion[];
    readonly lots?: Readonly<Record<string, number>>;
  }
>;

/** Who looks: staff see everything, a player the own part of what is still hidden, everyone what lies open. */
export type Audience =
  | { readonly kind: 'staff' }
  | { readonly kind: 'entry'; readonly entry: string }
  | { readonly kind: 'everyone' };

/** A deal of the session as its score sheet lists it. */
export type SheetDeal = {
  readonly place: Place;
  readonly seating: Seating;
  readonly score: DealScore;
  readonly adjustments: Readonly<Record<string, Adjustment>> | null;
};

/** What a page shows of a session, in notation and plain JSON; each game documents its own in docs/games. */
export type SessionView = Readonly<Record<string, unknown>>;

/**
 * The order of one game's sessions under one version of its rules: everything outside its folder knows it only so.
 * `initial` takes what `readSetup` made of the setup; opening and closing are not its events, and `evolve` passes over
 * what it does not know.
 */
export interface SessionRules<
  Setup = unknown,
  Command extends Act = Act,
  Event extends DomainEvent = DomainEvent,
  State = unknown,
> extends Decider<Setup, Command, Event, State> {
  readonly game: GameId;
  /** The ruleset of the competitions whose sessions it orders. */
  readonly ruleset: RulesetId;
  /** Acts that only an arbiter gives. */
  readonly arbiterActs: readonly string[];
  /**
   * Types of events after which `standing` may differ (`SessionOpened` and `SessionClosed` may be among them); after
   * others it is not asked.
   */
  readonly scoring: readonly string[];
  readSetup(given: Readonly<Record<string, unknown>>): SetupReading<Setup>;
  /** The act that an event records; null for a milestone. */
  actOf(event: DomainEvent): Act | null;
  /**
   * Entries that an act brings in: the write side checks that they are registered in the competition and have not
   * withdrawn. It asks for `open-session` too, whose setup may name them. Given acts may be absurd; never throws.
   */
  entriesOf(act: Act): readonly string[];
  standing(state: State): SessionStanding;
  /** What `audience` may see now. */
  view(state: State, audience: Audience): SessionView;
  /** The score sheet of one table and round as its deals fill it; absent where the game keeps none. */
  sheet?(deals: readonly SheetDeal[]): SessionView;
  /** An independent copy: the original may go on evolving. */
  copy(state: State): State;
}

export type OpenSession = Act<'open-session'> & SessionOpened['data'];
export type CloseSession = Act<'close-session'> & SessionClosed['data'];
/** The acts of every session; any other `do` belongs to the game's order. */
export type SessionCommand = OpenSession | CloseSession | Act;
