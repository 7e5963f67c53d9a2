import { rm } from 'node:fs/promises';
import { temporaryFolder } from '../contract/folders';
import { startProcess } from '../contract/process';
import { soak } from './soak';
import { syncedWrites } from './disk';
import { batches, concurrent, sequential } from './appends';
import { letGo, openClient } from './client';
import { largeLog } from './large-log';
import { filteredScan, logSize, readAll, readDeals } from './reads';
import { latencies } from './latency';
import { measure, measured, percentile, type Measure } from './measure';

const RUNS = 5;

/**
 * The store's table: the official client in this process, the store in its own, fsync on, events of 302 bytes of JSON.
 * Floors are the medians of the throw-away trial (the design page of the event store).
 * @param soakMinutes of constant work at the end; none unless asked for
 */
export async function* storeBench({
  soakMinutes = 0,
}: { readonly soakMinutes?: number } = {}): AsyncGenerator<Measure> {
  const dataDir = await temporaryFolder();
  const store = await startProcess(dataDir);
  const client = openClient(store.connectionString);
  const rate = { unit: '/s', better: 'higher' } as const;
  const events = { unit: 'events/s', better: 'higher' } as const;
  try {
    yield measure({ name: 'disk alone: 4 KiB write and sync', ...rate }, RUNS, () => syncedWrites(dataDir));
    yield measure({ name: 'sequential appends', ...rate, target: 1200, floor: 1139 }, RUNS, () =>
      sequential(client),
    );
    yield measure({ name: '64 concurrent writers', ...rate, target: 4411, floor: 4411 }, RUNS, () =>
      concurrent(client),
    );
    yield measure(
      { name: 'batches of 100, 8 in parallel', ...events, target: 16_308, floor: 16_308 },
      RUNS,
      () => batches(client),
    );
    yield measure({ name: '$all read, whole log', ...events, target: 20_044, floor: 20_044 }, RUNS, () =>
      readAll(client),
    );
    yield measure({ name: 'reads of a 50-event stream', ...rate, target: 1000, floor: 186 }, RUNS, () =>
      readDeals(client),
    );
    const size = await logSize(client);
    yield measure({ name: 'filtered catch-up scan', ...events, target: 109_000, floor: 109_000 }, RUNS, () =>
      filteredScan(client, size),
    );
    const samples = await latencies(client);
    const lower = { unit: 'ms', better: 'lower' } as const;
    yield measured(
      { name: 'append to subscriber p50', ...lower, target: 1.5, floor: 1.5 },
      samples.map((run) => percentile(run, 50)),
    );
    yield measured(
      { name: 'append to subscriber p99', ...lower, target: 5, floor: 4.3 },
      samples.map((run) => percentile(run, 99)),
    );
  } finally {
    await letGo(client);
    await store.stop();
    await rm(dataDir, { recursive: true });
  }
  yield* largeLog();
  if (soakMinutes > 0) yield* soak(soakMinutes);
}
