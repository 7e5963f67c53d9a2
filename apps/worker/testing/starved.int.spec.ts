import { beat, lag } from '@arbitre/projections';

import { startAlteringProxy, type AlteringProxy } from '@arbitre/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { playTournament } from './season';
import { startServices, type Services } from './services';
import { bundleWorker, WorkerProcess } from './worker-process';

type Health = { readonly ok: boolean; readonly lag: { readonly state: string; readonly events: number } };

describe('a subscription that stays silent while the log grows', () => {
  let services: Services;
  let proxy: AlteringProxy;
  let worker: WorkerProcess;
  let muted = false;
  beforeAll(async () => {
    await bundleWorker();
    services = await startServices({ clusterSize: 1, hostile: null });
    const port = Number(new URL((services.environment.ESDB_URL ?? '').replace('esdb:', 'http:')).port);
    proxy = await startAlteringProxy(port, {
      answer: (message, request) => {
        const silent = muted && request.getOptions()?.hasSubscription() === true;
        return silent && (message.hasEvent() || message.hasCheckpoint()) ? [] : [message];
      },
    });
    worker = await WorkerProcess.start({ ...services.environment, ESDB_URL: proxy.connectionString });
  }, 60_000);
  afterAll(async () => {
    await worker.end();
    await proxy.stop();
    await services.stop();
  }, 30_000);

  const health = async (): Promise<Health & { readonly status: number }> => {
    const response = await fetch(`${worker.url}/health`);
    return { ...((await response.json()) as Health), status: response.status };
  };
  const untilHealth = async (wanted: (health: Health & { readonly status: number }) => boolean) => {
    for (;;) {
      const found = await health();
      if (wanted(found)) return found;
      await sleep(100);
    }
  };

  it('turns health red, is started again with an alarm, and health recovers', async () => {
    await playTournament(services.store, 'before', { tables: 2, boards: 2 });
    await untilHealth(({ ok, lag: { state } }) => ok && state === 'current');
    muted = true;
    await playTournament(services.store, 'unheard', { tables: 2, boards: 2 });
    const red = await untilHealth(({ status }) => status === 503);
    expect(red.lag.state).toBe('stalled');
    expect(red.lag.events).toBeGreaterThan(0);
    while ((await lag(services.database, services.store)).incidents.length === 0) await sleep(100);
    const { incidents } = await lag(services.database, services.store);
    expect(incidents).toMatchObject([{ kind: 'silent' }]);
    expect(await (await fetch(`${worker.url}/metrics`)).text()).toMatch(/arbitre_feed_restarts_total [1-9]/);
    muted = false;
    await untilHealth(({ ok, lag: { state } }) => ok && state === 'current');
    expect((await lag(services.database, services.store)).incidents).toEqual([]);
  }, 120_000);

  it('is not hidden by a feeder that says it has heard all there is', async () => {
    await worker.end();
    await playTournament(services.store, 'later', { tables: 2, boards: 2 });
    for (const role of ['feeder', 'projectors'] as const)
      await beat(services.database, { process: role, role, position: 0n, behindMs: 0, behindEvents: 0 });
    expect((await lag(services.database)).events).toBe(0);
    expect(await lag(services.database, services.store)).toMatchObject({ state: 'behind' });
  }, 60_000);
});
