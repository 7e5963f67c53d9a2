import { statfsSync } from 'node:fs';
import type { Incident } from '../incidents';
import type { Refused } from './requests';

/** SQLite's result codes (the low byte of its extended ones). */
const FULL = 13;
const IO_ERROR = 10;
/** Reads of a sector that the device does not give: what was to be written is untouched. */
const READ_ERRORS: readonly number[] = [266, 522];
/** A disk with less room than this is full, whatever it answers. */
const ROOM = 256 * 1024;

/** How a failed write is answered, and what is told of it. */
export interface WriteFailure {
  readonly answer: Refused;
  readonly incident: Incident;
}

/**
 * What an error of SQLite means for a write. After one that the device failed, nobody knows what is on disk: the store has
 * to end and find out from the log.
 */
export function writeFailure(error: unknown, dataDir: string): WriteFailure {
  const reason = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (isNoRoom(error, dataDir)) {
    const message = `No room left on disk: ${reason}. Writes are refused and reads go on; make room, no restart is needed.`;
    return {
      answer: { kind: 'refused', why: 'no-room', reason: `No room left on disk: ${reason}` },
      incident: { level: 'warning', incident: 'disk-full', message },
    };
  }
  if ((code & 255) === IO_ERROR && !READ_ERRORS.includes(code)) return fatal(reason);
  return {
    answer: { kind: 'refused', reason },
    incident: { level: 'alarm', incident: 'write-failed', message: `A write was refused: ${reason}` },
  };
}

function fatal(reason: string): WriteFailure {
  const message = `The disk failed a write: ${reason}`;
  return {
    answer: {
      kind: 'refused',
      why: 'gone',
      reason: `${message}. Whether it was made is not known: send it again with the same ids.`,
    },
    incident: { level: 'fatal', incident: 'part-died', message },
  };
}

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) : 0;

/** Whether a disk without room is why. */
export const isNoRoom = (error: unknown, dataDir: string): boolean =>
  codeOf(error) === FULL || ((codeOf(error) & 255) === IO_ERROR && isFull(dataDir));

function isFull(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < ROOM;
}
