import { settingsFrom } from './settings';

const NEEDED = { ESDB_URL: 'esdb://store', DATABASE_URL: 'postgres://db' };

describe('settings', () => {
  it('need the store and the database only', () => {
    expect(settingsFrom(NEEDED)).toEqual({
      ...{ storeUrl: 'esdb://store', databaseUrl: 'postgres://db', redisUrl: null },
      ...{
        host: '127.0.0.1',
        port: 4300,
        partitions: 4,
        demoAccounts: true,
        firstAdministrator: null,
        secondFactor: [],
        sessionSeconds: 43_200,
        idleSeconds: 7200,
        requestSeconds: 10,
      },
      ...{ vaultKey: undefined, vaultKeyFile: '.arbitre/vault.key' },
      ...{ adminDir: 'dist/apps/admin/browser', wordsDirectory: '.arbitre/words', origins: [] },
      budgets: {
        account: { most: 60_000, restoreRate: 2_000 },
        network: { most: 40_000, restoreRate: 1_000 },
      },
      budgetPatienceMs: 200,
    });
  });

  it.each([
    [{ ARBITRE_WORDS: '/srv/words', ARBITRE_HOME: '/home/a' }, '/srv/words'],
    [{ ARBITRE_WORDS: '', ARBITRE_HOME: '/home/a' }, '/home/a/words'],
    [{ ARBITRE_WORDS: '', ARBITRE_HOME: '' }, '.arbitre/words'],
  ])('find the word lists of %j', (env, folder) => {
    expect(settingsFrom({ ...NEEDED, ...env }).wordsDirectory).toBe(folder);
  });

  it('read what may be asked for, and refuse what would let no large query pass', () => {
    const budgets = { BUDGET_ACCOUNT: '90000:500', BUDGET_NETWORK: '' };
    expect(settingsFrom({ ...NEEDED, ...budgets }).budgets).toEqual({
      account: { most: 90_000, restoreRate: 500 },
      network: { most: 40_000, restoreRate: 1_000 },
    });
    expect(settingsFrom({ ...NEEDED, BUDGET_ACCOUNT: 'off' }).budgets).toBeNull();
    for (const BUDGET_NETWORK of ['19999:10', '40000:0', '40000', 'off'])
      expect(() => settingsFrom({ ...NEEDED, BUDGET_NETWORK })).toThrow(
        /^BUDGET_NETWORK is .* at least 20000/,
      );
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

  it.each([
    [{}, true],
    [{ DEMO_ACCOUNTS: 'off' }, false],
    [{ API_HOST: 'localhost' }, true],
    [{ API_HOST: '::1', DEMO_ACCOUNTS: 'on' }, true],
    [{ API_HOST: '0.0.0.0' }, false],
    [{ API_HOST: '192.0.2.7', DEMO_ACCOUNTS: 'off' }, false],
  ])('keep the demo accounts, whose passwords are public, on this machine: %j', (env, there) => {
    expect(settingsFrom({ ...NEEDED, ...env }).demoAccounts).toBe(there);
  });

  it('refuse demo accounts that other machines could use, and say what to do', () => {
    expect(() => settingsFrom({ ...NEEDED, API_HOST: '0.0.0.0', DEMO_ACCOUNTS: 'on' })).toThrow(
      'DEMO_ACCOUNTS is on, but API_HOST is 0.0.0.0: the demo passwords are public, and other machines could sign in. ' +
        'Set DEMO_ACCOUNTS=off, or API_HOST=127.0.0.1.',
    );
    expect(() => settingsFrom({ ...NEEDED, DEMO_ACCOUNTS: 'no' })).toThrow('it must be on or off');
  });
});
