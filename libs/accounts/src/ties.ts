import type { Vault } from '@arbitre/events';
import type { DataSource, EntityManager } from 'typeorm';
import { linkTaken } from './links';

/** Somebody as an OpenID provider knows him: `issuer` is its address, `subject` never changes. */
export type Login = { readonly issuer: string; readonly subject: string };

/** Which login of an OpenID provider signs in with which account: one of each at most. Logins are kept as keyed hashes. */
export class Ties {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
  ) {}

  async accountOf(login: Login): Promise<string | null> {
    const [found] = await this.database.query<{ account: string }[]>(
      'SELECT account FROM access.tie WHERE login = $1',
      [this.hashOf(login)],
    );
    return found?.account ?? null;
  }

  async has(account: string): Promise<boolean> {
    const found = await this.database.query<unknown[]>('SELECT FROM access.tie WHERE account = $1', [
      account,
    ]);
    return found.length > 0;
  }

  /** False where either has another already; again it changes nothing. */
  tie(account: string, login: Login): Promise<boolean> {
    return this.tieIn(this.database, account, login);
  }

  /** Takes the link and ties the login to its account, both or neither. The account; null where the link or the tie is not free. */
  tieByLink(link: string, login: Login): Promise<string | null> {
    return this.database
      .transaction(async (transaction) => {
        const account = await linkTaken(transaction, link);
        if (account === null || !(await this.tieIn(transaction, account, login))) throw new NotTied();
        return account;
      })
      .catch((error: unknown) => {
        if (error instanceof NotTied) return null;
        throw error;
      });
  }

  /** Whether there was one. */
  async untie(account: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      'DELETE FROM access.tie WHERE account = $1',
      [account],
    );
    return changed > 0;
  }

  private async tieIn(database: DataSource | EntityManager, account: string, login: Login): Promise<boolean> {
    const hash = this.hashOf(login);
    await database.query('INSERT INTO access.tie (login, account) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      hash,
      account,
    ]);
    const found = await database.query<unknown[]>(
      'SELECT FROM access.tie WHERE login = $1 AND account = $2',
      [hash, account],
    );
    return found.length > 0;
  }

  private hashOf({ issuer, subject }: Login): Buffer {
    return this.vault.hashOf(`login\n${issuer}\n${subject}`);
  }
}

/** Undoes the transaction. */
class NotTied extends Error {}
