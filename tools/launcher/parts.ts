import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endOf, hasEnded } from '../services/process-end.ts';
import { root } from './settings.ts';

/** One of our own processes: event store, API, worker. */
export type Part = {
  readonly name: string;
  readonly process: ChildProcess;
  readonly logFile: string;
  /** Settles when it is gone, with how it ended. */
  readonly ended: Promise<string>;
  /** The first line that it prints, null before that. */
  firstLine(): string | null;
  /** Asks it to stop and waits until it has; after ten seconds it is ended. */
  stop(): Promise<void>;
};

const parentWatch = join(root, 'tools/services/parent-watch.mjs');

/**
 * Starts a built part in a process group of its own, its output in a file of the folder `logs`; it ends when the
 * launcher is gone. Started `again` it goes on in the log of the one before.
 */
export const startPart = (
  name: string,
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { logs, again }: { readonly logs: string; readonly again: boolean },
): Part => {
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, `${name}.log`);
  const log = createWriteStream(logFile, { flags: again ? 'a' : 'w' });
  const child = fork(join(root, file), args, {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    execArgv: ['--no-warnings', '--enable-source-maps', '--import', parentWatch],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let first = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    if (!first.includes('\n')) first += chunk.toString();
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const ended = endOf(child);
  return {
    name,
    process: child,
    logFile,
    ended,
    firstLine: () => (first.includes('\n') ? first.slice(0, first.indexOf('\n')) : null),
    stop: async () => {
      child.kill('SIGTERM');
      const end = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(end);
    },
  };
};

/** Waits until `ready` answers true; throws a sentence with the log's place when the part ends or a minute passes first. */
export const untilReady = async (part: Part, ready: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while (!(await ready())) {
    if (hasEnded(part.process))
      throw new Error(`The ${part.name} stopped while starting. Its log says why: ${part.logFile}`);
    if (Date.now() > deadline)
      throw new Error(`The ${part.name} is not ready after a minute. See ${part.logFile}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/**
 * What a part of our own on this machine says to a question, or to JSON that is sent. Its certificate is for the name that people type,
 * so that here it is not looked at.
 */
export const ask = (
  address: string,
  sent?: object,
): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { request } = address.startsWith('https:') ? https : http;
    const options = {
      ...{ method: sent === undefined ? 'GET' : 'POST', rejectUnauthorized: false, timeout: 2_000 },
      headers: sent === undefined ? {} : { 'content-type': 'application/json' },
    };
    const asked = request(address, options, (answer) => {
      text(answer).then((body) => {
        resolve({ status: answer.statusCode ?? 0, body });
      }, reject);
    });
    asked.on('timeout', () => asked.destroy(new Error(`${address} does not answer.`))).on('error', reject);
    asked.end(sent === undefined ? undefined : JSON.stringify(sent));
  });

/** True when the address answers 200. */
export const answers = (address: string): Promise<boolean> =>
  ask(address).then(
    ({ status }) => status === 200,
    () => false,
  );
