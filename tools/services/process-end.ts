import type { ChildProcess } from 'node:child_process';

/** True when the process is gone, by itself or by a signal: an exit code alone does not tell the second. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Settles when the process is gone, with how it ended: `exit status 1`, `SIGKILL`. */
export const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    const tell = (): void => {
      resolve(child.signalCode ?? `exit status ${child.exitCode ?? 'unknown'}`);
    };
    if (hasEnded(child)) tell();
    else child.once('exit', tell);
  });
