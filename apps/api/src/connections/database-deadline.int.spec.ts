import { Deadline } from '@arbitre/events';
import { createDataSource } from '@arbitre/projections';

import { startPostgres } from '@arbitre/testing';
import type { DataSource } from 'typeorm';
import { withinDeadlines } from './database-deadline';
import { DatabaseUnavailable, isDatabaseAway } from './database-unavailable';

describe('statements of a request', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: DataSource;
  let watch: DataSource;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await createDataSource(postgres.url, { poolSize: 2 }).initialize();
    watch = await createDataSource(postgres.url).initialize();
    withinDeadlines(database);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([database.destroy(), watch.destroy()]);
    await postgres.stop();
  });

  const sleeping = async (): Promise<number> => {
    const [row] = await watch.query<readonly { count: number }[]>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT pg_sleep%'`,
    );
    return row?.count ?? 0;
  };
  const until = async (count: number): Promise<void> => {
    while ((await sleeping()) !== count) await new Promise((resolve) => setImmediate(resolve));
  };

  it('are stopped in Postgres when nobody waits for them any more, and others go on', async () => {
    const deadline = new Deadline(600_000);
    const slow = deadline.run(() => database.query('SELECT pg_sleep(600)')).catch((error: unknown) => error);
    await until(1);
    deadline.giveUp();
    expect(isDatabaseAway(await slow)).toBe(true);
    await until(0);
    expect(await new Deadline(60_000).run(() => database.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it('wait no longer for a connection than somebody waits for them', async () => {
    const outside = [1, 2].map(() => database.query('SELECT pg_sleep(600)').catch((error: unknown) => error));
    await until(2);
    const late = new Deadline(100).run(() => database.query('SELECT 1')).catch((error: unknown) => error);
    expect(await late).toBeInstanceOf(DatabaseUnavailable);
    await watch.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'`,
    );
    for (const error of await Promise.all(outside)) expect(isDatabaseAway(error)).toBe(true);
  });
});

describe('a failure of the database', () => {
  it.each([
    ['53300', 'sorry, too many clients already', true],
    ['57P03', 'the database system is starting up', true],
    ['ECONNREFUSED', 'connect ECONNREFUSED', true],
    ['', 'Connection terminated unexpectedly', true],
    ['', 'timeout exceeded when trying to connect', true],
    ['42P01', 'relation "x" does not exist', false],
    ['23505', 'duplicate key value', false],
  ])('of code "%s" (%s) is that it is away: %s', (code, message, away) => {
    expect(isDatabaseAway(Object.assign(new Error(message), { code }))).toBe(away);
  });
});
