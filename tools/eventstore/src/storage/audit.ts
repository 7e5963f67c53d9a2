import { spawn, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { processFile } from '../program';
import { databaseFile } from './database';
import { endingWith } from './ending-with';
import { WHOLE_BYTES } from './integrity';

export type Integrity =
  | { readonly state: 'checked' | 'checking' | 'not-checked' }
  | { readonly state: 'damaged'; readonly finding: string };

/**
 * The whole check of a file that is too large for it at start, beside the store that serves it: `eventstore verify` as a
 * process of its own, of low priority, since SQLite's check of an index cannot be interrupted within a thread.
 */
export class Audit {
  private process: ChildProcess | undefined;
  private current: Integrity = { state: 'checked' };
  private readonly damaged: (finding: string) => void;

  constructor(damaged: (finding: string) => void) {
    this.damaged = damaged;
  }

  get integrity(): Integrity {
    return this.current;
  }

  /** Begins where the start checked a part only. */
  begin(dataDir: string): void {
    if (bytesOf(dataDir) <= WHOLE_BYTES) return;
    this.current = { state: 'checking' };
    const program = ['--no-warnings', ...endingWith(process.pid), processFile()];
    const child = spawn(process.execPath, [...program, 'verify', '--data-dir', dataDir], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process = child;
    child.once('spawn', () => {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    });
    let finding = '';
    child.stderr.on('data', (chunk: Buffer) => (finding += chunk.toString()));
    child.once('error', () => (this.current = { state: 'not-checked' }));
    child.once('close', (code) => {
      this.process = undefined;
      if (code === 0) this.current = { state: 'checked' };
      else if (code === null) this.current = { state: 'not-checked' };
      else this.found(finding.trim());
    });
  }

  end(): void {
    this.process?.kill('SIGKILL');
  }

  private found(finding: string): void {
    this.current = { state: 'damaged', finding };
    this.damaged(finding);
  }
}

/** Of the log with what is not copied into its file yet. */
function bytesOf(dataDir: string): number {
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return size(databaseFile(dataDir)) + size(`${databaseFile(dataDir)}-wal`);
}
