import { strangeCharacter, type Refusal } from '@arbitre/rules';
import type { Vault } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { subjectOf } from './accounts';
import { refuse } from './refusals';

/** A passkey as its owner sees it. */
export type Passkey = {
  readonly id: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

/** What a sign-in with a passkey is checked against. */
export type PublicPasskey = { readonly account: string; readonly publicKey: Buffer };

export type NewPasskey = {
  readonly name: string;
  /** The id by which its authenticator knows it, base64url. */
  readonly credential: string;
  readonly publicKey: Uint8Array;
  /** How often it was used, where its authenticator counts; 0 where it does not. */
  readonly counter: number;
  readonly transports: readonly string[];
};

type Row = Omit<Passkey, 'name'> & { readonly sealed: string };

const MOST = 20;
const MOST_OF_NAME = 60;

const bytesOf = (credential: string): Buffer => Buffer.from(credential, 'base64url');

/** What is wrong with what somebody calls a passkey or a token; null when nothing is. */
export const nameProblem = (name: string): Refusal | null =>
  name.trim() !== '' && name.length <= MOST_OF_NAME && strangeCharacter(name, 'line') === null
    ? null
    : refuse('name-does-not-fit', { field: 'name', most: MOST_OF_NAME });

/** The passkeys of accounts. What signs lies in the authenticators; here is what checks it, and their names, sealed. */
export class Passkeys {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
  ) {}

  /** Why it was not added; null when it was. */
  async add(account: string, given: NewPasskey): Promise<Refusal | null> {
    const seal = await this.vault.sealerOf(subjectOf(account));
    const notAdded = refuse('passkey-not-added', { most: MOST });
    if (seal === null) return notAdded;
    const added = await this.database.query<unknown[]>(
      `INSERT INTO access.passkey (account, credential, public_key, counter, transports, sealed)
       SELECT $1::text, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM access.passkey WHERE account = $1) < $7
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        ...[account, bytesOf(given.credential), Buffer.from(given.publicKey), given.counter],
        ...[given.transports, seal({ name: given.name.trim() }).sealed, MOST],
      ],
    );
    return added.length > 0 ? null : notAdded;
  }

  /** The oldest first. */
  async list(account: string): Promise<readonly Passkey[]> {
    const rows = await this.database.query<Row[]>(
      `SELECT id, sealed, created_at AS "createdAt", used_at AS "usedAt" FROM access.passkey
       WHERE account = $1 ORDER BY created_at, id`,
      [account],
    );
    const subject = subjectOf(account);
    const names = await this.vault.openAll<{ readonly name: string }>(
      rows.map(({ sealed }) => ({ subject, personal: { sealed } })),
    );
    return rows.map(({ sealed: _sealed, ...row }, at) => ({ ...row, name: names[at]?.name ?? '' }));
  }

  /** By what authenticators know those of an account. */
  async credentialsOf(account: string): Promise<readonly { id: string; transports: string[] }[]> {
    const rows = await this.database.query<{ credential: Buffer; transports: string[] }[]>(
      'SELECT credential, transports FROM access.passkey WHERE account = $1 ORDER BY created_at, id',
      [account],
    );
    return rows.map(({ credential, transports }) => ({ id: credential.toString('base64url'), transports }));
  }

  async find(credential: string): Promise<PublicPasskey | null> {
    const [found] = await this.database.query<PublicPasskey[]>(
      'SELECT account, public_key AS "publicKey" FROM access.passkey WHERE credential = $1',
      [bytesOf(credential)],
    );
    return found ?? null;
  }

  /** Keeps that it was used. False where its counter did not go on: there are two of it, or the same use comes again. */
  async use(credential: string, counter: number): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      `UPDATE access.passkey SET counter = $2, used_at = now()
       WHERE credential = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
      [bytesOf(credential), counter],
    );
    return changed > 0;
  }

  /** Whether the account had it. */
  async remove(account: string, id: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      'DELETE FROM access.passkey WHERE account = $1 AND id::text = $2',
      [account, id],
    );
    return changed > 0;
  }
}
