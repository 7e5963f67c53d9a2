import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@arbitre/events';

import { startEventStore } from '@arbitre/eventstore';
import { allRows, createDataSource, lag, migrate, stopWaiting, waitForPosition } from '@arbitre/projections';

import { startPostgres, startRedis } from '@arbitre/testing';
import { setTimeout as sleep } from 'node:timers/promises';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the steps of the handbook are the store's own command line
import { runCommand } from '../../../tools/eventstore/src/commands';
import { everythingOf, playTournament } from './season';
import { bundleWorker, runWorker, WorkerProcess } from './worker-process';

const AGES = 60_000;

it('the restore steps of docs/eventstore.md: an older backup, an alarm, one command, and the rows are those of the log', async () => {
  await bundleWorker();
  const folder = await mkdtemp(join(tmpdir(), 'arbitre-restored-'));
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const [dataDir, restored, backup] = ['data', 'restored', 'sunday.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  let server = await startEventStore({ dataDir });
  const { port, connectionString } = server;
  const environment = {
    ...{ ESDB_URL: connectionString, DATABASE_URL: postgres.url, REDIS_URL: redis.url, PARTITIONS: '4' },
  };
  const database = createDataSource(postgres.url);
  await migrate(database);
  let worker = await WorkerProcess.start(environment);
  const play = async (id: string): Promise<void> => {
    const store = connect(connectionString);
    const position = await playTournament(store, id, { tables: 2, boards: 2 });
    expect(await waitForPosition(database, everythingOf(id), position, AGES)).toBe(true);
    await store.close();
  };

  await play('sunday');
  await runCommand(['backup', '--to', backup, '--data-dir', dataDir], {});
  await play('monday');
  await worker.end();
  await server.stop();
  await runCommand(['restore', '--from', backup, '--data-dir', restored], {});
  server = await startEventStore({ dataDir: restored, port });
  worker = await WorkerProcess.start(environment);

  const store = connect(connectionString);
  while ((await lag(database, store)).incidents.length === 0) await sleep(100);
  expect(await lag(database, store)).toMatchObject({ state: 'ahead', incidents: [{ kind: 'ahead' }] });
  const unwell = await fetch(`${worker.url}/health`);
  expect(unwell.status).toBe(503);
  const status = await runWorker(environment, ['status']);
  expect(status.output).toContain('main.js rebuild all');

  expect((await runWorker(environment, ['rebuild', 'all'])).status).toBe(0);
  while ((await lag(database, store)).state !== 'current') await sleep(100);
  expect((await lag(database, store)).incidents).toEqual([]);
  expect((await allRows(database)).competition?.map((row) => (JSON.parse(row) as { id: string }).id)).toEqual(
    ['sunday'],
  );
  await play('tuesday');

  await worker.end();
  await store.close();
  await stopWaiting(database);
  await database.destroy();
  await server.stop();
  await Promise.all([postgres.stop(), redis.stop()]);
  await rm(folder, { recursive: true, force: true });
}, 180_000);
