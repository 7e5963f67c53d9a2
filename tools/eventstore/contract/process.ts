import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/arbitre-eventstore/', import.meta.url));

let program: string | undefined;

/** The store as it ships: the process's bundle and its storage worker, made from the sources once a test file. */
function eventStoreProgram(): string {
  if (program !== undefined) return program;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(CACHE);
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  execFileSync(createRequire(import.meta.url).resolve('esbuild/bin/esbuild'), [
    `eventstore=${source('main.ts')}`,
    `storage-worker=${source('storage/worker.ts')}`,
    `--outdir=${folder}`,
    ...['--bundle', '--format=esm', '--platform=node', '--packages=external', '--log-level=error'],
  ]);
  program = join(folder, 'eventstore.js');
  return program;
}

export interface StoreProcess {
  readonly connectionString: string;
  readonly port: number;
  readonly pid: number;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Ends it as an operator does. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the store as its own process. @throws Error with what it prints where it does not become ready. */
export async function startProcess(dataDir: string, ...flags: string[]): Promise<StoreProcess> {
  const child = spawn(
    process.execPath,
    [eventStoreProgram(), '--data-dir', dataDir, '--port', '0', ...flags],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ready = JSON.parse(await firstLine(child)) as { port: number; connectionString: string };
  return {
    ...ready,
    pid: child.pid ?? 0,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Runs the store's program to its end. */
export async function runProgram(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [eventStoreProgram(), ...args], {
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
