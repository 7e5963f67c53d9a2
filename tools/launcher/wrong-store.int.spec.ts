import { spawn, type ChildProcess } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { startPostgres, startRedis } from '@arbitre/testing';
import { anyFreePort } from '../services/ports';

jest.setTimeout(90_000);

const root = fileURLToPath(new URL('../../', import.meta.url));

type Ended = { readonly status: number | null; readonly said: string };

const running = new Set<ChildProcess>();

/** Runs a built program to its end; one that never ends is ended with the suite. */
const ended = (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--no-warnings', `dist/${file}`, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));
    running.add(child);
    child.once('close', (status) => {
      running.delete(child);
      resolve({ status, said });
    });
  });

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('an address that is no event store’s', () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  const web = createHttpServer((_, response) => response.end('a page'));
  const hosts = { silent: '', web: '' };
  let services: Awaited<ReturnType<typeof startPostgres>>[] = [];
  let env: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    hosts.silent = await listening(silent);
    hosts.web = await listening(web);
    services = await Promise.all([startPostgres(), startRedis()]);
    const [postgres, redis] = services;
    env = {
      DATABASE_URL: postgres?.url,
      REDIS_URL: redis?.url,
      API_PORT: '0',
      WORKER_PORT: String(await anyFreePort()),
      SESSION_SECRET: 'a'.repeat(48),
    };
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    for (const socket of sockets) socket.destroy();
    silent.close();
    web.close();
    await Promise.all(services.map((service) => service.stop()));
  });

  const programs: readonly (readonly [string, string, readonly string[]])[] = [
    ['command line', 'tools/arbitre.js', ['--lang', 'en', 'verify', '--all']],
    ['worker', 'apps/worker/main.js', []],
    ['API', 'apps/api/main.js', []],
  ];
  const addresses: readonly (readonly [string, () => string, RegExp])[] = [
    ['cannot be read', () => 'esdb://:::/', /cannot be read/],
    ['speaks no gRPC', () => `esdb://${hosts.web}?tls=false`, /no EventStoreDB/],
    ['says nothing', () => `esdb://${hosts.silent}?tls=false`, /no EventStoreDB, or one that hangs/],
    ['has such nodes', () => `esdb://${hosts.silent},${hosts.web}?tls=false`, /no EventStoreDB/],
  ];

  describe.each(programs)('given to the %s', (_, file, args) => {
    it.each(addresses)('that %s ends it with one sentence that says so', async (__, url, sentence) => {
      const { status, said } = await ended(file, args, { ...env, ESDB_URL: url() });
      expect(said).toMatch(sentence);
      expect(said).not.toMatch(/\n\s+at /);
      expect(status).toBeGreaterThan(0);
    });
  });
});
