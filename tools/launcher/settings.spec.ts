import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const home = mkdtempSync(join(tmpdir(), 'arbitre-settings-'));
process.env.ARBITRE_HOME = home;
const { readRunning, rememberRunning, runningFile } = await import('./settings.ts');

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

describe('what the launcher remembers for the command line', () => {
  it('is readable by this account only, also when an older file was not', () => {
    writeFileSync(runningFile, '{}', { mode: 0o644 });
    const urls = { ESDB_URL: 'esdb://a', DATABASE_URL: 'postgres://b', REDIS_URL: 'redis://c' };
    rememberRunning({ pid: process.pid, address: 'http://localhost:1', ...urls }, {});
    expect((statSync(runningFile).mode & 0o777).toString(8)).toBe('600');
    expect(readRunning()).toMatchObject({ ...urls, withoutPassword: [] });
  });

  it('leaves out the passwords of addresses that the environment gave, and says which', () => {
    const env = {
      ESDB_URL: 'esdb://arbitre:s3cret@one:2113,two:2113?tls=true',
      DATABASE_URL: 'postgres://arbitre@db/arbitre',
      REDIS_URL: 'rediss://:hunter2@cache:6379',
    };
    rememberRunning({ pid: process.pid, address: 'http://localhost:1', ...env }, env);
    expect(readFileSync(runningFile, 'utf8')).not.toMatch(/s3cret|hunter2/);
    expect(readRunning()).toMatchObject({
      ESDB_URL: 'esdb://arbitre@one:2113,two:2113?tls=true',
      DATABASE_URL: env.DATABASE_URL,
      REDIS_URL: 'rediss://@cache:6379',
      withoutPassword: ['ESDB_URL', 'REDIS_URL'],
    });
  });
});
