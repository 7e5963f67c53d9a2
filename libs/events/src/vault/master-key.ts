import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KEY_LENGTH } from './sealing';

const HEX = /^[0-9a-f]{64}$/i;

/** A master key that cannot be used; `message` says whose and what to do. */
export class UnusableMasterKey extends Error {}

/** @throws UnusableMasterKey */
export const readMasterKey = (text: string, where: string): Uint8Array => {
  if (HEX.test(text.trim())) return Buffer.from(text.trim(), 'hex');
  throw new UnusableMasterKey(`${where} is no key: it must be ${KEY_LENGTH} bytes as 64 hexadecimal digits.`);
};

/** Makes the file with a new key, readable by its owner alone. It appears whole, and one of several who make it wins. */
const make = async (file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_LENGTH).toString('hex')}\n`);
    await handle.sync();
    await link(draft, file);
  } finally {
    await handle.close();
    await unlink(draft);
  }
};

/** Where the key of a local installation lies: `vault.key` in the folder that it keeps its data in. */
export const masterKeyFile = (environment: NodeJS.ProcessEnv, root: string): string =>
  join(environment.ARBITRE_HOME ?? join(root, '.arbitre'), 'vault.key');

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

const fromFile = async (file: string): Promise<Uint8Array> => {
  const handle = await open(file, 'r');
  try {
    const { mode } = await handle.stat();
    if ((mode & 0o077) !== 0)
      throw new UnusableMasterKey(
        `Others than its owner may read ${file}: chmod 600 it, or give ARBITRE_VAULT_KEY.`,
      );
    return readMasterKey(await handle.readFile('utf8'), file);
  } finally {
    await handle.close();
  }
};

/**
 * The key that all keys of the vault are wrapped with: `given` (64 hexadecimal digits, ARBITRE_VAULT_KEY), or that of `file`, which
 * is made where there is none. It lies neither in the log nor in the database: whoever has a backup of these has no name.
 * @throws UnusableMasterKey
 */
export const masterKey = async (given: string | undefined, file: string): Promise<Uint8Array> => {
  if (given !== undefined) return readMasterKey(given, 'ARBITRE_VAULT_KEY');
  return fromFile(file).catch(async (error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error;
    await make(file).catch((refused: unknown) => {
      if (isCode(refused, 'EEXIST')) return;
      throw new UnusableMasterKey(`No master key can be kept in ${file}: give ARBITRE_VAULT_KEY.`, {
        cause: refused,
      });
    });
    return fromFile(file);
  });
};

/** The key that comes after that of `file`, made beside it; the same one until it has taken its place (`takeNext`). */
export const nextMasterKey = (file: string): Promise<Uint8Array> => masterKey(undefined, `${file}.next`);

/** The vault is locked with the next key: it takes the place of the one before, which is gone. */
export const takeNext = (file: string): Promise<void> => rename(`${file}.next`, file);
