import type { DataSource } from 'typeorm';
import { computeAll, startDatabase, storeOf, wholeBatches, type TestDatabase } from '../../testing/database';
import { playSeason } from '../../testing/season';
import { processBatch } from '../batch/process-batch';
import { outdated } from '../generation/checkpoints';
import { alarms } from '../lag/lag';
import { projectors } from '../projectors';
import { allRows } from '../read/rows';
import { rebuild } from '../rebuild/rebuild';
import { migrate } from './migrate';
import { KeysAndMarks1763900000000 } from './migrations/1763900000000-keys-and-marks';

/** Takes back what models had not before there were keys: the database of a release that knew competitions alone. */
const beforeKeys = async (database: DataSource): Promise<void> => {
  const runner = database.createQueryRunner();
  await new KeysAndMarks1763900000000().down(runner);
  await runner.release();
  await database.query(`DELETE FROM projection.migration WHERE name = 'KeysAndMarks1763900000000'`);
  for (const schema of ['leaders_g1', 'people_g1', 'regions_g1'])
    await database.query(`DROP SCHEMA ${schema} CASCADE`);
  await database.query(`DELETE FROM projection.generation WHERE model IN ('leaders', 'people', 'regions')`);
  await database.query('DROP VIEW read.ranking');
  await database.query('DROP VIEW read.competition');
  for (const table of ['competitions_g1.competition', 'standings_g1.ranking'])
    await database.query(`ALTER TABLE ${table} DROP COLUMN changed_at`);
  await database.query('CREATE VIEW read.competition AS SELECT * FROM competitions_g1.competition');
  for (const [model, version] of Object.entries({ competitions: 2, standings: 3 }))
    await database.query('UPDATE projection.generation SET version = $2 WHERE model = $1', [model, version]);
};

describe('an installation from before there were keys', () => {
  let postgres: TestDatabase;
  beforeAll(async () => {
    postgres = await startDatabase();
  }, 60_000);
  afterAll(() => postgres.stop());

  it('comes up by itself, with its alarms, and shows what a new one shows', async () => {
    const database = await postgres.fresh(2);
    const log = playSeason([{ id: 'a', pairs: 4 }], 2);
    const processing = { dataSource: database, store: storeOf(log), tries: 1, backoffMs: 1 };
    for (const batch of wholeBatches(log.events)) await processBatch(processing, projectors, batch);
    await beforeKeys(database);
    await database.query(
      `INSERT INTO projection.alarm (generation, competition, partition, position, read_from, event_id, stream, revision,
                                     type, error, resume, tries)
       SELECT id, 'parked', 0, 100, -1, 'e', 'deal-parked.1', 0, 'DealScored', 'never opened', 'resume', 4
         FROM projection.generation WHERE model = 'deals'`,
    );

    await migrate(database, { partitions: 2 });
    expect(await alarms(database)).toMatchObject([{ model: 'deals', key: 'parked' }]);
    const waiting = (await outdated(database, 2)).map(({ model }) => model);
    expect(waiting).toEqual(['competitions', 'standings']);
    // What is computed from them waits for their rebuild, and complains of nothing.
    await computeAll(database);
    expect(await database.query('SELECT competition FROM read.region_competition')).toEqual([]);
    for (const model of waiting) await rebuild(model, { ...processing, partitions: 2 });
    for (const batch of wholeBatches(log.events)) await processBatch(processing, projectors, batch);
    await computeAll(database);

    const other = await postgres.fresh(2);
    for (const batch of wholeBatches(log.events))
      await processBatch({ ...processing, dataSource: other }, projectors, batch);
    await computeAll(other);
    expect(await allRows(database)).toEqual(await allRows(other));
    expect((await allRows(database)).region).toHaveLength(1);
    expect((await allRows(database)).region_competition).toHaveLength(1);
  });
});
