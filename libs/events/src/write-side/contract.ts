import type { Violation } from '@arbitre/rules';
import type { Actor, Position } from '../recorded-event';

/** Everything about a command that is not the command: who, when, under which key. Time and ids come in as parameters. */
export type CommandContext = {
  /** UUID given by the sender. It becomes the events' ids: the same command sent again changes nothing. */
  readonly commandId: string;
  readonly actor: Actor;
  /** UTC, ISO 8601. */
  readonly time: string;
  readonly correlationId?: string;
  /** The revision the sender has seen; absent = whatever it is now (a conflict is then retried). -1 = no stream yet. */
  readonly expectedRevision?: number;
};

/** How a write ended. A user's mistake is a value; only a lost store throws. */
export type WriteOutcome =
  | {
      readonly kind: 'committed';
      readonly stream: string;
      readonly revision: number;
      readonly position: Position;
    }
  /** The command id was handled before: nothing was written, the earlier answer is given again. */
  | {
      readonly kind: 'repeated';
      readonly stream: string;
      readonly revision: number;
      readonly position: Position;
    }
  /** `act`: index of the refused act; nothing of the batch was written. */
  | { readonly kind: 'refused'; readonly act: number; readonly violation: Violation }
  | { readonly kind: 'conflict'; readonly expected: number; readonly actual: number };
