import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { UnusableMasterKey } from '@arbitre/events';
import { createDataSource, migrate, openVault } from '@arbitre/projections';
import { startPostgres } from '@arbitre/testing';
import type { DataSource } from 'typeorm';
import { arbitreWith, folderOf } from './testing/command-line';

const bytes = (key: string): Buffer => Buffer.from(key, 'hex');
const newKey = (): string => randomBytes(32).toString('hex');
const OURSE = { familyName: 'Ourse', givenName: 'Anne' };

describe('arbitre vault change-key', () => {
  const { at } = folderOf('vault');
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: DataSource;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = createDataSource(postgres.url);
    await migrate(database);
  }, 60_000);
  afterAll(async () => {
    await database.destroy();
    await postgres.stop();
  });
  beforeEach(() => database.query('TRUNCATE vault.master, vault.subject'));

  const change = (env: NodeJS.ProcessEnv) =>
    arbitreWith({ DATABASE_URL: postgres.url, ...env }, ['vault', 'change-key']);
  const rows = () => database.query<unknown[]>('SELECT subject, key, words FROM vault.subject');
  const locked = (key: string) => expect(openVault(database, bytes(key))).rejects.toThrow(UnusableMasterKey);

  /** A member who is sealed and found by name, under that key. */
  const seal = async (key: string) => {
    const vault = await openVault(database, bytes(key));
    const sealer = await vault.sealerOf('member-1');
    await vault.findBy('member-1', ['Ourse']);
    return { personal: sealer?.(OURSE) ?? { sealed: '' }, hash: vault.hashOf('ourse') };
  };

  it('locks the vault with the next key: it opens what was sealed before, finds by the same words, and the old key opens nothing', async () => {
    const [first, second, third] = [newKey(), newKey(), newKey()];
    const { personal, hash } = await seal(first);
    const before = await rows();
    for (const [from, to] of [
      [first, second],
      [second, third],
    ] as const) {
      const changed = await change({ ARBITRE_VAULT_KEY: from, ARBITRE_VAULT_KEY_NEXT: to });
      expect([changed.status, changed.err]).toEqual([0, '']);
      expect(changed.out).toContain('in the place of ARBITRE_VAULT_KEY');
      await locked(from);
      const vault = await openVault(database, bytes(to));
      expect(await vault.openAll([{ subject: 'member-1', personal }])).toEqual([OURSE]);
      expect(vault.hashOf('ourse')).toEqual(hash);
    }
    await locked(first);
    expect(await rows()).toEqual(before);
    const again = await change({ ARBITRE_VAULT_KEY: second, ARBITRE_VAULT_KEY_NEXT: third });
    expect([again.status, again.out]).toEqual([0, expect.stringContaining('already')]);
  });

  it('changes nothing where a key is missing, the same, no key, or not the one of the vault', async () => {
    const first = newKey();
    await seal(first);
    const other = newKey();
    for (const [env, words] of [
      [{ ARBITRE_VAULT_KEY: first }, 'ARBITRE_VAULT_KEY_NEXT has to give'],
      [{ ARBITRE_VAULT_KEY: first, ARBITRE_VAULT_KEY_NEXT: first }, 'give another one'],
      [{ ARBITRE_VAULT_KEY: first, ARBITRE_VAULT_KEY_NEXT: 'abc' }, 'ARBITRE_VAULT_KEY_NEXT is no key'],
      [{ ARBITRE_VAULT_KEY: other, ARBITRE_VAULT_KEY_NEXT: newKey() }, 'nothing was changed'],
    ] as const) {
      const refused = await change(env);
      expect([refused.status, refused.err]).toEqual([2, expect.stringContaining(words)]);
    }
    expect(await openVault(database, bytes(first))).toBeDefined();
  });

  it('makes a new file where the key lies in one, and goes on where it was stopped half-way', async () => {
    const home = { ARBITRE_HOME: at('home') };
    const file = at('home/vault.key');
    await change(home);
    const first = readFileSync(file, 'utf8').trim();
    const { personal } = await seal(first);
    copyFileSync(file, at('before.key'));
    const changed = await change(home);
    const second = readFileSync(file, 'utf8').trim();
    expect([changed.status, changed.out]).toEqual([0, expect.stringContaining(file)]);
    expect([statSync(file).mode & 0o777, existsSync(`${file}.next`)]).toEqual([0o600, false]);
    await locked(first);
    // Stopped after the vault was locked and before the file took its place.
    copyFileSync(file, `${file}.next`);
    copyFileSync(at('before.key'), file);
    expect((await change(home)).status).toBe(0);
    expect(readFileSync(file, 'utf8').trim()).toBe(second);
    const vault = await openVault(database, bytes(second));
    expect(await vault.openAll([{ subject: 'member-1', personal }])).toEqual([OURSE]);
  });
});
