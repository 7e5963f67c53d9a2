import type { Position } from './position';

export type { Position } from './position';

/** Who did it: the account (or `importer`, `arbitre`) and the role it acted in. Never a name. */
export type Actor = { readonly id: string; readonly role: string };

/** Everything that metadata holds, and nothing else (architecture, event conventions). */
export type EventMetadata = {
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly actor: Actor;
  /** UTC, ISO 8601. */
  readonly time: string;
  readonly commandId: string;
  /** SHA-256 (hex) of the event's canonical form, which includes `previousHash`. */
  readonly hash: string;
  /** Hash of the event before in the same stream; 64 zeros for the first. */
  readonly previousHash: string;
  /** Schema version of `data` as written; absent means 1. */
  readonly version?: number;
};

/** An event as read back: checked against its schema and upcast to its newest version. */
export type RecordedEvent<Type extends string = string, Data = unknown> = {
  readonly id: string;
  readonly stream: string;
  /** Number of the event in its stream, from 0. */
  readonly revision: number;
  readonly position: Position;
  readonly type: Type;
  readonly data: Data;
  readonly metadata: EventMetadata;
  /**
   * Only on `$all`: why data or metadata do not fit their schema; both are then as stored. Whoever applies events
   * parks this one with an alarm and goes on.
   */
  readonly problem?: string;
};
