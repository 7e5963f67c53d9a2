import type { DataSource, EntityManager } from 'typeorm';
import { freshToken, hashOf } from './tokens';

export type Purpose = 'invitation' | 'reset';

/** How long a link works. */
export const HOURS: Readonly<Record<Purpose, number>> = { invitation: 7 * 24, reset: 24 };

/** The account of a link that serves now for the last time; null where it has served or is over. */
export const linkTaken = async (transaction: EntityManager, token: string): Promise<string | null> => {
  const [taken] = await transaction.query<[{ account: string }[], number]>(
    'DELETE FROM access.link WHERE token_hash = $1 AND expires_at > now() RETURNING account',
    [hashOf(token)],
  );
  return taken[0]?.account ?? null;
};

/** Links by which somebody chooses a password. Each works once; a new one takes away those that the account had. */
export class Links {
  constructor(private readonly database: DataSource) {}

  /** The secret part of a new link. */
  async make(account: string, purpose: Purpose): Promise<string> {
    const token = freshToken();
    await this.database.transaction(async (transaction) => {
      await transaction.query('DELETE FROM access.link WHERE account = $1 OR expires_at < now()', [account]);
      await transaction.query(
        `INSERT INTO access.link (token_hash, account, expires_at) VALUES ($1, $2, now() + $3 * interval '1 hour')`,
        [hashOf(token), account, HOURS[purpose]],
      );
    });
    return token;
  }

  /** The account that a link is for; null when it has served or is over. */
  async accountOf(token: string): Promise<string | null> {
    const [found] = await this.database.query<{ account: string }[]>(
      'SELECT account FROM access.link WHERE token_hash = $1 AND expires_at > now()',
      [hashOf(token)],
    );
    return found?.account ?? null;
  }

  /** Takes the link and sets that password, both or neither; false when somebody else has taken it. */
  use(token: string, passwordHash: string): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const account = await linkTaken(transaction, token);
      if (account === null) return false;
      await transaction.query('UPDATE access.account SET password_hash = $2 WHERE id = $1', [
        account,
        passwordHash,
      ]);
      return true;
    });
  }

  /** Whatever links an account has lead nowhere any more. */
  async forget(account: string): Promise<void> {
    await this.database.query('DELETE FROM access.link WHERE account = $1', [account]);
  }
}
