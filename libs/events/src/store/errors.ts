import type { Position } from '../position';

/**
 * The store gave no answer within the outer time limit or the deadline of whoever asked, or it has no room. The write may or
 * may not have happened: send it again as it was.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(doing: string, afterMs: number, reason: string, cause?: unknown) {
    super(`The event store did not answer (${doing}, tried for ${afterMs} ms): ${reason}`, { cause });
  }
}

/** The store answered, and will not do it: no access, stream deleted for good, write too large. Trying again is of no use. */
export class StoreRefused extends Error {
  override readonly name: string = 'StoreRefused';
  constructor(doing: string, reason: string, cause?: unknown) {
    super(`The event store refused (${doing}): ${reason}`, { cause });
  }
}

/** No event of the log lies at a position that was asked for: it is of another log, or was made up. */
export class NoSuchPosition extends StoreRefused {
  override readonly name = 'NoSuchPosition';
  constructor(
    readonly position: Position,
    doing: string,
    cause?: unknown,
  ) {
    super(doing, `no event of this log lies at position ${position}`, cause);
  }
}

/** A stream holds an event that does not fit its schema: it can be audited, but nothing can be decided from it. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  constructor(
    readonly stream: string,
    readonly revision: number,
    readonly problem: string,
  ) {
    super(`Event ${revision} of ${stream} cannot be read: ${problem}`);
  }
}

/** Something was about to be written that does not fit its schema: a fault of the program, never of a user. */
export class UnwritableEvent extends Error {
  override readonly name = 'UnwritableEvent';
  constructor(
    readonly stream: string,
    readonly problem: string,
  ) {
    super(`Nothing was written to ${stream}: ${problem}`);
  }
}
