import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sealed } from '@arbitre/rules/kernel/declare/personal';
import { UnusableMasterKey } from './master-key';
import { decrypt, derivedKey, encrypt, KEY_LENGTH, openWith, sealWith } from './sealing';
import { OpenedLately } from './opened-lately';
import { tokensAsked, tokensOf } from './words';

/** Runs a statement of Postgres outside of any transaction and gives its rows. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>;

/** Seals with one subject's key. */
export type Sealer = <Clear>(clear: Clear) => Sealed<Clear>;

/** Seals bytes and opens them again; null where they were sealed with another key or are not whole. */
export type Cipher = {
  readonly seal: (clear: Uint8Array) => Buffer;
  readonly open: (sealed: Uint8Array) => Buffer | null;
};

type KeyRow = { readonly subject: string; readonly key: Buffer | null };

/** By which a vault knows its master key; `wrapped`: the key inside, null where that is the master key itself. */
type Lock = { readonly proof: Buffer; readonly wrapped: Buffer | null };

const PROOF = 'the master key of this vault';
const LOCK = 'vault.master';

const proofOf = (master: Uint8Array): Buffer => createHmac('sha256', master).update(PROOF).digest();

const lockOf = async (query: Query): Promise<Lock | undefined> =>
  ((await query('SELECT proof, wrapped FROM vault.master')) as Lock[])[0];

/** The lock of the vault, which is begun with that key where it was not yet. */
const begun = async (query: Query, master: Uint8Array): Promise<Lock | undefined> => {
  await query('INSERT INTO vault.master (proof) VALUES ($1) ON CONFLICT DO NOTHING', [proofOf(master)]);
  return lockOf(query);
};

const isLockedWith = (lock: Lock | undefined, master: Uint8Array): lock is Lock =>
  lock !== undefined && timingSafeEqual(lock.proof, proofOf(master));

/** What all keys of the vault are made of: the master key that it was begun with, whichever locks it now; null for any other. */
const innerKey = (lock: Lock | undefined, master: Uint8Array): Uint8Array | null => {
  if (!isLockedWith(lock, master)) return null;
  return lock.wrapped === null ? master : decrypt(derivedKey(master, 'master'), LOCK, lock.wrapped);
};

/**
 * The keys of those whom the log speaks of, one a subject (`member-<licence>`), and what their names are found by. Lies in the
 * schema `vault` of Postgres, made by the migrations of the read models. Whatever makes a person readable is here and nowhere
 * else: without a row of this table, or without the master key, the log and every copy of it hold no name.
 */
export class Vault {
  private readonly wrapping: Uint8Array;
  private readonly searching: Uint8Array;
  private readonly hashing: Uint8Array;
  private readonly opened = new OpenedLately();

  private constructor(
    private readonly query: Query,
    inner: Uint8Array,
  ) {
    this.wrapping = derivedKey(inner, 'wrap');
    this.searching = derivedKey(inner, 'search');
    this.hashing = derivedKey(inner, 'hash');
  }

  /** @throws UnusableMasterKey where the vault is locked with another one: what is sealed in it could not be opened. */
  static async open(query: Query, master: Uint8Array): Promise<Vault> {
    const inner = innerKey(await begun(query, master), master);
    if (inner === null)
      throw new UnusableMasterKey(
        'The vault is locked with another master key: give back the one that it was begun with or changed to (ARBITRE_VAULT_KEY or its file). With a new one nobody who is registered can be read.',
      );
    return new Vault(query, inner);
  }

  /**
   * Locks the vault with another master key: the old one opens it no more, and nothing that it holds is sealed anew. False where it is
   * locked with the next one already. @throws UnusableMasterKey where `master` is not the key that it is locked with
   */
  static async changeMaster(query: Query, master: Uint8Array, next: Uint8Array): Promise<boolean> {
    const lock = await begun(query, master);
    if (isLockedWith(lock, next)) return false;
    const inner = innerKey(lock, master);
    if (inner === null)
      throw new UnusableMasterKey(
        'The vault is locked with another master key than the one that is to be changed: nothing was changed.',
      );
    await query('UPDATE vault.master SET proof = $1, wrapped = $2 WHERE proof = $3', [
      ...[proofOf(next), encrypt(derivedKey(next, 'master'), LOCK, inner, randomBytes(12))],
      proofOf(master),
    ]);
    if (!isLockedWith(await lockOf(query), next))
      throw new UnusableMasterKey(
        'Somebody else changed the master key at the same time: nothing was changed.',
      );
    return true;
  }

  /** Seals with the subject's key, which is made where there is none; null once it was destroyed. */
  async sealerOf(subject: string): Promise<Sealer | null> {
    return (await this.sealersOf([subject])).get(subject) ?? null;
  }

  /** The same for several, in one statement; who was destroyed is missing. */
  async sealersOf(subjects: readonly string[]): Promise<ReadonlyMap<string, Sealer>> {
    const wrapped = subjects.map((subject) =>
      encrypt(this.wrapping, subject, randomBytes(KEY_LENGTH), randomBytes(12)),
    );
    await this.query(
      `INSERT INTO vault.subject (subject, key) SELECT * FROM unnest($1::text[], $2::bytea[])
        ORDER BY 1 ON CONFLICT DO NOTHING`,
      [subjects, wrapped],
    );
    const keys = await this.keys(subjects);
    return new Map([...keys].map(([subject, key]) => [subject, (clear) => sealWith(key, subject, clear)]));
  }

  /**
   * What is sealed for each subject, in the order given; null where the key was destroyed. The keys are asked for each time; what they
   * opened within the last minutes is not opened again.
   */
  async openAll<Clear>(
    sealed: readonly { readonly subject: string; readonly personal: Sealed<Clear> }[],
  ): Promise<readonly (Clear | null)[]> {
    const wrapped = await this.wrappedKeys(sealed.map(({ subject }) => subject));
    return this.openBy(sealed.map((each) => ({ ...each, key: wrapped.get(each.subject) ?? null })));
  }

  /** The same with the keys as `vault.subject` holds them, for whoever has read them together with what they open. */
  openBy<Clear>(
    sealed: readonly {
      readonly subject: string;
      readonly personal: Sealed<Clear>;
      readonly key: Buffer | null;
    }[],
  ): readonly (Clear | null)[] {
    return sealed.map(({ subject, personal, key }) => {
      if (key === null) return null;
      const by = `${subject} ${key.toString('base64')} ${personal.sealed}`;
      return this.opened.take(by, () => {
        const own = decrypt(this.wrapping, subject, key);
        return own === null ? null : openWith(own, subject, personal);
      });
    });
  }

  /** Seals and opens bytes with the subject's key, which is made where there is none; null once it was destroyed. Nothing is kept. */
  async cipherOf(subject: string): Promise<Cipher | null> {
    await this.sealersOf([subject]);
    const own = (await this.keys([subject])).get(subject);
    if (own === undefined) return null;
    const key = derivedKey(own, 'bytes');
    return {
      seal: (clear) => encrypt(key, subject, clear, randomBytes(12)),
      open: (sealed) => decrypt(key, subject, sealed),
    };
  }

  /** Makes a subject findable by the words of these texts too. */
  findBy(subject: string, texts: readonly string[]): Promise<void> {
    return this.findAllBy([{ subject, texts }]);
  }

  /** The same of several, in one statement. */
  async findAllBy(
    found: readonly { readonly subject: string; readonly texts: readonly string[] }[],
  ): Promise<void> {
    const words = found.map(({ subject, texts }) => ({ subject, by: tokensOf(this.searching, texts) }));
    await this.query(
      `UPDATE vault.subject AS known SET words = ARRAY(SELECT DISTINCT unnest(known.words || given.by))
        FROM jsonb_to_recordset($1::jsonb) AS given (subject text, by bigint[])
        WHERE known.subject = given.subject AND known.key IS NOT NULL AND NOT known.words @> given.by`,
      [JSON.stringify(words)],
    );
  }

  /** What `vault.subject.words` of those holds who may be meant; more may be found, so what is opened is compared (`answers`). */
  askedWords(asked: string): readonly string[] {
    return tokensAsked(this.searching, asked);
  }

  /** By which a whole text is found without being kept: nobody without the master key can tell which one it was. */
  hashOf(text: string): Buffer {
    return createHmac('sha256', this.hashing).update(text).digest();
  }

  /** Remembers that a subject is about to be erased: whoever finds that event written ends it (`erasing`, `destroy`). */
  async beginErasing(subject: string): Promise<void> {
    await this.query('UPDATE vault.subject SET erasing = true WHERE subject = $1 AND key IS NOT NULL', [
      subject,
    ]);
  }

  /** The subjects whose erasure began and did not end. */
  async erasing(): Promise<readonly string[]> {
    const rows = await this.query('SELECT subject FROM vault.subject WHERE erasing ORDER BY subject');
    return (rows as readonly KeyRow[]).map(({ subject }) => subject);
  }

  /** Destroys a key and all words, and the room where they stood: the table is written anew. Again it changes nothing. */
  async destroy(subject: string): Promise<void> {
    await this.query(
      `UPDATE vault.subject SET key = NULL, words = '{}', erasing = true WHERE subject = $1 AND key IS NOT NULL`,
      [subject],
    );
    this.opened.forget();
    await this.query('VACUUM FULL vault.subject');
    await this.query('UPDATE vault.subject SET erasing = false WHERE subject = $1 AND erasing', [subject]);
  }

  private async keys(subjects: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const wrapped = await this.wrappedKeys(subjects);
    return new Map(
      [...wrapped].flatMap(([subject, key]) => {
        const own = decrypt(this.wrapping, subject, key);
        return own === null ? [] : [[subject, own] as const];
      }),
    );
  }

  private async wrappedKeys(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const rows = await this.query(
      'SELECT subject, key FROM vault.subject WHERE subject = ANY($1) AND key IS NOT NULL',
      [subjects],
    );
    return new Map(
      (rows as readonly KeyRow[]).flatMap(({ subject, key }) =>
        key === null ? [] : [[subject, key] as const],
      ),
    );
  }
}
