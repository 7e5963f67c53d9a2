import type { DataSource } from 'typeorm';
import { GRANTS_STAMP } from './grants-stamp';
import { freshToken, hashOf } from './tokens';

/** Whose session it is. */
export type Holder = {
  readonly id: string;
  readonly session: string;
  readonly demo: boolean;
  /** Whether a second factor opened the session. */
  readonly strong: boolean;
  /** Whether it was opened some minutes ago, and not by a password alone: its owner need not prove again who he is. */
  readonly fresh: boolean;
  /** Whether it was opened some minutes ago, by whatever: enough to end other sessions. */
  readonly recent: boolean;
  /** The same as long as the account's grants are the same; null while they change (`Accounts.whileGrantsChange`). */
  readonly grantsStamp: string | null;
};

/** As whom a session sees the pages: a role, `public` for none, and where it would hold. */
export type Seeing = { readonly role: string; readonly scope: string };

/** How somebody signed in. */
export type SignInWay = 'PASSWORD' | 'PASSWORD_AND_CODE' | 'PASSKEY' | 'OIDC' | 'OIDC_AND_CODE';

/** By what a session is opened. `strong`: it was shown by two factors who it is. */
export type Entered = { readonly way: SignInWay; readonly strong: boolean };

export type Session = {
  readonly id: string;
  /** What the browser said it was. */
  readonly device: string;
  readonly way: SignInWay;
  readonly createdAt: Date;
  /** To the minute. */
  readonly seenAt: Date;
};

/** How long sessions last, in seconds. */
export type SessionTimes = {
  /** From signing in on, whatever happens. */
  readonly most: number;
  /** From the last request on. */
  readonly idle: number;
};

/** The channel on which the id of every session and token that ends is told. */
export const SESSION_ENDED = 'session_ended';

const MOST_OF_DEVICE = 200;

/** The sessions of accounts. The database knows the hash of a session's token only. */
export class Sessions {
  constructor(
    private readonly database: DataSource,
    private readonly times: SessionTimes,
  ) {}

  /** The secret token of a new session. */
  async open(account: string, device: string, { way, strong }: Entered): Promise<string> {
    const token = freshToken();
    await this.endWhere(`expires_at < now() OR seen_at < now() - $1 * interval '1 second'`, [
      this.times.idle,
    ]);
    await this.database.query(
      `INSERT INTO access.session (token_hash, account, device, expires_at, way, strong)
       VALUES ($1, $2, $3, now() + $4 * interval '1 second', $5, $6)`,
      [hashOf(token), account, device.slice(0, MOST_OF_DEVICE), this.times.most, way, strong],
    );
    return token;
  }

  async holderOf(token: string): Promise<(Holder & { readonly seeing: Seeing | null }) | null> {
    const [found] = await this.database.query<
      (Holder & { readonly stale: boolean; readonly seeing: Seeing | null })[]
    >(
      `SELECT account.id, account.demo, session.id AS session, session.strong, ${GRANTS_STAMP} AS "grantsStamp",
         (session.strong OR session.way LIKE 'OIDC%') AND session.created_at > now() - interval '10 minutes' AS fresh,
         session.created_at > now() - interval '10 minutes' AS recent, seen_at < now() - interval '1 minute' AS stale,
         CASE WHEN seeing_role IS NOT NULL THEN json_build_object('role', seeing_role, 'scope', seeing_scope) END AS seeing
       FROM access.session JOIN access.account ON account.id = session.account
       WHERE token_hash = $1 AND expires_at > now() AND seen_at > now() - $2 * interval '1 second' AND locked_at IS NULL AND personal IS NOT NULL`,
      [hashOf(token), this.times.idle],
    );
    if (found === undefined) return null;
    const { stale, ...holder } = found;
    if (stale)
      await this.database.query('UPDATE access.session SET seen_at = now() WHERE id = $1', [holder.session]);
    return holder;
  }

  /** Those that last, the newest first. */
  list(account: string): Promise<readonly Session[]> {
    return this.database.query<Session[]>(
      `SELECT id, device, way, created_at AS "createdAt", seen_at AS "seenAt" FROM access.session
       WHERE account = $1 AND expires_at > now() AND seen_at > now() - $2 * interval '1 second' ORDER BY created_at DESC, id`,
      [account, this.times.idle],
    );
  }

  /** A second factor has been shown in a session since it was opened, or is no more. */
  async setStrong(session: string, strong: boolean): Promise<void> {
    await this.database.query('UPDATE access.session SET strong = $2 WHERE id = $1', [session, strong]);
  }

  /** The session sees the pages as somebody else from now on, or as its owner again. */
  async see(session: string, seeing: Seeing | null): Promise<void> {
    await this.database.query('UPDATE access.session SET seeing_role = $2, seeing_scope = $3 WHERE id = $1', [
      ...[session, seeing?.role ?? null, seeing?.scope ?? null],
    ]);
  }

  /** Which of these sessions and tokens there still are, as ids. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM access.session WHERE id = ANY($1::uuid[])
       UNION ALL SELECT id FROM access.api_token WHERE id = ANY($1::uuid[]) AND expires_at > now()
       UNION ALL SELECT id FROM access.code_session WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether the account had it. */
  async end(account: string, session: string): Promise<boolean> {
    return (await this.endWhere('account = $1 AND id::text = $2', [account, session])) > 0;
  }

  /** Ends all but one of an account, or all; how many there were. */
  endAll(account: string, but: string | null = null): Promise<number> {
    return this.endWhere('account = $1 AND id::text IS DISTINCT FROM $2', [account, but]);
  }

  private async endWhere(condition: string, parameters: readonly unknown[]): Promise<number> {
    const ended = await this.database.query<unknown[]>(
      `WITH ended AS (DELETE FROM access.session WHERE ${condition} RETURNING id)
       SELECT pg_notify('${SESSION_ENDED}', id::text) FROM ended`,
      [...parameters],
    );
    return ended.length;
  }
}
