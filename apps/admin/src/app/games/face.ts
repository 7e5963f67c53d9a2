import type { Type } from '@angular/core';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import type { NotationPart } from '../cards/notation';
import type { CardOrder } from '../deal/table/hands';
import type { LanguageCode } from '../language/plural';
import type { ResultGrammar } from '../results/result-grammar';
import type { DealActs } from '../deal/acts/act-words';
import type { SessionForms } from '../sessions/acts/act-words';
import type { PlannedWords } from '../sessions/acts/planned-words';
import type { RoomFact, RoomTable } from '../room/room-tiles';

export type Words = Readonly<Record<string, string>>;

/** What a game calls things on the page of a deal; what it does not name has the words of a table with a compass. */
export type GameWords = {
  readonly seats?: Words;
  /** One letter a seat, for the badge at the table. */
  readonly seatLetters?: Words;
  /** Seats as they stand inside a sentence. */
  readonly seatNames?: Words;
  readonly roles?: Words;
  /** Kinds of `ObligationView`. */
  readonly duties?: Words;
  /** Calls that are words: `hold`, `pass`. */
  readonly calls?: Words;
  /** What may be done about a matter that waits: by the act (`waive`), or with what it says (`demand highest`). */
  readonly options?: Words;
  /** What follows from an option, by the same words; with the article of its matter before them where it follows by that alone. */
  readonly consequences?: Words;
  /** What an arbiter may decide, and the levels of a decision. */
  readonly decisions?: Words;
  readonly levels?: Words;
  /** Piles of cards by their names; `hidden` where all cards of the pile lie face down. */
  readonly piles?: Readonly<Record<string, { readonly name: string; readonly hidden: string }>>;
  readonly contract?: string;
  readonly tricks?: string;
  readonly trick?: (n: number) => string;
  readonly lastTrick?: string;
  readonly sitsOut?: string;
};

/** What a text in the game's notation, or a fact of an event, looks like to people. */
export type Told<Value> = (value: Value, language: LanguageCode) => readonly NotationPart[];

/** The same of some cards of a pack; null for one that is as in the pack of 52. */
export type CardTold = (card: string, language: LanguageCode) => readonly NotationPart[] | null;

/** A line of small print under the contract: a label, where it needs one, and its value. */
export type TableFact = { readonly label?: string; readonly value: string };

/** What a side of the table has won so far. */
export type Tally = {
  readonly name: string;
  readonly tricks: number;
  /** Card points, where the game counts them. */
  readonly points?: number;
};

type Loaded<Value> = () => Promise<Value>;
type Component = Loaded<Type<unknown>>;

/**
 * What a game brings to the pages, `games/<id>/face.ts`: words, notation, and components where the generic ones do not do. Every
 * part may be missing. A component is loaded by the page that shows it.
 */
export type GameFace = {
  readonly words: Readonly<Record<LanguageCode, GameWords>>;
  /** Shows a session: no inputs; it injects `SessionContext` (the view, the entries, the way to write) and `CompetitionContext`. */
  readonly session?: Component;
  /** What of a session waits for the arbiter, on his page: what is asked of him there and is no matter of a deal. Same contract. */
  readonly waits?: Component;
  /** Asks for the setup of a session before it is opened, where the game cannot do without one. Same contract. */
  readonly opening?: Component;
  /** The acts of its sessions that are written in forms made from their declaration. */
  readonly sessionForms?: Loaded<SessionForms>;
  /** What it calls the parts of a session that a competition fixes beforehand; absent: `sessionForms` has the words, or nothing is planned. */
  readonly planned?: Loaded<PlannedWords>;
  /** What it calls the parameters of its ranking methods, and what they may be. */
  readonly scoring?: Loaded<PlannedWords>;
  /** How its results are typed, a line each. */
  readonly results?: Loaded<ResultGrammar>;
  /** The acts of its table, where a page of a deal writes them in a form. */
  readonly dealActs?: Loaded<DealActs>;
  /** Contracts and the short forms of score sheets. */
  readonly contract?: Told<string>;
  readonly call?: Told<string>;
  /** A card, or the letter of a suit, of a pack that is not the one of 52: `France 7`, a joker. */
  readonly card?: CardTold;
  /** Facts of its events, by name, that are not told by what they are everywhere (`events/event-line.ts`). */
  readonly facts?: Readonly<Record<string, Told<unknown>>>;
  /** Cards lie in a line, each beside the one before, instead of tricks with a place for each seat. */
  readonly line?: true;
  /** How hands are sorted, by the moment that is shown. */
  readonly order?: (view: TableView) => CardOrder;
  /** The roles worth showing at this moment; all that have a word where absent. */
  readonly shownRoles?: (view: TableView) => readonly string[];
  readonly tableFacts?: (view: TableView, language: LanguageCode) => readonly TableFact[];
  readonly tallies?: (view: TableView, language: LanguageCode) => readonly Tally[];
  /** The auction, drawn otherwise than in rows of calls; input `view`. */
  readonly bidding?: Component;
  /** What lies on the table beside the cards, at the step that is shown: a board with pegs; input `view`. */
  readonly beside?: Component;
  /** How the score came about; input `result`: what `DealScored` holds. */
  readonly score?: Component;
  /** Tables of a session from its view, where it plans none by itself or holds results of its own: a tile each in the view of the room. `facts`: its events, for when. */
  readonly room?: (view: unknown, facts: readonly RoomFact[]) => readonly RoomTable[];
  /** What stands beside a name on the screen of the hall; inputs `entry`, and `views`: what each session of the competition shows. */
  readonly wall?: Component;
  /** Which part of a session's page shows the deals of a table; null: of its whole round. */
  readonly sessionQuery?: (round: number, table: string | null) => Readonly<Record<string, string | number>>;
};

/** Declares a game's face; another shape does not compile. */
export const defineFace = (face: GameFace): GameFace => face;
