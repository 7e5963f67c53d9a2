import type { Adjustment, DomainEvent, Entry, MethodId } from '@arbitre/rules';
import type { DealRecord, NamesOfEntries, PbnRecords } from '@arbitre/rules/games/bridge/pbn';
import type { ImportOptions, ImportProblem } from '../../import/contract';
import type { EntryOfPlayers, OpenCompetitionInput, RecordDealInput } from '../../write-side/contract';

/** The formats of results that are read and written. */
export const FILE_FORMATS = ['pbn', 'lin', 'usebio'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export type PbnOptions = ImportOptions & {
  /** What the file is written in; PBN unless given. */
  readonly format?: FileFormat;
  /** Which event of a file that holds several, from 1. */
  readonly event?: number;
  /** How deals become a ranking, where the file does not say. */
  readonly method?: MethodId;
  /** Text of a rulings file (see rulings.ts). */
  readonly rulings?: string;
};

/** One of the file of results, or of the rulings that came with it. */
export type PbnProblem = ImportProblem & { readonly source: FileFormat | 'rulings' };

/** A row of the ranking that a file carries, with its figures as they stand there. */
export type OfficialRow = {
  readonly line: number;
  readonly entry: string;
  readonly rank: string;
  readonly total: string | null;
};

/** What a file says, whatever it is written in. */
export type FileReading = {
  readonly records: PbnRecords;
  readonly ranking: readonly OfficialRow[];
  /** What is wrong with the file before any game of it. */
  readonly problems: readonly Omit<PbnProblem, 'source'>[];
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
  /** Entries of which the file says who plays, and guests who were written down now. */
  readonly named: number;
  readonly guests: number;
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
  readonly problems: readonly PbnProblem[];
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
  readonly format: FileFormat;
  readonly competition: OpenCompetitionInput;
  readonly entries: readonly Entry[];
  readonly names: NamesOfEntries;
  /** Who plays, where that is known otherwise than from the names of the file. */
  readonly players?: readonly EntryOfPlayers[];
  readonly deals: readonly PlannedDeal[];
  /** Games and rows of the file that are not among `deals`; each is an error among the problems. */
  readonly dropped: number;
  readonly problems: readonly PbnProblem[];
  readonly checks: ImportChecks;
};
