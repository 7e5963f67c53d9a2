import { connect, type EventStore, loadDivision, loadSeason } from '@arbitre/events';
import { type RunningEventStore, startEventStore } from '@arbitre/eventstore';
import { startPostgres } from '@arbitre/testing';
import { arbitreWith, folderOf } from '../testing/command-line';
import { drawSeason } from './season';
import { type SeasonSize, seasonOf } from './script';

const SIZE: SeasonSize = { seed: 7, regions: 2, members: 120, weeks: 2 };
const ARGUMENTS = ['simulate', 'season', '--seed', '7', '--regions', '2', '--members', '120', '--weeks', '2'];

describe('arbitre simulate season', () => {
  const { at } = folderOf('simulate');
  let server: RunningEventStore;
  let store: EventStore;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  const simulate = (...more: readonly string[]) =>
    arbitreWith(
      {
        ...{ ESDB_URL: server.connectionString, DATABASE_URL: postgres.url },
        ARBITRE_VAULT_KEY: '07'.repeat(32),
      },
      [...ARGUMENTS, ...more],
    );

  beforeAll(async () => {
    server = await startEventStore({ dataDir: at('store') });
    store = connect(server.connectionString);
    postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await server.stop();
    await postgres.stop();
  });

  it('draws the same season for the same size, and another for another seed', async () => {
    const { steps } = await drawSeason(SIZE);
    expect((await drawSeason(SIZE)).steps).toEqual(steps);
    expect((await drawSeason({ ...SIZE, seed: 8 })).steps).not.toEqual(steps);
  });

  it('adds nothing to a log that is not the demo’s, when it is asked to', async () => {
    const head = await store.head();
    const { status, out } = await simulate('--for-demo');
    expect([status, out]).toEqual([0, expect.stringContaining('does not hold the demo') as string]);
    expect(await store.head()).toEqual(head);
  });

  it('plays a season through the write side, to its published tables; again, it changes nothing', async () => {
    const first = await simulate();
    expect([first.status, first.err]).toEqual([0, '']);
    const head = await store.head();
    const season = seasonOf(SIZE);
    expect((await loadSeason(store, season))?.stage).toBe('open');
    const league = await loadDivision(store, `${season}.interclubs`);
    expect(league?.rankings.at(-1)?.rows.length).toBeGreaterThan(3);

    expect((await simulate()).status).toBe(0);
    expect(await store.head()).toEqual(head);
    expect((await simulate('--for-demo')).out).toContain('already there');
  }, 120_000);
});
