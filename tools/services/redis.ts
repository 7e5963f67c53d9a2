import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from './postgres.ts';
import { endOf, hasEnded } from './process-end.ts';

export type RedisOptions = { readonly dataDir: string; readonly port: number; readonly durable: boolean };

const onPath = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const advice =
  'Arbitre needs Redis 6.2 or later. Install it (Debian, Ubuntu: apt install redis-server; macOS: brew install redis), ' +
  'or point REDIS_URL at a running one (redis://host:6379), then start again.';

type Installer = { readonly says: string; readonly commands: readonly (readonly string[])[] };

const installers = (): Installer[] => {
  const found: Installer[] = [];
  const root = process.getuid?.() === 0;
  if (onPath('apt-get') && (root || spawnSync('sudo', ['-n', 'true']).status === 0)) {
    const sudo = root ? [] : ['sudo', '-n'];
    const quiet = ['-y', '-qq', '--no-install-recommends'];
    found.push({
      says: 'apt-get install redis-server',
      commands: [
        [...sudo, 'apt-get', 'update', '-qq'],
        [...sudo, 'apt-get', 'install', ...quiet, 'redis-server'],
      ],
    });
  }
  if (onPath('brew')) found.push({ says: 'brew install redis', commands: [['brew', 'install', 'redis']] });
  return found;
};

const run = (command: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawn(program, args, { stdio: 'ignore', env })
      .once('error', () => {
        resolve(false);
      })
      .once('exit', (code) => {
        resolve(code === 0);
      });
  });

/** Finds Redis, or installs it with the machine's own package manager. `say` hears what is being tried. */
export const ensureRedis = async (say: (line: string) => void): Promise<void> => {
  if (onPath('redis-server')) return;
  for (const installer of installers()) {
    say(`Redis is missing: ${installer.says} ...`);
    let done = true;
    for (const command of installer.commands) done = (await run(command)) && done;
    if (onPath('redis-server')) return;
    if (!done) say(`That did not work: ${installer.says}`);
  }
  if (containerEngine() === null) throw new Error(advice);
};

const containerEngine = (): string | null =>
  ['docker', 'podman'].find((engine) => onPath(engine) && spawnSync(engine, ['info']).status === 0) ?? null;

const command = (options: RedisOptions): readonly string[] => {
  const flags = [
    '--port',
    String(options.port),
    '--save',
    '',
    '--appendonly',
    options.durable ? 'yes' : 'no',
  ];
  const policy = ['--maxmemory-policy', 'noeviction'];
  if (onPath('redis-server')) {
    return ['redis-server', '--bind', '127.0.0.1', '--dir', options.dataDir, ...flags, ...policy];
  }
  const engine = containerEngine();
  if (engine === null) throw new Error(advice);
  const publish = `127.0.0.1:${options.port}:${options.port}`;
  const image = 'redis:7-alpine';
  return [
    engine,
    'run',
    '--rm',
    '-i',
    '-p',
    publish,
    '-v',
    `${options.dataDir}:/data`,
    image,
    'redis-server',
    ...flags,
    ...policy,
  ];
};

/** Starts Redis on 127.0.0.1. Resolves when it accepts connections. */
export const startRedis = async (options: RedisOptions): Promise<RunningService> => {
  if (!existsSync(options.dataDir)) mkdirSync(options.dataDir, { recursive: true });
  const [program = '', ...args] = command(options);
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: join(options.dataDir) });
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      log.push(chunk.toString());
      if (log.join('').includes('Ready to accept connections')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => {
      reject(new Error(`Redis did not start on port ${options.port}:\n${log.slice(-5).join('')}`));
    });
  });
  const ended = endOf(server);
  return {
    url: `redis://127.0.0.1:${options.port}`,
    pid: server.pid ?? 0,
    ended,
    stop: async () => {
      if (!hasEnded(server)) server.kill('SIGTERM');
      await ended;
    },
  };
};
