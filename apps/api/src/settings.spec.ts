import { settingsFrom } from './settings';

const NEEDED = { ESDB_URL: 'esdb://store', DATABASE_URL: 'postgres://db' };

describe('settings', () => {
  it('need the store and the database only', () => {
    expect(settingsFrom(NEEDED)).toEqual({
      ...{ storeUrl: 'esdb://store', databaseUrl: 'postgres://db', redisUrl: null },
      ...{ host: '127.0.0.1', port: 4300, partitions: 4, demoAccounts: true, sessionSeconds: 43_200 },
      ...{ adminDir: 'dist/apps/admin/browser', wordsDirectory: '.arbitre/words', origins: [] },
    });
  });

  it.each([
    [{ ARBITRE_WORDS: '/srv/words', ARBITRE_HOME: '/home/a' }, '/srv/words'],
    [{ ARBITRE_WORDS: '', ARBITRE_HOME: '/home/a' }, '/home/a/words'],
    [{ ARBITRE_WORDS: '', ARBITRE_HOME: '' }, '.arbitre/words'],
  ])('find the word lists of %j', (env, folder) => {
    expect(settingsFrom({ ...NEEDED, ...env }).wordsDirectory).toBe(folder);
  });

  it.each([
    ['90s', 90],
    ['30m', 1800],
    ['7d', 604_800],
    ['45', 45],
  ])('read a session time of %s', (SESSION_TTL, seconds) => {
    expect(settingsFrom({ ...NEEDED, SESSION_TTL }).sessionSeconds).toBe(seconds);
  });

  it.each([
    [{ ESDB_URL: '' }, 'ESDB_URL'],
    [{ API_PORT: 'http' }, 'API_PORT'],
    [{ SESSION_TTL: 'forever' }, 'SESSION_TTL'],
  ])('name the variable that is wrong in %j', (wrong, name) => {
    expect(() => settingsFrom({ ...NEEDED, ...wrong })).toThrow(name);
  });
});
