import type { KeyKind, RecordedEvent } from '@arbitre/events';
import type { Table } from './table/table';

/** A model whose rows come from events. */
export type ModelId =
  | 'competitions'
  | 'deals'
  | 'leagues'
  | 'people'
  | 'regions'
  | 'sessions'
  | 'standings'
  // Those of games.
  | (string & Record<never, never>);
/** A model whose rows are computed from those of other models. */
export type SecondStepId = 'divisions' | 'leaders';

/** The open transaction of one batch. Table names are unqualified: the search path is the generation's schema. */
export interface Transaction {
  /** Runs a prepared statement and gives its rows. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs a prepared statement and gives the number of rows it touched. */
  run(sql: string, parameters?: readonly unknown[]): Promise<number>;
}

/** A row that readers may want to look at again: what the NOTIFY channel `read_model` carries. */
export type ReadModelChange = {
  readonly model: ModelId | SecondStepId;
  /** Absent in models of the federation. */
  readonly competition?: string;
  readonly region?: string;
  readonly deal?: string;
  readonly session?: string;
  /** The stream whose rows changed, in models of the federation from which others are computed. */
  readonly source?: string;
  readonly division?: string;
  readonly position: bigint;
  readonly revision?: number;
};

/** What a generation of any model is made from. */
export interface ReadModel<Id extends string = ModelId | SecondStepId> {
  readonly model: Id;
  /** Raised when tables or rows come out differently for the same events: the worker then rebuilds the model. */
  readonly version: number;
  /** Its tables; `read` shows those of them that are shown as views of the same name. */
  readonly tables: readonly Table[];
}

/**
 * How events become the rows of one model. Everything it knows is in its tables: nothing is kept in memory between
 * two batches, so any cutting of the log into batches gives the same rows.
 */
export interface Projector extends ReadModel<ModelId> {
  /** The key by which its events are ordered: whatever one row depends on has the same key. */
  readonly key: KeyKind;
  handles(event: Pick<RecordedEvent, 'type' | 'stream'>): boolean;
  /** Applies events of one partition, in order. Throws on an event that cannot be applied; nothing is then kept. */
  apply(tx: Transaction, events: readonly RecordedEvent[]): Promise<readonly ReadModelChange[]>;
}
