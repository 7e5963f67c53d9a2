import { allRows, lag, projectors, rebuild, waitForPosition } from '@arbitre/projections';
import { Queue } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import { everythingOf, playTournament } from './season';
import { startServices, type Services } from './services';
import { bundleWorker, WorkerProcess } from './worker-process';

const AGES = 60_000;
const PASSWORD = 'word of the pipe';

describe('jobs in Redis that nobody cut', () => {
  let services: Services;
  let worker: WorkerProcess;
  beforeAll(async () => {
    await bundleWorker();
    services = await startServices();
    await services.redis.config('SET', 'requirepass', PASSWORD);
    worker = await WorkerProcess.start({ ...services.environment, REDIS_PASSWORD: PASSWORD });
  }, 60_000);
  afterAll(async () => {
    await worker.end();
    await services.stop();
  }, 30_000);

  const play = async (id: string): Promise<void> => {
    const position = await playTournament(services.store, id, { tables: 2, boards: 2 });
    expect(await waitForPosition(services.database, everythingOf(id), position, AGES)).toBe(true);
  };

  it('change nothing: no false competition, nothing hidden, no checkpoint beyond the log', async () => {
    await play('true');
    const before = await allRows(services.database);
    const head = (await services.store.head()) ?? -1n;
    const url = new URL(services.environment.REDIS_URL ?? '');
    const connection = { host: url.hostname, port: Number(url.port), password: PASSWORD };
    const data = { name: 'false', game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' };
    for (let partition = 0; partition < 4; partition++) {
      const queue = new Queue(`competition-${partition}-of-4`, { prefix: 'arbitre', connection });
      const place = {
        key: 'competition',
        partition,
        partitions: 4,
        after: head.toString(),
        upTo: (head + 10n).toString(),
      };
      const event = {
        ...{ id: 'e', stream: 'competition-false', revision: 0, position: place.upTo },
        ...{ type: 'CompetitionOpened', data: { ...data, method: 'matchpoints', startsOn: '2026-11-21' } },
        metadata: {},
      };
      await queue.addBulk([
        { name: 'batch', data: { ...place, events: [event] } },
        { name: 'batch', data: { ...place, upTo: '9000000000000000000', events: [] } },
        { name: 'batch', data: { ...place, after: '-1', upTo: '18446744073709551615', events: [] } },
      ]);
      const left = async () =>
        Object.values(await queue.getJobCounts('waiting', 'active')).reduce((a, b) => a + b, 0);
      while ((await left()) > 0) await sleep(20);
      await queue.close();
    }
    expect(await allRows(services.database)).toEqual(before);
    const { models, state } = await lag(services.database, services.store);
    expect(state).not.toBe('ahead');
    for (const { position } of models) expect(position).toBeLessThanOrEqual(head);
    await play('after');
    const rows = await allRows(services.database);
    for (const { model } of projectors)
      await rebuild(model, { dataSource: services.database, store: services.store });
    expect(await allRows(services.database)).toEqual(rows);
  }, 120_000);
});
