import { readPosition, type RecordedEvent } from '@arbitre/events';
import type { Lane } from '../partition';

/** Before the first event of the log. */
export const BEFORE_ALL = -1n;

/**
 * A checkpoint as Postgres and Redis keep it: a position as decimal text, or `BEFORE_ALL`.
 * @throws NotAPosition
 */
export const readCheckpoint = (text: string): bigint =>
  text === BEFORE_ALL.toString() ? BEFORE_ALL : readPosition(text);

/**
 * All events of one lane behind `after`, up to and including `upTo`. It says what it joins on to, so that whoever
 * applies it notices when something before it was lost. It may be empty: then it only says how far the log was read.
 */
export type Batch = Lane & {
  readonly after: bigint;
  readonly upTo: bigint;
  readonly events: readonly RecordedEvent[];
};

/** A key whose events are no longer applied in a model, because one of them could not be. */
export type Alarm = {
  readonly model: string;
  /** The competition, or `federation`. */
  readonly key: string;
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
