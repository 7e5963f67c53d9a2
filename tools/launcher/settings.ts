import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// eslint-disable-next-line @nx/enforce-module-boundaries -- runs from its sources, before the library is built
import { withoutSecrets } from '../../libs/events/src/store/without-secrets.ts';

export const root = join(import.meta.dirname, '../..');

/** Everything that a local installation keeps: data of the services, log files, what is running. */
export const home = process.env.ARBITRE_HOME ?? join(root, '.arbitre');

const URLS = ['ESDB_URL', 'DATABASE_URL', 'REDIS_URL'] as const;

/** What is running, as the launcher writes it for the command line. */
export type Running = Readonly<Record<(typeof URLS)[number], string>> & {
  readonly pid: number;
  readonly address: string;
};

type Written = Running & {
  /** Variables whose password was left out: a file is no place for a secret that somebody else keeps. */
  readonly withoutPassword: readonly (typeof URLS)[number][];
};

export const runningFile = join(home, 'running.json');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Writes what is running, readable by this account only. The addresses that the environment gave are written without
 * their passwords: whoever uses them elsewhere has the environment too.
 */
export const rememberRunning = (running: Running, env: NodeJS.ProcessEnv = process.env): void => {
  const secret = URLS.filter(
    (name) => env[name] !== undefined && withoutSecrets(running[name]) !== running[name],
  );
  const told = Object.fromEntries(secret.map((name) => [name, withoutSecrets(running[name])]));
  const written: Written = { ...running, ...told, withoutPassword: secret };
  writeFileSync(runningFile, JSON.stringify(written, null, 2), { mode: 0o600 });
  // The mode above is for a new file only.
  chmodSync(runningFile, 0o600);
};

/** The running installation, or null when none is (a file left by a crash does not count). */
export const readRunning = (): Written | null => {
  if (!existsSync(runningFile)) return null;
  const running = JSON.parse(readFileSync(runningFile, 'utf8')) as Written;
  return isAlive(running.pid) ? running : null;
};
