import { setTimeout as sleep } from 'node:timers/promises';
import { allRows, lag, projectors, rebuild, waitForPosition } from '@arbitre/projections';
import { startServices, type Services } from './services';
import { everythingOf, playTournament } from './season';
import { bundleWorker, WorkerProcess } from './worker-process';

const SIZE = { tables: 4, boards: 8 };
/** Long enough never to be what a test waits for. */
const AGES = 60_000;

describe('an event store of three nodes whose leader changes', () => {
  let services: Services;
  let worker: WorkerProcess;
  beforeAll(async () => {
    await bundleWorker();
    services = await startServices({ clusterSize: 3 });
    worker = await WorkerProcess.start(services.environment);
  }, 60_000);
  afterAll(async () => {
    await worker.end();
    await services.stop();
  }, 30_000);

  /** Plays tournaments while `interfere` does its worst, and waits until the read models have all of it. */
  const playThrough = async (name: string, interfere: () => Promise<void>): Promise<void> => {
    const ids = ['a', 'b', 'c'].map((id) => `${name}-${id}`);
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
    for (const [i, id] of ids.entries())
      expect(await waitForPosition(services.database, everythingOf(id), positions[i] ?? -1n, AGES)).toBe(
        true,
      );
  };

  const expectEachOnceAndSameAfterRebuild = async (): Promise<void> => {
    const places: string[] = [];
    const ids: string[] = [];
    for await (const events of services.store.readAll({ after: null }))
      for (const { stream, revision, id } of events) {
        places.push(`${stream} ${revision}`);
        ids.push(id);
      }
    expect([new Set(places).size, new Set(ids).size]).toEqual([places.length, places.length]);
    const incremental = await allRows(services.database);
    expect(incremental.award?.length).toBeGreaterThan(0);
    for (const { model } of projectors)
      await rebuild(model, { dataSource: services.database, store: services.store });
    expect(await allRows(services.database)).toEqual(incremental);
    expect((await lag(services.database)).alarms).toEqual([]);
  };

  it('that dies between write and answer, again and again: every acknowledged event is there once', async () => {
    await playThrough('answerless', async () => {
      services.cluster?.killLeaderAfterWrite();
      await sleep(1_500);
    });
    await expectEachOnceAndSameAfterRebuild();
  }, 120_000);

  it('that moves, and dies, and the worker with it: the rows are those of a rebuild', async () => {
    let turn = 0;
    await playThrough('moving', async () => {
      turn++;
      services.cluster?.moveLeader();
      await sleep(300);
      if (turn % 2 === 0) services.cluster?.killLeader();
      if (turn % 3 === 0) {
        await worker.end('SIGKILL');
        worker = await WorkerProcess.start(services.environment);
      }
      await sleep(700);
    });
    await expectEachOnceAndSameAfterRebuild();
  }, 120_000);

  it('is followed without a gap: what is written after the last death is shown', async () => {
    services.cluster?.killLeader();
    const position = await playTournament(services.store, 'later', { tables: 2, boards: 2 });
    expect(await waitForPosition(services.database, everythingOf('later'), position, AGES)).toBe(true);
    while ((await lag(services.database, services.store)).state !== 'current') await sleep(100);
    expect(await lag(services.database, services.store)).toMatchObject({ events: 0, alarms: [] });
  }, 120_000);
});
