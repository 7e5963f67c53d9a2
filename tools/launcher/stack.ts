import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePortNear } from '../services/ports.ts';
import { ensureRedis } from '../services/redis.ts';
import { startService } from '../services/service.ts';
import { answers, startPart, untilReady, type Part } from './parts.ts';
import { step } from './progress.ts';

export type StackOptions = {
  /** Folder that keeps the data of the embedded services. */
  readonly dataDir: string;
  readonly apiPort: number;
  readonly durable: boolean;
};

export type Stack = {
  readonly address: string;
  readonly urls: { readonly ESDB_URL: string; readonly DATABASE_URL: string; readonly REDIS_URL: string };
  readonly parts: readonly Part[];
  /** Stops every part that was started here, in the reverse order, and waits for each. */
  stop(): Promise<void>;
};

type Stoppable = { stop(): Promise<unknown> };

const given = (name: string): string | null => process.env[name] ?? null;

const redis = async (options: StackOptions, running: Stoppable[]): Promise<string> => {
  const url = given('REDIS_URL');
  if (url !== null) return url;
  return step('Redis', async (say) => {
    await ensureRedis(say);
    const port = await freePortNear(63790);
    const dataDir = join(options.dataDir, 'redis');
    const service = await startService({
      service: 'redis',
      options: { dataDir, port, durable: options.durable },
    });
    running.push(service);
    return service.url;
  });
};

const postgres = async (options: StackOptions, running: Stoppable[]): Promise<string> => {
  const url = given('DATABASE_URL');
  if (url !== null) return url;
  return step('Postgres', async () => {
    const port = await freePortNear(54329);
    const dataDir = join(options.dataDir, 'postgres');
    const service = await startService({
      service: 'postgres',
      options: { dataDir, port, durable: options.durable },
    });
    running.push(service);
    return service.url;
  });
};

const eventStore = async (options: StackOptions, running: Stoppable[]): Promise<string> => {
  const url = given('ESDB_URL');
  if (url !== null) return url;
  return step('Event store', async () => {
    const port = await freePortNear(2113);
    const args = ['--data-dir', join(options.dataDir, 'eventstore'), '--port', String(port)];
    const part = startPart('eventstore', 'dist/tools/eventstore.js', args, {});
    running.push(part);
    await untilReady(part, () => Promise.resolve(part.firstLine()?.includes('"ready":true') ?? false));
    return `esdb://127.0.0.1:${port}?tls=false`;
  });
};

/** Starts all that is not given by an environment variable. When one part fails, those before it are stopped again. */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const running: Stoppable[] = [];
  const stop = async (): Promise<void> => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  mkdirSync(options.dataDir, { recursive: true });
  try {
    const urls = {
      DATABASE_URL: await postgres(options, running),
      REDIS_URL: await redis(options, running),
      ESDB_URL: await eventStore(options, running),
    };
    const parts = await startOwnParts(options, urls, running);
    return { address: `http://localhost:${options.apiPort}`, urls, parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const startOwnParts = async (
  options: StackOptions,
  urls: Stack['urls'],
  running: Stoppable[],
): Promise<readonly Part[]> => {
  const workerPort = String(await freePortNear(4301));
  const workerHealth = `http://127.0.0.1:${workerPort}/health`;
  const env = {
    ...urls,
    API_PORT: String(options.apiPort),
    WORKER_PORT: workerPort,
    WORKER_URL: workerHealth,
  };
  return step('API and worker', async () => {
    const api = startPart('api', 'dist/apps/api/main.js', [], env);
    running.push(api);
    const worker = startPart('worker', 'dist/apps/worker/main.js', [], env);
    running.push(worker);
    await Promise.all([
      untilReady(api, () => answers(`http://127.0.0.1:${options.apiPort}/health`)),
      untilReady(worker, () => answers(workerHealth)),
    ]);
    return [api, worker];
  });
};
