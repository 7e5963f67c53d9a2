import type { DomainEvent, Entry } from '@arbitre/rules';
import type { IssProblem, IssVerdict, PlacedIssGame } from '@arbitre/rules/skat';
import type { OpenCompetitionInput, RecordDealInput } from '../../write-side/contract';
import type { ImportOptions } from '../../import/contract';
import type { NamesOfFile } from '../../import/persons';

/** As for PBN; a file of the server names neither its event nor how deals become a ranking. */
export type IssImportOptions = Pick<ImportOptions, 'competition' | 'name' | 'region' | 'strict'> & {
  /** What the arbiter is called with where a game was broken off: the server's value is kept as a remark only. */
  readonly remark?: (aborted: Extract<IssVerdict, { kind: 'aborted' }>) => string;
};

/** How one game of the file stands to its own result. */
export type IssGameReport = {
  readonly line: number;
  readonly game: number;
  /** The server's own number of the game; null where the record has none. */
  readonly id: string | null;
  /** The deal that it becomes; null where it cannot be imported. */
  readonly deal: string | null;
  /** Our line of the score sheet; null where the game was not played to a score. */
  readonly notation: string | null;
  readonly verdict: IssVerdict;
};

/** A deal in the store that says something else than the file: proposed to people, never overwritten. */
export type IssStoredDifference = {
  readonly line: number;
  readonly game: number;
  readonly deal: string;
  /** Index of the first event that differs, from 0. */
  readonly at: number;
  readonly recorded: string;
  readonly file: string;
};

export type PlannedIssDeal = {
  readonly id: string;
  readonly placed: PlacedIssGame;
  readonly input: RecordDealInput;
  readonly events: readonly DomainEvent[];
  readonly verdict: IssVerdict;
};

/** Everything that an import would do, before anything is written. Pure. */
export type IssPlan = {
  readonly competition: OpenCompetitionInput;
  readonly entries: readonly Entry[];
  /** What the server calls each of them. */
  readonly names: NamesOfFile;
  readonly deals: readonly PlannedIssDeal[];
  readonly games: readonly IssGameReport[];
  /** Games that are not imported, each with its line, game, move and article. */
  readonly problems: readonly IssProblem[];
};

export type IssImportReport = {
  readonly competition: string;
  /** As in the report of a PBN file. */
  readonly outcome: 'imported' | 'unchanged' | 'rejected' | 'unreadable';
  readonly entries: number;
  /** Entries of which the file says who plays, and guests who were written down now. */
  readonly named: number;
  readonly guests: number;
  readonly deals: {
    readonly found: number;
    readonly written: number;
    readonly present: number;
    readonly refused: number;
  };
  /** Events written now. */
  readonly events: number;
  readonly games: readonly IssGameReport[];
  readonly problems: readonly IssProblem[];
  readonly differences: readonly IssStoredDifference[];
};
