import { settingsFrom } from './settings';

const complete = { ESDB_URL: 'esdb://store', DATABASE_URL: 'postgres://db', REDIS_URL: 'redis://pipe' };

describe('settings of the worker', () => {
  it('reads addresses, and fills in partitions, host and port', () => {
    expect(settingsFrom({ ...complete, PARTITIONS: '', WORKER_PORT: '4400' })).toEqual({
      storeUrl: 'esdb://store',
      databaseUrl: 'postgres://db',
      redisUrl: 'redis://pipe',
      partitions: 4,
      host: '127.0.0.1',
      port: 4400,
      vaultKey: undefined,
      vaultKeyFile: '.arbitre/vault.key',
      webhooks: { anywhere: false, timeoutMs: 10_000, backoffMs: 10_000 },
    });
  });

  it.each(['ESDB_URL', 'DATABASE_URL', 'REDIS_URL'])('names %s when it is missing', (name) => {
    expect(() => settingsFrom({ ...complete, [name]: undefined })).toThrow(name);
  });

  it.each(['0', '1.5', 'four', '257'])('refuses %s partitions', (PARTITIONS) => {
    expect(() => settingsFrom({ ...complete, PARTITIONS })).toThrow(/PARTITIONS is ".*": .* from 1 to 256/);
  });
});
