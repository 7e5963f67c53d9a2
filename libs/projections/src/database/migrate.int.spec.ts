import { startPostgres } from '@arbitre/testing';
import { readTables, createDataSource } from './data-source';
import { migrate } from './migrate';

describe('migrating an empty database', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  it('gives every read entity an empty view, also when two processes start at once and again later', async () => {
    const first = createDataSource(postgres.url);
    const second = createDataSource(postgres.url);
    await Promise.all([migrate(first, { partitions: 3 }), migrate(second, { partitions: 3 })]);
    await migrate(first, { partitions: 3 });
    for (const table of readTables) expect(await first.getRepository(table).find()).toEqual([]);
    const generations: unknown = await first.query(
      'SELECT model, number, state, partitions FROM projection.generation ORDER BY model',
    );
    expect(generations).toEqual(
      [
        'competitions',
        'deals',
        'divisions',
        'leaders',
        'leagues',
        'people',
        'regions',
        'sessions',
        'solos',
        'standings',
      ].map((model) => ({
        model,
        number: 1,
        state: 'live',
        partitions: ['divisions', 'leaders', 'leagues', 'people', 'regions'].includes(model) ? 1 : 3,
      })),
    );
    await first.destroy();
    await second.destroy();
  });
});
