import { startEventStore } from '@arbitre/eventstore';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Service = { readonly url: string; stop(): Promise<void> };
type TestServices = Readonly<Record<'startPostgres' | 'startRedis', () => Promise<Service>>>;

/** Servers of a bench's own, started when first asked for, gone when it is over. */
export type BenchServices = {
  readonly eventStore: () => Promise<string>;
  readonly postgres: () => Promise<string>;
  readonly redis: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Run from its source: it finds the program of its servers beside itself. */
const testServices = async (): Promise<TestServices> =>
  (await import(pathToFileURL(join(root, 'tools/testing/src/services.ts')).href)) as TestServices;

export const benchServices = (): BenchServices => {
  const stops: (() => Promise<void>)[] = [];
  const started = async (server: keyof TestServices): Promise<string> => {
    const service = await (await testServices())[server]();
    stops.push(() => service.stop());
    return service.url;
  };
  return {
    eventStore: async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'arbitre-bench-'));
      const store = await startEventStore({ dataDir });
      stops.push(async () => {
        await store.stop();
        await rm(dataDir, { recursive: true, force: true });
      });
      return store.connectionString;
    },
    postgres: () => started('startPostgres'),
    redis: () => started('startRedis'),
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
};
