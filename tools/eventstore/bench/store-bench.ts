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
import { REAL_SERVER } from './real-server';
import { measure, measured, percentile, type Measure } from './measure';

const RUNS = 5;

/**
 * The store's table: the official client in this process, the store in its own, fsync on, events of 302 bytes of JSON.
 * Targets are the medians of the throw-away trial or more (the design page of the event store), ratios are to the real server.
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
    yield measure(
      { name: 'sequential appends', ...rate, target: 1200, real: REAL_SERVER.sequentialAppends },
      RUNS,
      () => sequential(client),
    );
    yield measure(
      { name: '64 concurrent writers', ...rate, target: 4411, real: REAL_SERVER.concurrentAppends },
      RUNS,
      () => concurrent(client),
    );
    yield measure(
      { name: 'batches of 100, 8 in parallel', ...events, target: 16_308, real: REAL_SERVER.batchedEvents },
      RUNS,
      () => batches(client),
    );
    yield measure(
      { name: '$all read, whole log', ...events, target: 20_044, real: REAL_SERVER.allEvents },
      RUNS,
      () => readAll(client),
    );
    yield measure(
      { name: 'reads of a 50-event stream', ...rate, target: 1000, real: REAL_SERVER.streamReads },
      RUNS,
      () => readDeals(client),
    );
    const size = await logSize(client);
    yield measure(
      { name: 'filtered catch-up scan', ...events, target: 109_000, real: REAL_SERVER.scannedEvents },
      RUNS,
      () => filteredScan(client, size),
    );
    const samples = await latencies(client);
    const lower = { unit: 'ms', better: 'lower' } as const;
    yield measured(
      { name: 'append to subscriber p50', ...lower, target: 1.5, real: REAL_SERVER.latencyMedian },
      samples.map((run) => percentile(run, 50)),
    );
    yield measured(
      { name: 'append to subscriber p99', ...lower, target: 5, real: REAL_SERVER.latency99 },
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
