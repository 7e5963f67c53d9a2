import { setTimeout as sleep } from 'node:timers/promises';
import { competitionOf } from '@arbitre/events';
import { allRows, lag, projectors, rebuild, waitForPosition } from '@arbitre/projections';
import { startServices, type Services } from './services';
import { everythingOf, playTournament } from './season';
import { bundleWorker, WorkerProcess } from './worker-process';

const SIZE = { tables: 5, boards: 12 };
/** Long enough never to be what a test waits for. */
const AGES = 60_000;

describe('in the middle of an evening', () => {
  let services: Services;
  let workers: WorkerProcess[] = [];
  beforeAll(async () => {
    await bundleWorker();
    services = await startServices();
  }, 60_000);
  afterEach(async () => {
    for (const worker of workers) worker.signal('SIGCONT');
    await Promise.all(workers.map((worker) => worker.end()));
    workers = [];
  }, 30_000);
  afterAll(() => services.stop());

  const startWorker = async (): Promise<WorkerProcess> => {
    const worker = await WorkerProcess.start(services.environment);
    workers.push(worker);
    return worker;
  };

  /** Plays tournaments while `interfere` does its worst, and waits until the read models have all of it. */
  const playThrough = async (name: string, interfere: () => Promise<void>): Promise<void> => {
    const ids = ['a', 'b', 'c', 'd'].map((id) => `${name}-${id}`);
    let played = 0;
    const play = async (id: string): Promise<bigint> => {
      try {
        return await playTournament(services.store, id, SIZE);
      } finally {
        played++;
      }
    };
    const evening = Promise.all(ids.map(play));
    while (played < ids.length) await interfere();
    const positions = await evening;
    const reached = await Promise.all(
      ids.map((id, i) => waitForPosition(services.database, everythingOf(id), positions[i] ?? -1n, AGES)),
    );
    expect(reached).toEqual([true, true, true, true]);
  };

  const expectSameAfterRebuild = async (): Promise<void> => {
    const incremental = await allRows(services.database);
    expect(incremental.award?.length).toBeGreaterThan(0);
    for (const { model } of projectors)
      await rebuild(model, { dataSource: services.database, store: services.store });
    expect(await allRows(services.database)).toEqual(incremental);
    expect((await lag(services.database)).alarms).toEqual([]);
  };

  it('a worker killed again and again loses nothing and counts nothing twice', async () => {
    let worker = await startWorker();
    await playThrough('killed', async () => {
      await sleep(150);
      await worker.end('SIGKILL');
      worker = await startWorker();
    });
    await expectSameAfterRebuild();
  }, 120_000);

  it('Redis flushed again and again loses nothing', async () => {
    const worker = await startWorker();
    await playThrough('flushed', async () => {
      await sleep(40);
      await services.redis.flushall();
    });
    expect(worker.log).toContain('gap: reading the store');
    await expectSameAfterRebuild();
  }, 120_000);

  it('Redis flushed when everything is fed and nothing applied is noticed without a further event', async () => {
    const worker = await startWorker();
    // Holds every projector back, so that all batches are in Redis when it is flushed.
    const holder = services.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT 1 FROM projection.checkpoint FOR UPDATE');
    const position = await playTournament(services.store, 'idle-gap', { tables: 3, boards: 3 });
    await sleep(200);
    await services.redis.flushall();
    await holder.rollbackTransaction();
    await holder.release();
    expect(await waitForPosition(services.database, everythingOf('idle-gap'), position, AGES)).toBe(true);
    expect(worker.log).toContain('batches were lost: fed again');
    expect(await worker.end()).toBe(0);
  }, 120_000);

  it('a feeder that dies hands over to the one that stands by', async () => {
    const first = await startWorker();
    await untilRole('feeder');
    const second = await startWorker();
    await untilRole('standby');
    let killed = false;
    await playThrough('handed-over', async () => {
      await sleep(200);
      if (!killed) await first.end('SIGKILL');
      killed = true;
    });
    expect(second.log).toContain('"feeding"');
    await expectSameAfterRebuild();
  }, 120_000);

  it('a frozen worker is replaced in its partitions and as the feeder', async () => {
    const frozen = await startWorker();
    await untilRole('feeder');
    await startWorker();
    await untilRole('standby');
    let stopped = false;
    await playThrough('frozen', async () => {
      await sleep(100);
      if (!stopped) frozen.signal('SIGSTOP');
      stopped = true;
    });
    await expectSameAfterRebuild();
  }, 120_000);

  it('a worker that is gone is not mistaken for one that has caught up', async () => {
    const worker = await startWorker();
    const before = await playTournament(services.store, 'before', { tables: 2, boards: 2 });
    await waitForPosition(services.database, everythingOf('before'), before, AGES);
    while ((await lag(services.database)).state !== 'current') await sleep(100);
    await worker.end('SIGKILL');
    while ((await lag(services.database)).state !== 'stopped') await sleep(200);
    const after = await playTournament(services.store, 'after', { tables: 2, boards: 2 });
    expect(await waitForPosition(services.database, everythingOf('after'), after, 50)).toBe(false);
    await startWorker();
    expect(await waitForPosition(services.database, everythingOf('after'), after, AGES)).toBe(true);
  }, 120_000);

  it('a model of another version is rebuilt by the worker, with all that came meanwhile', async () => {
    const rows = await allRows(services.database);
    await services.database.query(
      `UPDATE projection.generation SET version = 0 WHERE model = 'standings' AND state = 'live'`,
    );
    const position = await playTournament(services.store, 'newer', { tables: 2, boards: 2 });
    await startWorker();
    expect(await waitForPosition(services.database, everythingOf('newer'), position, AGES)).toBe(true);
    const grown = await allRows(services.database);
    expect(grown.standing).toEqual(expect.arrayContaining([...(rows.standing ?? [])]));
    await expectSameAfterRebuild();
  }, 120_000);

  const untilRole = async (role: 'feeder' | 'standby'): Promise<void> => {
    const shows = async () =>
      (await lag(services.database)).processes.some((process) => process.alive && process.role === role);
    while (!(await shows())) await sleep(50);
  };

  it('every event of the log belongs to a competition that was played here', async () => {
    // Streams of others are no competition's.
    const seen = new Set<string>();
    for await (const events of services.store.readAll({ after: null }))
      for (const { stream } of events) {
        const competition = competitionOf(stream);
        if (competition !== null) seen.add(competition);
      }
    const [row] = await services.database.query<{ count: string }[]>('SELECT count(*) FROM read.competition');
    expect(Number(row?.count)).toBe(seen.size);
    // An opening goes to two keys: its competition's models have it, and the register of the federation.
    expect(await services.database.query('SELECT name FROM read.region')).toEqual([{ name: 'Nord' }]);
    const [nord] = await services.database.query<{ competitions: number }[]>(
      'SELECT competitions FROM read.region_state',
    );
    expect(nord?.competitions).toBe(seen.size);
  });
});
