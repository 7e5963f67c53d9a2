import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ExitStatus } from '../exit-status';
import { repository } from '../repository';

/** Runs a program of the workspace in its own process, with this one's input and output, until it ends. */
export const delegate = (program: string, args: readonly string[]): Promise<ExitStatus> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', join(repository, program), ...args], {
      stdio: 'inherit',
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      resolve(code === 0 ? 0 : code === 1 ? 1 : 2);
    });
  });
