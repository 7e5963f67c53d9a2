import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Everything that a local installation keeps: data of the services, log files, what is running. */
export const home = process.env.ARBITRE_HOME ?? join(root, '.arbitre');

export const demoAccounts = [
  { account: 'staff', password: 'staff-demo', role: 'federation staff' },
  { account: 'arbitre', password: 'arbitre-demo', role: 'arbiter' },
  { account: 'auditeur', password: 'auditeur-demo', role: 'auditor' },
  { account: 'club', password: 'club-demo', role: 'regional club' },
] as const;

/** What is running, as the launcher writes it for the command line. */
export type Running = {
  readonly pid: number;
  readonly address: string;
  readonly ESDB_URL: string;
  readonly DATABASE_URL: string;
  readonly REDIS_URL: string;
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

/** The running installation, or null when none is (a file left by a crash does not count). */
export const readRunning = (): Running | null => {
  if (!existsSync(runningFile)) return null;
  const running = JSON.parse(readFileSync(runningFile, 'utf8')) as Running;
  return isAlive(running.pid) ? running : null;
};
