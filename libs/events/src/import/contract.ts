import type { DomainEvent, Entry, MethodId, Violation, Adjustment } from '@arbitre/rules';
import type { DealRecord } from '@arbitre/rules/bridge';
import type { Actor } from '../recorded-event';
import type { OpenCompetitionInput, RecordDealInput } from '../write-side/contract';

export type ImportOptions = {
  /** Id of the competition; by default it comes from the file's event and date, so that the same file finds it again. */
  readonly competition?: string;
  /** What pages print; by default what the file calls its event. */
  readonly name?: string;
  readonly region?: string;
  /** How deals become a ranking, where the file does not say. */
  readonly method?: MethodId;
  /** What tables print for an entry; the file's names are never used. Default: `Paire 12`, `Équipe 3`. */
  readonly entryName?: (entry: Omit<Entry, 'name'>) => string;
  /** Nothing is written if anything is wrong; otherwise the rest is imported. */
  readonly strict?: boolean;
  /** Text of a rulings file (see rulings.ts). */
  readonly rulings?: string;
};

export type ImportContext = {
  readonly actor: Actor;
  /** UTC, ISO 8601: when the import was started. */
  readonly time: string;
  readonly onProgress?: (progress: ImportProgress) => void;
};

export type ImportProgress = { readonly deals: number; readonly of: number };

/**
 * Something to know about the file. `error`: what it concerns is not imported. `code`: an article where one speaks
 * (`BD-L18D`), else a code in lower case. `source`: which file the line belongs to.
 */
export type ImportProblem = {
  readonly source: 'pbn' | 'rulings';
  /** From 1; 0 when it concerns the file as a whole. */
  readonly line: number;
  /** Number of the game in the file, from 1; 0 when it concerns none. */
  readonly game: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly facts: Violation['facts'];
};

/** A place where the store says something else than the file: proposed to people, never overwritten. */
export type ImportDifference = {
  readonly line: number;
  /** The deal, entry or competition. */
  readonly subject: string;
  readonly what: 'competition' | 'entry' | 'seating' | 'setup' | 'hands' | 'course' | 'result' | 'ruling';
  readonly recorded: string;
  readonly file: string;
};

/** How many of the file's own figures were compared with ours, and how many agree. */
export type ImportCheck = { readonly compared: number; readonly agree: number };

export type ImportChecks = {
  readonly scores: ImportCheck;
  /** IMPs of a table. */
  readonly imps: ImportCheck;
  /** Rows of the file's ranking: rank and total. */
  readonly ranking: ImportCheck;
};

export type ImportReport = {
  readonly competition: string;
  /** `rejected`: strict, and something was wrong; `unreadable`: no deal could be made out at all. Nothing was written. */
  readonly outcome: 'imported' | 'unchanged' | 'rejected' | 'unreadable';
  readonly entries: number;
  readonly deals: {
    /** Deals that the file holds and that can be imported. */
    readonly found: number;
    readonly written: number;
    /** Games and rows of the file of which no deal was made; each is an error among the problems. */
    readonly dropped: number;
    /** Deals that were there before. */
    readonly present: number;
    /** Deals that the store would not take; each is a problem. */
    readonly refused: number;
  };
  readonly rulings: number;
  /** Events written now. */
  readonly events: number;
  readonly problems: readonly ImportProblem[];
  readonly differences: readonly ImportDifference[];
  readonly checks: ImportChecks;
};

/** A deal of the file with what the rules make of it. */
export type PlannedDeal = {
  readonly id: string;
  readonly record: DealRecord;
  readonly input: RecordDealInput;
  readonly events: readonly DomainEvent[];
  readonly ruling: PlannedRuling | null;
};

export type PlannedRuling = {
  readonly line: number;
  readonly article: string;
  readonly reason: string;
  readonly adjustments: Readonly<Record<string, Adjustment>>;
};

/** Everything that an import would do, before anything is written. Pure. */
export type ImportPlan = {
  readonly competition: OpenCompetitionInput;
  readonly entries: readonly Entry[];
  readonly deals: readonly PlannedDeal[];
  /** Games and rows of the file that are not among `deals`; each is an error among the problems. */
  readonly dropped: number;
  readonly problems: readonly ImportProblem[];
  readonly checks: ImportChecks;
};
