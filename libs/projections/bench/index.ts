import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type EventStore } from '@arbitre/events';

import { startEventStore } from '@arbitre/eventstore';

import { startPostgres, startRedis } from '@arbitre/testing';
import type { DataSource } from 'typeorm';
import { processBatch } from '../src/batch/process-batch';
import { createDataSource } from '../src/database/data-source';
import { migrate } from '../src/database/migrate';
import { projectors } from '../src/projectors';
import { rebuild } from '../src/rebuild/rebuild';
import { stopWaiting, waitForPosition } from '../src/waiting/wait-for-position';
import { forgetAll, storeOf, wholeBatches } from '../testing/database';
import { LogBook, openDeal, openTournament, score } from '../testing/season';
import { measured, rates, ratio, type BenchFigure, type Measured } from './figure';
import { benchSeason, writeAll } from './season';

export type { BenchFigure } from './figure';

const PARTITIONS = 4;
const RUNS = 5;
const BATCH = 200;
const LATENCY_SAMPLES = 101;

type Stack = {
  readonly database: DataSource;
  readonly store: EventStore;
  readonly environment: Record<string, string>;
};

const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
const shown = ({ median, spread }: Measured) => ({
  value: rounded(median),
  spread: [rounded(spread[0]), rounded(spread[1])] as const,
});

/** The floor: as many small rows in by `unnest`, 500 at a time, as the log has events. */
const bareInserts = async ({ database }: Stack, rows: number): Promise<Measured> => {
  await database.query(
    'CREATE TABLE IF NOT EXISTS public.bench (id text PRIMARY KEY, position bigint, data jsonb)',
  );
  let run = 0;
  return rates(RUNS, rows, async () => {
    run++;
    for (let at = 0; at < rows; at += 500) {
      const ids = Array.from({ length: Math.min(500, rows - at) }, (_, i) => `${run}-${at + i}`);
      await database.query(
        'INSERT INTO public.bench SELECT id, 1, data::jsonb FROM unnest($1::text[], $2::text[]) AS n (id, data)',
        [ids, ids.map(() => '{"notation":"4SN=","scores":{"NS":420,"EW":-420}}')],
      );
    }
  });
};

/** Batches of 200 events into all three models, partitions side by side, without store and Redis. */
const intoModels = ({ database }: Stack, log: LogBook): Promise<Measured> => {
  const processing = { dataSource: database, store: storeOf(log) };
  return rates(RUNS, log.events.length, async () => {
    await forgetAll(database);
    await Promise.all(
      wholeBatches(log.events, PARTITIONS).map(async ({ events, ...batch }) => {
        let after = batch.after;
        for (let at = 0; at < events.length; at += BATCH) {
          const slice = events.slice(at, at + BATCH);
          const upTo = slice.at(-1)?.position ?? after;
          await processBatch(processing, projectors, { ...batch, after, upTo, events: slice });
          after = upTo;
        }
      }),
    );
  });
};

const readAlone = ({ store }: Stack, events: number): Promise<Measured> =>
  rates(RUNS, events, async () => {
    for await (const page of store.readAll({ after: null }))
      if (page.length === 0) throw new Error('an empty page');
  });

const workerProgram = fileURLToPath(new URL('../../../dist/apps/worker/main.js', import.meta.url));

/** A worker as it is shipped; `npm run bench` has built it. */
const startWorker = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [workerProgram], {
    env: { ...process.env, ...environment, WORKER_PORT: '43017' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.on('exit', () => {
      reject(new Error('The worker ended: build it first (npm run build).'));
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('"feeding"')) resolve();
    });
  });
  return {
    stop: () =>
      new Promise<void>((resolve) => {
        child.on('exit', () => {
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
};

const caughtUp = async ({ database }: Stack, head: bigint): Promise<void> => {
  for (;;) {
    const [row] = await database.query<{ position: string }[]>(
      'SELECT min(position) AS position FROM projection.checkpoint',
    );
    if (BigInt(row?.position ?? -1) >= head) return;
    await sleep(5);
  }
};

/** Feeder, Redis, projectors: from an empty database to the end of the log. */
const throughRedis = async (stack: Stack, events: number): Promise<Measured> => {
  const head = (await stack.store.head()) ?? -1n;
  const values: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await forgetAll(stack.database);
    const worker = await startWorker(stack.environment);
    const start = performance.now();
    await caughtUp(stack, head);
    values.push(events / ((performance.now() - start) / 1000));
    await worker.stop();
  }
  return measured(values);
};

/** From an acknowledged append to the rows of every model, on an idle stack, in milliseconds. */
const latency = async (stack: Stack): Promise<readonly number[]> => {
  const worker = await startWorker(stack.environment);
  const log = new LogBook();
  openTournament(log, { id: 'latency', pairs: 8 });
  await writeAll(stack.store, log.events);
  const samples: number[] = [];
  for (let board = 1; board <= LATENCY_SAMPLES; board++) {
    const from = log.events.length;
    score(log, openDeal(log, 'latency', board, 1), 420);
    await writeAll(stack.store, log.events.slice(from));
    const start = performance.now();
    const position = (await stack.store.head()) ?? -1n;
    await waitForPosition(stack.database, { competition: 'latency' }, position, 10_000);
    samples.push(performance.now() - start);
    await sleep(25);
  }
  await worker.stop();
  return samples.sort((a, b) => a - b);
};

async function* measureAll(stack: Stack, log: LogBook): AsyncIterable<BenchFigure> {
  const events = log.events.length;
  const higher = { area: 'projections', unit: 'events/s', better: 'higher' } as const;
  const bare = await bareInserts(stack, events);
  const models = await intoModels(stack, log);
  yield {
    ...higher,
    name: 'batches of 200 into all models',
    ...shown(models),
    ratioTo: 'bare unnest inserts',
    ratio: ratio(models, bare),
  };
  await writeAll(stack.store, log.events);
  const reading = await readAlone(stack, events);
  const fed = await throughRedis(stack, events);
  yield {
    ...higher,
    name: 'feeder, Redis, all models',
    ...shown(fed),
    ratioTo: 'reading $all alone',
    ratio: ratio(fed, reading),
  };
  for (const { model } of projectors) {
    const rate = await rates(RUNS, events, async () => {
      await rebuild(model, { dataSource: stack.database, store: stack.store });
    });
    yield {
      ...higher,
      name: `rebuild of ${model}`,
      ...shown(rate),
      ratioTo: 'reading $all alone',
      ratio: ratio(rate, reading),
    };
  }
  const samples = await latency(stack);
  const lower = { area: 'projections', unit: 'ms', better: 'lower', target: 300 } as const;
  const spread = [rounded(samples[0] ?? 0), rounded(samples.at(-1) ?? 0)] as const;
  yield {
    ...lower,
    name: 'append to every model, p50',
    value: rounded(samples[samples.length >> 1] ?? 0),
    spread,
  };
  yield {
    ...lower,
    name: 'append to every model, p99',
    value: rounded(samples[Math.floor(samples.length * 0.99)] ?? 0),
    spread,
  };
}

/**
 * Throughput, lag and rebuild on an event store, a Redis and a Postgres of its own. Needs the built worker. Gives each
 * figure when it is measured.
 */
export async function* projectionsBench(): AsyncIterable<BenchFigure> {
  const folder = await mkdtemp(join(tmpdir(), 'arbitre-bench-'));
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const eventStore = await startEventStore({ dataDir: join(folder, 'store') });
  const store = connect(eventStore.connectionString);
  const database = createDataSource(postgres.url);
  try {
    await migrate(database, { partitions: PARTITIONS });
    const environment = {
      ...{ ESDB_URL: eventStore.connectionString, DATABASE_URL: postgres.url, REDIS_URL: redis.url },
      ...{ PARTITIONS: String(PARTITIONS), LOG_LEVEL: 'info' },
    };
    yield* measureAll({ database, store, environment }, benchSeason('evening', 12, 12, 12));
  } finally {
    // Services do not keep a process alive, and their end is waited for.
    const waiting = setInterval(() => undefined, 1_000);
    await store.close();
    await stopWaiting(database);
    await database.destroy();
    await eventStore.stop();
    await Promise.all([postgres.stop(), redis.stop()]);
    await rm(folder, { recursive: true, force: true });
    clearInterval(waiting);
  }
}
