import type { DataSource } from 'typeorm';
import { computeAll, wholeBatches, freshForEach } from '../../testing/database';
import { playSeason } from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { projectors } from '../projectors';
import { beat, lastBeat, type Heartbeat } from './heartbeat';
import { lag } from './lag';

const log = playSeason([{ id: 'a', pairs: 4 }], 1);
const feeder: Heartbeat = { process: 'f', role: 'feeder', position: log.end, behindMs: 0, behindEvents: 0 };
const projecting: Heartbeat = {
  process: 'p',
  role: 'projectors',
  position: -1n,
  behindMs: 0,
  behindEvents: 0,
};

describe('lag', () => {
  let database: DataSource;
  freshForEach(2, (fresh) => {
    database = fresh;
  });

  it('is not "current" where no worker ever ran', async () => {
    expect(await lag(database)).toMatchObject({ state: 'stopped', read: null, processes: [] });
  });

  it('is current while feeder and projectors live and nothing waits', async () => {
    await Promise.all([beat(database, feeder), beat(database, projecting)]);
    for (const batch of wholeBatches(log.events))
      for (const each of projectors) await applyBatch(database, each, batch);
    await computeAll(database);
    const found = await lag(database);
    expect(found).toMatchObject({ state: 'current', milliseconds: 0, events: 0, read: log.end });
    expect(
      found.models.map(({ model, position, events, outdated }) => [model, position, events, outdated]),
    ).toEqual(
      projectors
        .toSorted((a, b) => (a.model < b.model ? -1 : 1))
        .map(({ model, key }) => [model, log.end, key === 'federation' ? 1 : log.events.length, false]),
    );
    expect(found.secondSteps).toEqual(
      ['divisions', 'leaders'].map((model) => ({
        ...{ model, generation: 1, marks: 0, milliseconds: 0, outdated: false, failing: [] },
      })),
    );
  });

  it('is behind by what the feeder says', async () => {
    await Promise.all([
      beat(database, { ...feeder, behindEvents: 3, behindMs: 1_234 }),
      beat(database, projecting),
    ]);
    expect(await lag(database)).toMatchObject({ state: 'behind', milliseconds: 1_234, events: 3 });
  });

  it('is behind while a model waits for its rebuild', async () => {
    await Promise.all([beat(database, feeder), beat(database, projecting)]);
    await database.query(`UPDATE projection.generation SET version = 0 WHERE model = 'deals'`);
    expect(await lag(database)).toMatchObject({ state: 'behind' });
  });

  it.each(['feeder', 'projectors'])(
    'is stopped when the %s fell silent, and the silence counts',
    async (role) => {
      await Promise.all([beat(database, feeder), beat(database, projecting)]);
      await database.query(
        `UPDATE projection.heartbeat SET beat_at = now() - interval '1 minute' WHERE role = $1`,
        [role],
      );
      const found = await lag(database);
      expect(found.state).toBe('stopped');
      expect(found.processes.find((process) => process.role === role)).toMatchObject({ alive: false });
      if (role === 'feeder') expect(found.milliseconds).toBeGreaterThanOrEqual(60_000);
    },
  );

  it('takes the heartbeat along that ends in order', async () => {
    await beat(database, projecting);
    await lastBeat(database, projecting.process);
    expect((await lag(database)).processes).toEqual([]);
  });
});
