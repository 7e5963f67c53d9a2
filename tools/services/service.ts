import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceReply, ServiceRequest } from './host.ts';
import { endOf, hasEnded } from './process-end.ts';

/** A service in a process of its own that ends with ours. */
export type Service = {
  readonly url: string;
  /** The host's process. */
  readonly pid: number;
  /** The server's own process: postmaster, redis-server. */
  readonly serverPid: number;
  /** Settles when the server is gone, with how it ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
};

const hostFile = join(import.meta.dirname, 'host.ts');

const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};

/** A server whose host was killed runs on and holds its folder and port: it is asked to stop, and after ten seconds ended. */
const endOrphan = async (pid: number): Promise<void> => {
  if (!signal(pid, 'SIGINT')) return;
  for (let waited = 0; signal(pid, 0); waited += 20) {
    if (waited > 10_000) signal(pid, 'SIGKILL');
    await pause(20);
  }
};

/** Starts Postgres or Redis in a host process. Throws the host's own sentence when it cannot be started. */
export const startService = (request: ServiceRequest): Promise<Service> =>
  new Promise((resolve, reject) => {
    const host = fork(hostFile, { stdio: 'ignore', detached: true, execArgv: ['--no-warnings'] });
    const exited = endOf(host);
    let died: string | null = null;
    host.once('message', (first: ServiceReply) => {
      if ('error' in first) {
        reject(new Error(first.error));
        return;
      }
      host.on('message', (later: ServiceReply) => {
        if ('error' in later) died = later.error;
      });
      host.unref();
      host.channel?.unref();
      resolve({
        url: first.url,
        pid: host.pid ?? 0,
        serverPid: first.pid,
        ended: exited.then(async (how) => {
          await endOrphan(first.pid);
          return died ?? how;
        }),
        stop: async () => {
          host.ref();
          if (!hasEnded(host)) host.kill('SIGTERM');
          await exited;
        },
      });
    });
    host.once('error', reject);
    void exited.then(() => {
      reject(new Error(`The ${request.service} host ended before it was ready.`));
    });
    host.send(request);
  });
