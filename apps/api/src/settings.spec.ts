import { settingsFrom } from './settings';

const NEEDED = { ESDB_URL: 'esdb://store', DATABASE_URL: 'postgres://db' };

describe('settings', () => {
  it('need the store and the database only', () => {
    expect(settingsFrom(NEEDED)).toEqual({
      ...{ storeUrl: 'esdb://store', databaseUrl: 'postgres://db', redisUrl: null },
      ...{
        host: '127.0.0.1',
        port: 4300,
        tls: null,
        publicUrl: null,
        oidc: null,
        partitions: 4,
        demoAccounts: true,
        firstAdministrator: null,
        secondFactor: [],
        sessionSeconds: 43_200,
        embedding: '*',
        idleSeconds: 7200,
        requestSeconds: 10,
      },
      ...{ vaultKey: undefined, vaultKeyFile: '.arbitre/vault.key', webhookPrivate: false },
      ...{ jsonLog: false, auditInLog: false },
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
    ['https://ligue.example', 'https://ligue.example'],
    ['https://Ligue.example:8443/', 'https://ligue.example:8443'],
    ['http://localhost:4300', 'http://localhost:4300'],
    ['', null],
  ])('read the public address %j', (PUBLIC_URL, origin) => {
    expect(settingsFrom({ ...NEEDED, PUBLIC_URL }).publicUrl).toBe(origin);
  });

  it.each([
    ...['http://ligue.example', 'https://ligue.example/arbitre', 'https://ligue.example/?a', 'ligue.example'],
    ...['https://192.0.2.7', 'https://[2001:db8::1]', 'ftp://localhost', 'https://a@ligue.example'],
  ])('refuse %j as a public address', (PUBLIC_URL) => {
    expect(() => settingsFrom({ ...NEEDED, PUBLIC_URL })).toThrow(/^PUBLIC_URL is ".+": it must be /);
  });

  it('read a certificate and its key, and want both', () => {
    const TLS = { TLS_CERT_FILE: '/certs/ligue.crt', TLS_KEY_FILE: '/certs/ligue.key' };
    expect(settingsFrom({ ...NEEDED, ...TLS }).tls).toEqual({
      certFile: '/certs/ligue.crt',
      keyFile: '/certs/ligue.key',
    });
    for (const name of ['TLS_CERT_FILE', 'TLS_KEY_FILE'])
      expect(() => settingsFrom({ ...NEEDED, ...TLS, [name]: '' })).toThrow(`${name} is not set`);
  });

  const OIDC = { OIDC_ISSUER: 'https://login.example/realms/league', OIDC_CLIENT_ID: 'arbitre' };
  const SECRET = { OIDC_CLIENT_SECRET: 'x' };

  it('read an OpenID provider', () => {
    const env = { ...NEEDED, ...OIDC, ...SECRET };
    expect(settingsFrom(env).oidc).toEqual({
      ...{ issuer: 'https://login.example/realms/league', clientId: 'arbitre', clientSecret: 'x' },
      ...{ name: 'login.example', strong: [], seconds: 5 },
    });
    const more = { OIDC_NAME: 'Ligue', OIDC_STRONG_ACR: 'urn:two,mfa', OIDC_TIMEOUT: '10s' };
    expect(settingsFrom({ ...env, ...more, OIDC_ISSUER: 'http://127.0.0.1:9000' }).oidc).toMatchObject({
      ...{ name: 'Ligue', strong: ['urn:two', 'mfa'], seconds: 10 },
    });
  });

  it.each([
    [{ ...OIDC, ...SECRET, OIDC_ISSUER: 'http://login.example' }, /^OIDC_ISSUER is .* on this machine only/],
    [{ ...OIDC, ...SECRET, OIDC_ISSUER: 'http://127.0.0.1.evil.test' }, /^OIDC_ISSUER is /],
    [{ ...OIDC, ...SECRET, OIDC_ISSUER: 'login.example' }, /^OIDC_ISSUER is /],
    [{ ...OIDC, ...SECRET, OIDC_ISSUER: 'https://login.example/?a' }, /^OIDC_ISSUER is /],
    [{ ...OIDC, ...SECRET, OIDC_CLIENT_ID: '' }, /^OIDC_CLIENT_ID is not set/],
    [OIDC, /^OIDC_CLIENT_SECRET is not set/],
    [
      { ...OIDC, OIDC_CLIENT_SECRET_FILE: '/nowhere' },
      /^OIDC_CLIENT_SECRET_FILE is "\/nowhere", which cannot/,
    ],
    [
      { ...OIDC, OIDC_CLIENT_SECRET_FILE: '/dev/null' },
      /^OIDC_CLIENT_SECRET_FILE is "\/dev\/null", which is empty/,
    ],
    [{ ...OIDC, ...SECRET, OIDC_CLIENT_SECRET_FILE: '/dev/null' }, /are both set/],
    [SECRET, /^OIDC_ISSUER is not set, but OIDC_CLIENT_SECRET is/],
    [{ ...OIDC, ...SECRET, OIDC_NAME: 'x'.repeat(61) }, /^OIDC_NAME is /],
    [{ ...OIDC, ...SECRET, OIDC_TIMEOUT: '60s' }, /^OIDC_TIMEOUT is /],
    [{ ...OIDC, ...SECRET, API_HOST: '0.0.0.0' }, /^PUBLIC_URL is not set/],
  ])('name what is wrong with the OpenID provider of %j', (env, words) => {
    expect(() => settingsFrom({ ...NEEDED, ...env })).toThrow(words);
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

  it('let pages of anybody frame standings, of nobody, or of those that are named', () => {
    const embedding = (EMBED_ORIGINS: string) => settingsFrom({ ...NEEDED, EMBED_ORIGINS }).embedding;
    expect(embedding('none')).toBe("'none'");
    expect(embedding('https://club.example,https://*.ligue.example:8443')).toBe(
      'https://club.example https://*.ligue.example:8443',
    );
    for (const wrong of ['club.example', 'https://a.example; script-src *', '*,https://a.example'])
      expect(() => embedding(wrong)).toThrow('EMBED_ORIGINS');
  });
});
