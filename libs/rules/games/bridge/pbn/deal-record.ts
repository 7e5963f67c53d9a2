import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import type { Place, Seating } from '@arbitre/rules/kernel/deal/contract';
import type { Act, Facts } from '@arbitre/rules/kernel/decider';
import type { Grain } from '@arbitre/rules/kernel/game';
import type { Awarded, Remarks } from '../event-file/contract';
import type { Optimum } from '../event-file/optimum';
import type { BridgeSetup } from '../setup';
import type { PbnGame } from './game';
import type { CompetitionHint } from './hint';
import type { PbnProblem } from './problem';

/** An entry as the file knows it: its number and kind. Who plays is another matter. */
export type NeutralEntry = Omit<Entry, 'members' | 'label'>;

/**
 * Who plays for an entry, by its id, as the file writes it: names, or one text of all of them (`Ours – Loup`). For whoever seals
 * them: they go into no event, problem or report. Entries of which the file says nobody are not among them.
 */
export type NamesOfEntries = ReadonlyMap<string, readonly string[]>;

/** What the file says about a deal beside its acts; tests and importers compare it with what the rules yield. */
export type Expected = {
  /** NS's score. */
  readonly score?: number;
  /** IMPs of the pair that sits NS, with as many decimals as the file has. */
  readonly imps?: number;
  /** Declarer's contract and tricks, `null` contract when passed out. */
  readonly result?: string;
};

export type DealRecord = {
  /** Line of the game or of the row that the deal comes from. */
  readonly line: number;
  readonly game: number;
  readonly place: Place;
  readonly seating: Seating;
  readonly setup: BridgeSetup;
  readonly grain: Grain;
  /** Commands for the deal decider after `open-deal`. */
  readonly acts: readonly Act[];
  readonly expected: Expected;
  /** What a ruling gave, where the file says it. */
  readonly awarded: Awarded | null;
  /** What is thought of its calls and cards, and what explains its cards: no event has it. */
  readonly remarks: Remarks | null;
  readonly optimum: Optimum | null;
};

export type PbnRecords = {
  readonly competition: CompetitionHint;
  readonly entries: readonly NeutralEntry[];
  readonly names: NamesOfEntries;
  readonly deals: readonly DealRecord[];
  /** Games and rows of results of which no deal was made; each is an error among the problems. */
  readonly dropped: number;
  /** Everything that the file leaves open or gets wrong, by line. */
  readonly problems: readonly PbnProblem[];
};

/** Who plays which game, and where; null where the file does not let us know. */
export type GameSeating = { readonly place: Place; readonly seating: Seating };
export type Seatings = {
  readonly entries: readonly NeutralEntry[];
  readonly names: NamesOfEntries;
  readonly of: ReadonlyMap<PbnGame, GameSeating>;
};

export type Note = (line: number, game: number, code: string, facts?: Facts) => void;

/** `note`: something to know about a deal that is read; `drop`: a game or row becomes no deal, which is never less than an error. */
export type Notes = { readonly note: Note; readonly drop: Note };
