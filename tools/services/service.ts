import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ServiceReply, ServiceRequest } from './host.ts';

/** A service in a process of its own that ends with ours. */
export type Service = { readonly url: string; readonly pid: number; stop(): Promise<void> };

const hostFile = join(import.meta.dirname, 'host.ts');

/** Starts Postgres or Redis in a host process. Throws the host's own sentence when it cannot be started. */
export const startService = (request: ServiceRequest): Promise<Service> =>
  new Promise((resolve, reject) => {
    const host = fork(hostFile, { stdio: 'ignore', detached: true, execArgv: ['--no-warnings'] });
    const exited = new Promise<void>((done) => {
      host.once('exit', () => {
        done();
      });
    });
    host.once('message', (reply: ServiceReply) => {
      if ('error' in reply) {
        reject(new Error(reply.error));
        return;
      }
      host.unref();
      host.channel?.unref();
      resolve({
        url: reply.url,
        pid: host.pid ?? 0,
        stop: async () => {
          host.ref();
          host.kill('SIGTERM');
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
