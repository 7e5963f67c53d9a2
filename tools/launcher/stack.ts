import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { anyFreePort, freePortNear } from '../services/ports.ts';
import { ensureRedis } from '../services/redis.ts';
import { startService, type Service } from '../services/service.ts';
import { answers, startPart, untilReady, type Part } from './parts.ts';
import { step } from './progress.ts';
import { supervise, type Running, type Watch } from './supervise.ts';

export type StackOptions = {
  /** Folder that keeps the data of the embedded services. */
  readonly dataDir: string;
  /** Folder of what our own programs print, a file each. */
  readonly logs: string;
  readonly apiPort: number;
  readonly durable: boolean;
  /** Takes the customary ports where they are free; without, any: several installations that start at once get no other's. */
  readonly customaryPorts?: boolean;
  /** Hears what ends by itself and is started again; nobody does when it is left out. */
  readonly watch?: Watch;
};

/** Where the installation's services are, as the parts' environment names them. */
export type Urls = { readonly ESDB_URL: string; readonly DATABASE_URL: string; readonly REDIS_URL: string };

export type Stack = {
  readonly address: string;
  readonly urls: Urls;
  /** The processes that run now, by name: `Postgres` is the server itself. */
  readonly pids: Readonly<Record<string, number>>;
  /** Stops every part that was started here, in the reverse order, and waits for each. */
  stop(): Promise<void>;
};

const unheard: Watch = { ended: () => undefined, restarted: () => undefined, givenUp: () => undefined };

/** What runs, in the order of its start. */
const building = (options: StackOptions) => {
  const running: { stop(): Promise<void> }[] = [];
  const pids: Record<string, number> = {};
  return {
    pids,
    /** Starts a part that is kept running. */
    keep: async <Kept extends Running>(
      name: string,
      start: (again: boolean) => Promise<Kept>,
      pid: (started: Kept) => number,
    ): Promise<Kept> => {
      let starts = 0;
      const startOne = async (): Promise<Kept> => {
        const started = await start(starts++ > 0);
        pids[name] = pid(started);
        return started;
      };
      const supervised = await supervise(name, startOne, options.watch ?? unheard);
      running.push(supervised);
      return supervised.first;
    },
    stop: async (): Promise<void> => {
      for (const part of running.splice(0).reverse()) await part.stop();
    },
  };
};

type Building = ReturnType<typeof building>;

const portFor = (wished: number, { customaryPorts = false }: StackOptions): Promise<number> =>
  customaryPorts ? freePortNear(wished) : anyFreePort();

const given = (name: keyof Urls): string | null => process.env[name] ?? null;

const keepService = async (
  name: string,
  kind: 'postgres' | 'redis',
  wishedPort: number,
  options: StackOptions,
  stack: Building,
): Promise<string> => {
  const port = await portFor(wishedPort, options);
  const dataDir = join(options.dataDir, kind);
  const request = { service: kind, options: { dataDir, port, durable: options.durable } } as const;
  const service = await stack.keep<Service>(
    name,
    () => startService(request),
    ({ serverPid }) => serverPid,
  );
  return service.url;
};

const redis = async (options: StackOptions, stack: Building): Promise<string> =>
  given('REDIS_URL') ??
  (await step('Redis', async (say) => {
    await ensureRedis(say);
    return keepService('Redis', 'redis', 63790, options, stack);
  }));

const postgres = async (options: StackOptions, stack: Building): Promise<string> =>
  given('DATABASE_URL') ??
  (await step('Postgres', () => keepService('Postgres', 'postgres', 54329, options, stack)));

type PartFile = {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly logs: string;
};

/** Starts one of our own programs and waits until it is ready; one that never is leaves nothing behind. */
const keepPart = (
  title: string,
  { name, file, args = [], logs }: PartFile,
  env: Readonly<Record<string, string>>,
  ready: (part: Part) => Promise<boolean>,
  stack: Building,
): Promise<Part> =>
  stack.keep<Part>(
    title,
    async (again) => {
      const part = startPart(name, file, args, env, { logs, again });
      try {
        await untilReady(part, () => ready(part));
        return part;
      } catch (error) {
        await part.stop();
        throw error;
      }
    },
    ({ process }) => process.pid ?? 0,
  );

const eventStore = async (options: StackOptions, stack: Building): Promise<string> =>
  given('ESDB_URL') ??
  (await step('Event store', async () => {
    const port = await portFor(2113, options);
    const args = ['--data-dir', join(options.dataDir, 'eventstore'), '--port', String(port)];
    const ready = (part: Part): Promise<boolean> =>
      Promise.resolve(part.firstLine()?.includes('"ready":true') ?? false);
    const program = { name: 'eventstore', file: 'dist/tools/eventstore.js', args, logs: options.logs };
    await keepPart('Event store', program, {}, ready, stack);
    return `esdb://127.0.0.1:${port}?tls=false`;
  }));

const apiScheme = (): string => (process.env.TLS_CERT_FILE ? 'https' : 'http');

const ownParts = async (options: StackOptions, urls: Urls, stack: Building): Promise<void> => {
  const workerPort = String(await portFor(4301, options));
  const workerHealth = `http://127.0.0.1:${workerPort}/health`;
  const apiHealth = `${apiScheme()}://127.0.0.1:${options.apiPort}/health`;
  const env = {
    ...urls,
    API_PORT: String(options.apiPort),
    WORKER_PORT: workerPort,
    WORKER_URL: workerHealth,
  };
  const part = (title: string, name: string, health: string): Promise<Part> =>
    keepPart(
      title,
      { name, file: `dist/apps/${name}/main.js`, logs: options.logs },
      env,
      () => answers(health),
      stack,
    );
  await step('API and worker', async () => {
    const both = await Promise.allSettled([
      part('API', 'api', apiHealth),
      part('Worker', 'worker', workerHealth),
    ]);
    for (const one of both) if (one.status === 'rejected') throw one.reason;
  });
};

/** Starts all that is not given by an environment variable. When one part fails, those before it are stopped again. */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const stack = building(options);
  mkdirSync(options.dataDir, { recursive: true });
  try {
    const urls = {
      DATABASE_URL: await postgres(options, stack),
      REDIS_URL: await redis(options, stack),
      ESDB_URL: await eventStore(options, stack),
    };
    await ownParts(options, urls, stack);
    return {
      address: `${apiScheme()}://localhost:${options.apiPort}`,
      urls,
      pids: stack.pids,
      stop: stack.stop,
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
};
