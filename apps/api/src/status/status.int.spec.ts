import { beat } from '@arbitre/projections';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { startGate } from '../../testing/gate';
import { openPairs, pairs } from '../../testing/tournament';
import { startApi } from '../api';

const STATUS =
  '{ status { up store { ok } redis { ok } database { ok } worker { ok detail } words { ok detail } lag readModels waitingSince } }';

type Told = {
  readonly lag: number | null;
  readonly readModels: string | null;
  readonly waitingSince: string | null;
};

describe('the status', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  }, 60_000);
  afterAll(() => backend.stop());

  it('is up for outsiders, whatever the worker does, and nothing more', async () => {
    const response = await fetch(`${backend.api.address}/health`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'up' }]);
    expect(await new Client(backend.api.address).one(STATUS)).toEqual({
      ...{ up: true, lag: 0, readModels: 'STOPPED', waitingSince: null },
      ...{ store: null, redis: null, database: null, worker: null, words: null },
    });
  });

  it.each(['club', 'arbitre'])('names no part to %s, who does not run the installation', async (account) => {
    expect(await (await new Client(backend.api.address).as(account)).one(STATUS)).toMatchObject({
      ...{ up: true, store: null, redis: null, database: null, worker: null, words: null },
    });
  });

  it('has its parts for staff, and is well while the worker lives', async () => {
    const database = backend.api.app.get(DataSource);
    for (const role of ['feeder', 'projectors'] as const)
      await beat(database, { process: role, role, position: 0n, behindMs: 0, behindEvents: 0 });
    const part = { ok: true };
    expect(await (await new Client(backend.api.address).as('staff')).one(STATUS)).toEqual({
      ...{
        up: true,
        store: part,
        redis: part,
        database: part,
        lag: 0,
        readModels: 'CURRENT',
        waitingSince: null,
      },
      worker: { ok: true, detail: 'current, 0 events and 0 ms behind' },
      words: { ok: true, detail: 'no word list yet' },
    });
  });

  it('says how many events wait, and since when', async () => {
    const before = Date.now();
    await openPairs(backend.store, 'waiting', pairs(2));
    const { lag, readModels, waitingSince } = await new Client(backend.api.address).one<Told>(STATUS);
    expect({ lag, readModels }).toEqual({ lag: 3, readModels: 'BEHIND' });
    const since = Date.parse(waitingSince ?? '');
    expect(since).toBeGreaterThanOrEqual(before - 1_000);
    expect(since).toBeLessThanOrEqual(Date.now());
  });

  it.each(['away', 'silent'] as const)(
    'gives no figure when Postgres is %s, and says that it does not know',
    async (how) => {
      const postgres = await startGate(backend.settings.databaseUrl);
      const api = await startApi({ ...backend.settings, databaseUrl: postgres.url }, false);
      try {
        await postgres[how]();
        const answers = await Promise.all(
          [1, 2].map(() => new Client(api.address).one<Told & Record<string, unknown>>(STATUS)),
        );
        for (const answer of answers)
          expect(answer).toMatchObject({
            ...{ up: false, lag: null, readModels: null, waitingSince: null },
            ...{ store: null, redis: null, database: null, worker: null },
          });
        expect((await fetch(`${api.address}/health`)).status).toBe(503);
        await postgres.open();
        expect(await new Client(api.address).one<Told>(STATUS)).toMatchObject({ lag: expect.any(Number) });
      } finally {
        await postgres.open();
        await api.stop();
        await postgres.stop();
      }
    },
    30_000,
  );
});
