import type { Refusal } from '../act-shape';
import type { Act, Decider, Decision, DomainEvent, Origin } from '../decider';
import type { DealScore, GameId, RulesetId, SetupReading } from '../game';
import type { BoardOnRecord, ImprobableFigures } from '../improbable';
import type { EventNamed } from '../declare/events';
import type { ValueOf } from '../declare/field';
import type { Adjustment, Finality, Place, Seating } from '../deal/contract';
import type { SessionChoices } from './choices';
import type { exclusion } from '../competition/ranked-fields';
import type { sessionAward, sessionEvents } from './events';
import type { Shelf } from './shelf';

/**
 * A session is one sitting of a competition under its game's own order: the tournament of whist militaire with its sheets
 * and signatures, a series of skat, a game of duplicate Scrabble. It has a stream of its own beside those of its deals.
 */
export type SessionOpened = EventNamed<typeof sessionEvents, 'SessionOpened'>;
export type SessionClosed = EventNamed<typeof sessionEvents, 'SessionClosed'>;
export type SessionScored = EventNamed<typeof sessionEvents, 'SessionScored'>;
export type FigureUpheld = EventNamed<typeof sessionEvents, 'FigureUpheld'>;

/**
 * What a session gives an entry beside what its deals are worth. `key`: what it is for, unique with its entry within the
 * session (`round-3`, `penalty-2`). A key that is a deal's place (`r1-tA-b2`) stands in for that deal and gives way to it
 * once the deal has a result of its own. Places of deals and `round-<n>` count as played; whatever else an award is for
 * does not.
 */
export type SessionAward = ValueOf<typeof sessionAward>;

/** An entry that a session takes out of the ranking. */
export type Exclusion = ValueOf<typeof exclusion>;

/** The article and the words by which a session gives something, or takes it. */
export type Because = { readonly article: string; readonly reason: string };

/** What a session says of the ranking at one moment. */
export type SessionStanding = {
  readonly awards: readonly SessionAward[];
  readonly excluded: readonly Exclusion[];
  /** Order drawn by lot among entries that nothing else parts: the smaller number stands before the larger. */
  readonly lots: Readonly<Record<string, number>>;
  /** Results that each of its boards is to have, where its movement says so. */
  readonly expected?: number;
};

/** Somebody who judges, and the entries that he plays himself in the competition: at their tables he is a player. */
export type Judge = { readonly plays: readonly string[] };

/**
 * Who looks: staff see what is hidden, and whoever of them judges (`judge`) also what is shown to the arbiter alone; a player sees the own
 * part of what is still hidden, everyone what lies open.
 */
export type Audience =
  | { readonly kind: 'staff'; readonly judge?: Judge }
  | { readonly kind: 'entry'; readonly entry: string }
  | { readonly kind: 'everyone' };

/** A deal of the session as its score sheet lists it. */
export type SheetDeal = {
  readonly place: Place;
  readonly seating: Seating;
  readonly score: DealScore;
  readonly adjustments: Readonly<Record<string, Adjustment>> | null;
};

/** Where in its session a deal is played. */
export type DealPlace = Omit<Place, 'session'>;

/** A deal of the session as its own stream tells it at this moment. */
export type SessionDeal = Omit<SheetDeal, 'score'> & {
  /** Null while it is being played. */
  readonly score: DealScore | null;
  readonly over: boolean;
  /** How far its result has come; null where it has none, or a ruling stands in its place. */
  readonly finality: Finality | null;
  /** The number of its newest event, from 0. */
  readonly version: number;
};

/** A table of a round as the order of a session plans it: what is played there, and who sits. */
export type PlannedTable = {
  readonly round: number;
  readonly table: string;
  readonly boards: readonly number[];
  readonly seating: Seating;
  /** Further boards follow, one after the other, as long as its game goes on: nobody knows beforehand how many. */
  readonly open?: true;
};

/** What a session plans of a round, or of all. `round`: the one that is played, 0 before the first. */
export type SessionPlan = { readonly round: number; readonly tables: readonly PlannedTable[] };

/** Boards of a session that others have yet to play, and what of them is kept from those. */
export type KeptBoards = {
  /** Some table plays it in a round that was not called yet, or has put it off. */
  readonly ahead: readonly number[];
  /** Boards of the round that is played, with the results by which every table has played them. */
  readonly results: ReadonlyMap<number, number>;
  /** Boards of which the ranking tells nothing before all of those results are there. */
  readonly ranking: readonly number[];
  /** The round that is played, 0 before the first, and the entries that sit at each of its tables, by the table's name. */
  readonly round: number;
  readonly sitting: ReadonlyMap<string, readonly string[]>;
};

/** What somebody is about to do to a deal of the session. */
export type DealChange = {
  readonly place: DealPlace;
  /** `opened`: it is new; `scored`: what was played gives it a result; `corrected`: another line is written instead; `ruled`. */
  readonly kind: 'opened' | 'scored' | 'corrected' | 'ruled';
  /** The number of the newest event that the deal had before, from 0; -1 for a new one. */
  readonly version: number;
  /** The score before and after, null where there is none. */
  readonly from: DealScore | null;
  readonly to: DealScore | null;
};

/** What a page shows of a session, in notation and plain JSON; each game documents its own in docs/games. */
export type SessionView = Readonly<Record<string, unknown>>;

/** Which sheet somebody asks for, and what may be shown on it. */
export type AskedSheet = {
  readonly round: number;
  readonly table: string;
  readonly audience: Audience;
  readonly shelf: Shelf;
};

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
> extends Pick<Decider<Setup, Command, Event, State>, 'initial' | 'evolve'> {
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
  /** Its sessions tell nothing of the cards: competitions under it may keep their boards under embargo. */
  readonly tellsNoBoards?: true;
  /** Types of events that tell cards: read by the staff alone, after the session too, since another sitting may play them. */
  readonly tellsCards?: readonly string[];
  /**
   * Who sits where an event shows something to the arbiter alone, so that nobody else reads it, staff or not, after the session too; null for
   * any other event. Absent where nothing is shown so.
   */
  arbiterAlone?(state: State, event: Event): readonly string[] | null;
  readSetup(given: Readonly<Record<string, unknown>>): SetupReading<Setup>;
  /** As `Decider.decide`. What the setup names on `shelf` may not be at hand: a refusal that says so. */
  decide(state: State, command: Command, shelf: Shelf, origin?: Origin): Decision<Event>;
  /** The act that an event records; null for a milestone. */
  actOf(event: DomainEvent): Act | null;
  /**
   * Entries that an act brings in: the write side checks that they are registered in the competition and have not
   * withdrawn. It asks for `open-session` too, whose setup may name them. Given acts may be absurd; never throws.
   */
  entriesOf(act: Act): readonly string[];
  /**
   * Entries whose matter an event decides, in the state after it; none for what judges nobody. Absent where sessions have
   * no arbiter. Nobody gives such a decision about his own entry or club.
   */
  judgedIn?(state: State, event: Event): readonly string[];
  /**
   * Acts that can be accepted in this state, with the right arguments: pages offer these and no others. Absent where the game's
   * own pages have a place for every act.
   */
  offered?(state: State): readonly string[];
  /** What their arguments can be, where the state says it: forms narrow what they ask by it. */
  choices?(state: State): SessionChoices;
  standing(state: State): SessionStanding;
  /** Figures that are possible and worth a second look; absent where the game names none. */
  readonly improbable?: ImprobableFigures<State>;
  /** What `audience` may see now, here: it may say what is missing on `shelf`. */
  /** Why it gives an entry that under this key; null where the key says it all. Absent where no article speaks of any. */
  because?(state: State, key: string): Because | null;
  view(state: State, audience: Audience, shelf: Shelf): SessionView;
  /**
   * A setup as it may be shown to anybody now: what play will uncover is left out until it has, each hidden value null in its
   * place. `state` null: nothing was played. The setup itself where nothing in it is hidden. Absent: setups lie open.
   */
  openSetup?(
    setup: Readonly<Record<string, unknown>>,
    state: State | null,
  ): Readonly<Record<string, unknown>>;
  /**
   * Deals of the session that an act rests on: the write side reads them and sends the act on as `withDeals` completes it.
   * Given acts may be absurd; never throws.
   */
  restsOn?(state: State, act: Act): readonly DealPlace[];
  /** The act with what those deals say, in the same order (null: there is none), or why it cannot be. */
  withDeals?(state: State, act: Act, deals: readonly (SessionDeal | null)[]): WithDeals;
  /**
   * The tables of a round, or of all that were called so far unless one is named. Whoever opens a deal there need not say who sits, and
   * nobody else sits there. Absent where each deal says it.
   */
  plan?(state: State, round?: number): SessionPlan;
  /**
   * What the session knows of a deal that is opened there, in terms of the game's setup: it stands, whatever was given. Absent where setups
   * owe nothing to the session.
   */
  dealSetup?(state: State, place: DealPlace): Readonly<Record<string, unknown>>;
  /** What is kept from whoever has yet to play it, while the session goes on. Absent where nobody plays what others have played. */
  keeps?(state: State): KeptBoards;
  /** How a board is to lie, as the session has it on record. Absent where it keeps none. */
  onRecord?(state: State, board: number): BoardOnRecord;
  /** Why one of its deals may not be changed so; null where the session has no say. */
  dealProblem?(state: State, change: DealChange): Refusal | null;
  /** Why a result that the game's result act records does not fit what the session knows; null where it does. */
  resultProblem?(state: State, place: DealPlace, act: Act): Refusal | null;
  /**
   * The score sheet of one table and round as its deals fill it; absent where the game keeps none. `state`: the session, for
   * what it says of all sheets; `asked`: which sheet, who looks and what lies on the shelf. Null: there is none.
   */
  sheet?(deals: readonly SheetDeal[], state?: State, asked?: AskedSheet): SessionView | null;
  /** An independent copy: the original may go on evolving. */
  copy(state: State): State;
}

/** An act completed by the deals that it rests on. */
export type WithDeals = { readonly ok: true; readonly act: Act } | Refusal;

export type OpenSession = Act<'open-session'> & SessionOpened['data'];
export type CloseSession = Act<'close-session'> & SessionClosed['data'];
/** The acts of every session; any other `do` belongs to the game's order. */
export type SessionCommand = OpenSession | CloseSession | Act;
