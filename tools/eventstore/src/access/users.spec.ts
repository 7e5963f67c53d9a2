import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '../storage/storage';
import { hashed, Users } from './users';

let folder: string;
let store: Storage;
let users: Users;
let hashes = 0;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-users-'));
  store = await Storage.open({ dataDir: folder });
  users = new Users(store, (password, salt) => {
    hashes += 1;
    return hashed(password, salt);
  });
  await users.ensureFirst('correct');
  hashes = 0;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const login = async (password: string) => (await users.authenticate('admin', password))?.login;

describe('verified credentials', () => {
  it('given 300 first calls at once, when they come with one password, then it is hashed once', async () => {
    const logins = await Promise.all(Array.from({ length: 300 }, () => login('correct')));
    expect(new Set(logins)).toEqual(new Set(['admin']));
    expect(await login('correct')).toBe('admin');
    expect(hashes).toBe(1);
  });

  it('given a wrong password, when it comes again, then it is refused and nothing of it is kept', async () => {
    expect(await Promise.all([login('wrong'), login('wrong')])).toEqual([undefined, undefined]);
    expect(await login('wrong')).toBeUndefined();
    expect(hashes).toBe(2);
    expect(await login('correct')).toBe('admin');
  });

  it('given a check under way, when the password changes meanwhile, then the old one does not open afterwards', async () => {
    const admin = await users.find('admin');
    if (admin === undefined) throw new Error('no admin');
    const before = login('correct');
    await users.save(admin, 'new');
    await before;
    expect([await login('correct'), await login('new')]).toEqual([undefined, 'admin']);
    await users.change({ ...admin, ...(await users.find('admin')) }, { disabled: true });
    expect(await login('new')).toBeUndefined();
  });
});
