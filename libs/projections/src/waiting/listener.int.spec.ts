import { type DataSource } from 'typeorm';
import { startDatabase, type TestDatabase } from '../../testing/database';
import { createDataSource, urlOf } from '../database/data-source';
import { Listener } from './listener';

describe('a connection that listens', () => {
  let postgres: TestDatabase;
  let database: DataSource;
  let outside: DataSource;
  beforeAll(async () => {
    postgres = await startDatabase();
    database = await postgres.fresh(1);
    const url = new URL(urlOf(database));
    url.pathname = '/postgres';
    outside = createDataSource(url.href);
    await outside.initialize();
  }, 60_000);
  afterAll(async () => {
    await outside.destroy();
    await postgres.stop();
  });

  it('is tried again at once when somebody asks for it, whatever its turn is', async () => {
    const name = new URL(urlOf(database)).pathname.slice(1);
    let lost = 0;
    const refused = Promise.withResolvers<undefined>();
    const listener = new Listener(
      urlOf(database),
      'checkpoint',
      () => undefined,
      () => undefined,
      () => {
        if (++lost === 3) refused.resolve(undefined);
      },
    );
    await listener.start();
    await outside.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await outside.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await refused.promise;
    await expect(listener.start()).rejects.toThrow('not currently accepting connections');
    await outside.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await listener.start();
    await listener.start();
    await listener.close();
  }, 30_000);
});
