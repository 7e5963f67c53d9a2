import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../contract/folders';
import { startProcess, type StoreProcess } from '../contract/process';
import { measured, type Measure } from './measure';
import { memoryOf } from './memory';
import { SoakLoad } from './soak-load';

const MINUTE = 60_000;
const SAMPLE_EVERY = 2_000;
const KILL_EVERY = 8_000;
/** Of the time, without a kill, to see where the memory goes. */
const QUIET_SHARE = 0.6;

/**
 * So many minutes of appends, reads and a subscription: first in one process, whose memory is watched, then over kills
 * and restarts.
 */
export async function* soak(minutes: number): AsyncGenerator<Measure> {
  const dataDir = await temporaryFolder();
  let store = await startProcess(dataDir);
  const load = new SoakLoad(store.connectionString);
  const count = (name: string, value: number, goal: { better: 'higher' | 'lower'; target?: number }) =>
    measured({ name: `soak: ${name}`, unit: 'in all', ...goal }, [value]);
  try {
    yield* memoryTrend(await samples(store, minutes * MINUTE * QUIET_SHARE));
    let kills = 0;
    const end = performance.now() + minutes * MINUTE * (1 - QUIET_SHARE);
    for (; performance.now() < end; kills++) {
      await pause(KILL_EVERY);
      await store.kill();
      store = await startProcess(dataDir, '--port', String(store.port));
    }
    const { missed } = await load.stop();
    yield count('kills and restarts', kills, { better: 'higher' });
    yield count('appends acknowledged', load.acknowledged, { better: 'higher' });
    yield count('streams read', load.reads, { better: 'higher' });
    yield count('lost, doubled or out of order', load.wrong.length + missed, { better: 'lower', target: 0 });
    if (load.wrong.length > 0) console.error(load.wrong.slice(0, 10).join('\n'));
  } finally {
    await store.stop();
    await rm(dataDir, { recursive: true });
  }
}

type Sample = { readonly minute: number; readonly megabytes: number };

async function samples(store: StoreProcess, time: number): Promise<Sample[]> {
  const taken: Sample[] = [];
  const begun = performance.now();
  while (performance.now() - begun < time) {
    await pause(SAMPLE_EVERY);
    const memory = memoryOf(store.pid);
    if (memory !== undefined)
      taken.push({ minute: (performance.now() - begun) / MINUTE, megabytes: memory.now });
  }
  return taken;
}

function* memoryTrend(taken: readonly Sample[]): Generator<Measure> {
  if (taken.length < 4) return;
  const lower = { better: 'lower' } as const;
  const megabytes = taken.map((sample) => sample.megabytes);
  yield measured({ name: 'soak: memory', unit: 'MB', target: 400, ...lower }, megabytes);
  // Its caches fill at first: the trend is that of the second half.
  const late = taken.slice(taken.length / 2);
  yield measured({ name: 'soak: growth of memory, second half', unit: 'MB/min', ...lower }, [slope(late)]);
}

/** Of the straight line through the samples, megabytes a minute. */
function slope(taken: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    taken.reduce((sum, sample) => sum + of(sample), 0) / taken.length;
  const [minute, megabytes] = [mean((sample) => sample.minute), mean((sample) => sample.megabytes)];
  const covariance = mean((sample) => (sample.minute - minute) * (sample.megabytes - megabytes));
  return covariance / mean((sample) => (sample.minute - minute) ** 2);
}
