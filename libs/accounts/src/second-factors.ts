import type { Vault } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { subjectOf } from './accounts';
import { freshSecret, stepOfCode } from './totp';

type Secret = { readonly secret: string };
type Row = { readonly sealed: string; readonly used: string };

/** What a code proves: nothing is asked for, it is right, it is missing, it is wrong or has served. */
export type Proof = 'none' | 'right' | 'needed' | 'wrong';

/** The authenticators of accounts, one each. Secrets are sealed with the account's own key; each code serves once. */
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
    private readonly now: () => number = Date.now,
  ) {}

  /** A new secret, to be confirmed by a code of it; null where the account has one that is confirmed. */
  async begin(account: string): Promise<string | null> {
    const seal = await this.vault.sealerOf(subjectOf(account));
    if (seal === null) return null;
    const secret = freshSecret();
    const changed = await this.database.query<unknown[]>(
      `INSERT INTO access.second_factor AS known (account, sealed) VALUES ($1, $2)
       ON CONFLICT (account) DO UPDATE SET sealed = excluded.sealed, used = 0 WHERE NOT known.confirmed RETURNING account`,
      [account, seal({ secret }).sealed],
    );
    return changed.length === 0 ? null : secret;
  }

  /** Whether this is a code of the secret that was begun: from now on codes of it are asked for. */
  confirm(account: string, code: string): Promise<boolean> {
    return this.take(account, code, false);
  }

  /** What this says of the account's authenticator; a right code has served now. */
  async prove(account: string, code: string | null): Promise<Proof> {
    if (!(await this.has(account))) return 'none';
    if (code === null || code.trim() === '') return 'needed';
    return (await this.take(account, code, true)) ? 'right' : 'wrong';
  }

  async has(account: string): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      'SELECT FROM access.second_factor WHERE account = $1 AND confirmed',
      [account],
    );
    return found.length > 0;
  }

  /** Whether there is an authenticator or a passkey. */
  async hasAny(account: string): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      `SELECT FROM access.second_factor WHERE account = $1 AND confirmed UNION ALL SELECT FROM access.passkey WHERE account = $1`,
      [account],
    );
    return found.length > 0;
  }

  /** Takes the authenticator and all passkeys away; whether there was any. */
  async removeAll(account: string): Promise<boolean> {
    const removed = await this.database.query<unknown[]>(
      `WITH codes AS (DELETE FROM access.second_factor WHERE account = $1 RETURNING confirmed),
         keys AS (DELETE FROM access.passkey WHERE account = $1 RETURNING id)
       SELECT FROM codes WHERE confirmed UNION ALL SELECT FROM keys`,
      [account],
    );
    return removed.length > 0;
  }

  /** Whether there was one that is confirmed. */
  async remove(account: string): Promise<boolean> {
    const [removed] = await this.database.query<[{ confirmed: boolean }[], number]>(
      'DELETE FROM access.second_factor WHERE account = $1 RETURNING confirmed',
      [account],
    );
    return removed.some(({ confirmed }) => confirmed);
  }

  private async take(account: string, code: string, confirmed: boolean): Promise<boolean> {
    const [row] = await this.database.query<Row[]>(
      'SELECT sealed, used FROM access.second_factor WHERE account = $1 AND confirmed = $2',
      [account, confirmed],
    );
    if (row === undefined) return false;
    const personal = { sealed: row.sealed };
    const [opened] = await this.vault.openAll<Secret>([{ subject: subjectOf(account), personal }]);
    const step = opened ? stepOfCode(opened.secret, code, this.now(), Number(row.used)) : null;
    if (step === null) return false;
    // Of those who send the same code at the same moment one is first.
    const [, changed] = await this.database.query<[unknown, number]>(
      `UPDATE access.second_factor SET confirmed = true, used = $2
       WHERE account = $1 AND used < $2 AND sealed = $3 AND confirmed = $4`,
      [account, step, row.sealed, confirmed],
    );
    return changed > 0;
  }
}
