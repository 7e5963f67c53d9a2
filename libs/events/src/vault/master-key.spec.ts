import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKey, UnusableMasterKey } from './master-key';

describe('the master key of the vault', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-vault-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is made at the first start, for its owner alone, and is the same for all who start at once and later', async () => {
    const file = join(folder, 'data', 'vault.key');
    const keys = await Promise.all(Array.from({ length: 8 }, () => masterKey(undefined, file)));
    const later = await masterKey(undefined, file);
    expect(later).toHaveLength(32);
    for (const key of keys) expect(Buffer.from(key)).toEqual(Buffer.from(later));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'data'))).toEqual(['vault.key']);
  });

  it('is the one that the environment gives, and then no file is made', async () => {
    const key = await masterKey('0f'.repeat(32), join(folder, 'vault.key'));
    expect(Buffer.from(key)).toEqual(Buffer.alloc(32, 15));
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['is too short', 'abc', 0o600],
    ['is nothing', '', 0o600],
    ['others may read', '0f'.repeat(32), 0o640],
  ])('is refused where it %s', async (_, text, mode) => {
    const file = join(folder, 'vault.key');
    await writeFile(file, text);
    await chmod(file, mode);
    await expect(masterKey(undefined, file)).rejects.toThrow(UnusableMasterKey);
  });
});
