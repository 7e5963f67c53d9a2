import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a guess. `log2N` 15: 2^15 rounds over 32 MB, with p = 3 one of OWASP's settings for scrypt (2025). */
type Cost = { readonly log2N: number; readonly r: number; readonly p: number };

const TODAY: Cost = { log2N: 15, r: 8, p: 3 };
/** For a password that everybody may read: nobody has to guess it. */
const PUBLIC: Cost = { log2N: 4, r: 8, p: 1 };
const KEY_BYTES = 32;
const MOST_MEMORY = 256 * 1024 * 1024;

const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** log2N, r, p, maxmem: MOST_MEMORY };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** `scrypt$<log2 N>$<r>$<p>$<salt>$<key>`: with what it was made, so that what is asked today may change. */
const written = ({ log2N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

const hashed = async (password: string, cost: Cost): Promise<string> => {
  const salt = randomBytes(16);
  return written(cost, salt, await derive(password, salt, cost));
};

export const hashPassword = (password: string): Promise<string> => hashed(password, TODAY);

/** For the demo's passwords, which stand in the handbook: the same at no cost. */
export const hashPublicPassword = (password: string): Promise<string> => hashed(password, PUBLIC);

/** A hash that no password fits: checked for accounts that do not exist, so that they take as long as the others. */
export const NOBODY = written(TODAY, Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

export const passwordFits = async (password: string, hash: string): Promise<boolean> => {
  const [, log2N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === given.length && timingSafeEqual(expected, given) && hash !== NOBODY;
};
