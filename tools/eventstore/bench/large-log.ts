import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../contract/folders';
import { startProcess, type StoreProcess } from '../contract/process';
import { concurrent } from './appends';
import { letGo, openClient } from './client';
import { EVENTS_PER_DEAL, fillLog } from './fill';
import { measured, type Measure } from './measure';
import { memoryOf } from './memory';
import { REAL_SERVER } from './real-server';
import { filteredScan, readAll, readFilledDeals } from './reads';

const EVENTS = 2_000_000;
const STARTS = 5;
const SIZE = `log of ${EVENTS.toLocaleString('en')} events`;
/** How long the writers work before each kill. */
const UNDER_LOAD = 1_000;

/** What a large log costs: the start after a crash under load, and the memory after reads of every kind. */
export async function* largeLog(): AsyncGenerator<Measure> {
  const dataDir = await temporaryFolder();
  try {
    fillLog(dataDir, EVENTS / EVENTS_PER_DEAL);
    yield measured(
      {
        ...{ name: `start after kill -9, ${SIZE}`, unit: 'ms', better: 'lower', target: 2_000 },
        real: REAL_SERVER.startAfterKill,
      },
      await startsAfterKill(dataDir),
    );
    const memory = await memoryAtWork(dataDir);
    if (memory !== undefined) {
      const goal = { unit: 'MB', better: 'lower', target: 400 } as const;
      yield measured({ name: `memory at most, ${SIZE}`, ...goal }, [memory]);
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Milliseconds from the program's start to its readiness, after each of several kills in the middle of appends. */
async function startsAfterKill(dataDir: string): Promise<number[]> {
  const times: number[] = [];
  for (let start = 0; start <= STARTS; start++) {
    const begun = performance.now();
    const store = await startProcess(dataDir);
    if (start > 0) times.push(performance.now() - begun);
    const client = openClient(store.connectionString);
    const writing = concurrent(client).catch(() => undefined);
    await pause(UNDER_LOAD);
    await store.kill();
    await writing;
    await letGo(client);
  }
  return times;
}

async function memoryAtWork(dataDir: string): Promise<number | undefined> {
  const store: StoreProcess = await startProcess(dataDir);
  const client = openClient(store.connectionString);
  try {
    await readFilledDeals(client, EVENTS / EVENTS_PER_DEAL);
    for (let round = 0; round < 5; round++) await readAll(client);
    await Promise.all([filteredScan(client, EVENTS), concurrent(client)]);
    return memoryOf(store.pid)?.peak;
  } finally {
    await letGo(client);
    await store.stop();
  }
}
