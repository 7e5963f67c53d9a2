import { beat } from '@arbitre/projections';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';

const STATUS =
  '{ status { store { ok } redis { ok } database { ok } worker { ok detail } words { ok detail } lag } }';

describe('the status', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  }, 60_000);
  afterAll(() => backend.stop());

  it('tells a worker that gives no sign of life, without judging the API by it', async () => {
    const response = await fetch(`${backend.api.address}/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ store: { ok: true }, worker: { ok: false } });
  });

  it('is the same by GraphQL, and well while the worker lives', async () => {
    const database = backend.api.app.get(DataSource);
    for (const role of ['feeder', 'projectors'] as const)
      await beat(database, { process: role, role, position: 0n, behindMs: 0, behindEvents: 0 });
    const part = { ok: true };
    expect(await new Client(backend.api.address).one(STATUS)).toEqual({
      ...{ store: part, redis: part, database: part, lag: 0 },
      worker: { ok: true, detail: 'current, 0 events and 0 ms behind' },
      words: { ok: true, detail: 'no word list yet' },
    });
  });
});
