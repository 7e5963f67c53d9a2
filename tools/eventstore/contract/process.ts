import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { processFile } from '../src/program';

export interface StoreProcess {
  readonly connectionString: string;
  readonly port: number;
  readonly pid: number;
  /** Its exit code, when it has one. */
  readonly ended: Promise<number | null>;
  /** What it has printed as errors. */
  errors(): string;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Ends it as an operator does. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the store as its own process. @throws Error with what it prints where it does not become ready. */
export const startProcess = (dataDir: string, ...flags: string[]): Promise<StoreProcess> =>
  startThrough([], dataDir, ...flags);

/** The same, by a program that puts it into other circumstances and becomes it. */
export async function startThrough(
  wrapper: readonly string[],
  dataDir: string,
  ...flags: string[]
): Promise<StoreProcess> {
  const own = [process.execPath, processFile(), '--data-dir', dataDir, '--port', '0', ...flags];
  const [program = '', ...args] = [...wrapper, ...own];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = JSON.parse(await firstLine(child)) as { port: number; connectionString: string };
  return {
    ...ready,
    pid: child.pid ?? 0,
    ended,
    errors: () => errors,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Runs the store's program to its end. */
export async function runProgram(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [processFile(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  if (child.stdout === null) throw new Error('The store has no output.');
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    child.once('close', (code) => {
      reject(new Error(`The store ended with ${String(code)}: ${errors}`));
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}
