import type { Vault } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import type { DataSource } from 'typeorm';
import { subjectOf } from './accounts';
import { nameProblem } from './passkeys';
import { refuse } from './refusals';
import { type Holder, SESSION_ENDED } from './sessions';
import { GRANTS_STAMP } from './grants-stamp';
import { freshToken, hashOf } from './tokens';

/** What a token may do of what its account may. */
export type TokenLimits = {
  /** The grants of the account that it uses, by their ids. */
  readonly grants: readonly string[];
  /** Whether it writes nothing. */
  readonly readsOnly: boolean;
};

/** A token as its owner sees it. */
export type ApiToken = TokenLimits & {
  readonly id: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The day of its last use, `2026-11-23`; null before the first. */
  readonly usedOn: string | null;
};

export type NewApiToken = TokenLimits & { readonly name: string; readonly days: number };

type Row = Omit<ApiToken, 'name'> & { readonly sealed: string };

/** Recognised by programs that look for secrets in what people publish. */
const PREFIX = 'arb_';
const MOST = 20;
const MOST_DAYS = 365;

/** Tokens by which the programs of an account come, beside the sessions of its browsers. The database knows their hashes only. */
export class ApiTokens {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
  ) {}

  /** The secret text of a new token, or why there is none. `strong`: its owner has shown a second factor. */
  async create(account: string, given: NewApiToken, strong: boolean): Promise<string | Refusal> {
    const { name, days, grants, readsOnly } = given;
    const problem = nameProblem(name);
    if (problem !== null) return problem;
    if (days < 1 || days > MOST_DAYS) return refuse('days-do-not-fit', { field: 'days', most: MOST_DAYS });
    const seal = await this.vault.sealerOf(subjectOf(account));
    const token = `${PREFIX}${freshToken()}`;
    const added =
      seal &&
      (await this.database.query<unknown[]>(
        `INSERT INTO access.api_token (token_hash, account, sealed, grants, reads_only, strong, expires_at)
         SELECT $1, $2::text, $3, $4, $5, $6, now() + $7 * interval '1 day'
         WHERE (SELECT count(*) FROM access.api_token WHERE account = $2 AND expires_at > now()) < $8 RETURNING id`,
        [
          ...[hashOf(token), account, seal({ name: name.trim() }).sealed, grants, readsOnly, strong],
          ...[days, MOST],
        ],
      ));
    return added && added.length > 0 ? token : refuse('token-not-made', { most: MOST });
  }

  /** Whose program comes with this token; null where it is over, or its account locked or erased. */
  async holderOf(token: string): Promise<(Holder & TokenLimits) | null> {
    if (!token.startsWith(PREFIX)) return null;
    const [found] = await this.database.query<(Holder & TokenLimits & { readonly stale: boolean })[]>(
      `SELECT account.id, account.demo, api_token.id AS session, strong, false AS fresh, false AS recent, ${GRANTS_STAMP} AS "grantsStamp", grants,
         reads_only AS "readsOnly", used_on IS DISTINCT FROM (now() AT TIME ZONE 'UTC')::date AS stale
       FROM access.api_token JOIN access.account ON account.id = api_token.account
       WHERE token_hash = $1 AND expires_at > now() AND locked_at IS NULL AND personal IS NOT NULL`,
      [hashOf(token)],
    );
    if (found === undefined) return null;
    const { stale, ...holder } = found;
    if (stale)
      await this.database.query(
        `UPDATE access.api_token SET used_on = (now() AT TIME ZONE 'UTC')::date WHERE id = $1`,
        [holder.session],
      );
    return holder;
  }

  /** Those that last, the oldest first. */
  async list(account: string): Promise<readonly ApiToken[]> {
    const rows = await this.database.query<Row[]>(
      `SELECT id, sealed, grants, reads_only AS "readsOnly", created_at AS "createdAt", expires_at AS "expiresAt",
         to_char(used_on, 'YYYY-MM-DD') AS "usedOn"
       FROM access.api_token WHERE account = $1 AND expires_at > now() ORDER BY created_at, id`,
      [account],
    );
    const names = await this.vault.openAll<{ readonly name: string }>(
      rows.map(({ sealed }) => ({ subject: subjectOf(account), personal: { sealed } })),
    );
    return rows.map(({ sealed: _, ...row }, at) => ({ ...row, name: names[at]?.name ?? '' }));
  }

  /** How many last, of each of these accounts that has any. */
  async countOf(accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ account: string; count: number }[]>(
      `SELECT account, count(*)::int AS count FROM access.api_token
       WHERE account = ANY($1) AND expires_at > now() GROUP BY account`,
      [accounts],
    );
    return new Map(rows.map(({ account, count }) => [account, count]));
  }

  /** Whether the account had it. What is open with it closes at once. */
  async revoke(account: string, token: string): Promise<boolean> {
    return (await this.endWhere('account = $1 AND id::text = $2', [account, token])) > 0;
  }

  /** All of an account; how many there were. */
  revokeAll(account: string): Promise<number> {
    return this.endWhere('account = $1', [account]);
  }

  private async endWhere(condition: string, parameters: readonly unknown[]): Promise<number> {
    const ended = await this.database.query<unknown[]>(
      `WITH ended AS (DELETE FROM access.api_token WHERE ${condition} RETURNING id)
       SELECT pg_notify('${SESSION_ENDED}', id::text) FROM ended`,
      [...parameters],
    );
    return ended.length;
  }
}
