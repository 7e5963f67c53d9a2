import type { RecordedEvent } from '@arbitre/events';

/** Before the first event of the log. */
export const BEFORE_ALL = -1n;

/**
 * All events of one partition behind `after`, up to and including `upTo`. It says what it joins on to, so that whoever
 * applies it notices when something before it was lost. It may be empty: then it only says how far the log was read.
 */
export type Batch = {
  readonly partition: number;
  /** How many partitions the log was cut into: a generation cut otherwise does not take it. */
  readonly partitions: number;
  readonly after: bigint;
  readonly upTo: bigint;
  readonly events: readonly RecordedEvent[];
};

/** A competition whose events are no longer applied, because one of them could not be. */
export type Alarm = {
  readonly model: string;
  readonly competition: string;
  readonly event: RecordedEvent;
  readonly error: string;
  readonly tries: number;
};

/** What became of a batch. `position` is the checkpoint afterwards. */
export type Applied =
  | {
      readonly kind: 'applied';
      readonly position: bigint;
      readonly events: number;
      readonly alarms: readonly Alarm[];
    }
  /** Everything in it had been applied before. */
  | { readonly kind: 'skipped'; readonly position: bigint }
  /** Something between the checkpoint and `after` is missing: it must be read from the store first. */
  | { readonly kind: 'gap'; readonly position: bigint }
  /** The model has no live generation of this version and cut (it waits for its rebuild). */
  | { readonly kind: 'absent' };
